/** What letters show: a script of one country's language, or letters that one language has. */
type Letters = { country: string; weight: number; letters: RegExp };

/** Weight that alone replaces the page's country (see `otherCountry`). */
const decisive = 8;
/** Alone, the country of numbers that the page's country does not have. */
const strong = 6;
/** Alone, a hint. */
const likely = 4;
/** Alone, it decides only if the page's country is unknown. */
const faint = 3;

/**
 * Letters by what they show. A script of several countries has one row for each, the likelier one with a higher weight.
 * It has no row if no country is likely (Arabic).
 */
const rows: readonly Letters[] = [
  { country: 'TH', weight: decisive, letters: /[\u0e01-\u0e3a]/ },
  { country: 'KR', weight: decisive, letters: /[\uac00-\ud7a3]/ },
  { country: 'JP', weight: decisive, letters: /[\u3041-\u3096\u30a1-\u30fa]/ },
  { country: 'IL', weight: decisive, letters: /[\u05d0-\u05ea]/ },
  { country: 'GE', weight: decisive, letters: /[\u10d0-\u10ff]/ },
  { country: 'AM', weight: decisive, letters: /[\u0531-\u0587]/ },
  { country: 'GR', weight: decisive, letters: /[\u0391-\u03ce]{3}/ },
  { country: 'CY', weight: strong, letters: /[\u0391-\u03ce]{3}/ },
  { country: 'KH', weight: decisive, letters: /[\u1780-\u17b3]/ },
  { country: 'LA', weight: decisive, letters: /[\u0e81-\u0eae]/ },
  { country: 'MM', weight: decisive, letters: /[\u1000-\u102a]/ },
  { country: 'LK', weight: decisive, letters: /[\u0d85-\u0dc6]/ },
  { country: 'ET', weight: decisive, letters: /[\u1200-\u135a]/ },
  { country: 'BD', weight: strong, letters: /[\u0985-\u09b9]/ },
  { country: 'IN', weight: likely, letters: /[\u0985-\u09b9]/ },
  { country: 'NP', weight: strong, letters: /[\u0905-\u0939]/ },
  { country: 'NP', weight: strong, letters: /काठमा|नेपाल/ },
  // Devanagari, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam.
  {
    country: 'IN',
    weight: decisive,
    letters:
      /[\u0905-\u0939\u0a05-\u0a39\u0a85-\u0ab9\u0b05-\u0b39\u0b85-\u0bb9\u0c05-\u0c39\u0c85-\u0cb9\u0d05-\u0d39]/,
  },
  { country: 'JP', weight: decisive, letters: /〒|[丁番]目|番地|[府県]|株式会社|有限会社/ },
  { country: 'CN', weight: strong, letters: /手机|[电话传联邮编码门线热询]/ },
  { country: 'TW', weight: faint, letters: /[電話傳機聯郵編碼號區門線熱詢]/ },
  { country: 'TW', weight: strong, letters: /[台臺](?:北|中|南|灣|湾)|高雄|新竹|桃園|統一編號|統編/ },
  { country: 'HK', weight: faint, letters: /[電話傳機聯郵編碼號區門線熱詢]/ },
  { country: 'HK', weight: strong, letters: /香港|九龍|新界|銅鑼灣|旺角|荃灣|商業登記/ },
  { country: 'MO', weight: strong, letters: /澳門/ },
  { country: 'VN', weight: decisive, letters: /[ạảấầẩậắằặẹẻếềểệỉịọỏốồổộớờởợụủứừửựđ]/i },
  { country: 'UA', weight: strong, letters: /[іїєґ]/i },
  { country: 'BY', weight: strong, letters: /ў/i },
  { country: 'RS', weight: likely, letters: /[јљњђћ]/i },
  { country: 'KZ', weight: likely, letters: /[әғқңұһ]/i },
  { country: 'MN', weight: likely, letters: /[өү]/i },
  { country: 'RU', weight: likely, letters: /[а-я]{3}/i },
  { country: 'IR', weight: strong, letters: /[گچپژکی]/ },
  { country: 'PK', weight: strong, letters: /[ٹڈڑےں]/ },
  { country: 'PL', weight: likely, letters: /[łżź]/i },
  { country: 'CZ', weight: likely, letters: /[řůě]/i },
  { country: 'SK', weight: likely, letters: /[ľĺŕ]/i },
  { country: 'HU', weight: strong, letters: /[őű]/i },
  { country: 'RO', weight: likely, letters: /[țșă]/i },
  { country: 'TR', weight: likely, letters: /[ğış]/i },
  { country: 'IS', weight: strong, letters: /[ðþ]/i },
  { country: 'LT', weight: likely, letters: /[ėųį]/i },
  { country: 'LV', weight: likely, letters: /[ļņķģ]/i },
  { country: 'NG', weight: likely, letters: /₦/ },
  { country: 'GH', weight: likely, letters: /₵/ },
  { country: 'PH', weight: likely, letters: /₱/ },
  { country: 'DE', weight: faint, letters: /ß/ },
  { country: 'SE', weight: faint, letters: /å[^øæ]*ö|ö[^øæ]*å/i },
  { country: 'BR', weight: faint, letters: /ção|ões|ã/i },
  { country: 'FR', weight: faint, letters: /[Tt]él\.?|[àçè] / },
];

const beyondAscii = /[\u0080-\uffff]/;

/** Calls `add` for every country whose letters `text` has. */
export function readLetters(text: string, add: (country: string, weight: number) => void): void {
  if (!beyondAscii.test(text)) return;
  for (const { country, weight, letters } of rows) if (letters.test(text)) add(country, weight);
}
