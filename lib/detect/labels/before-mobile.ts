import { detectorWords } from '../words/detector-words.ts';

/** How mobile numbers are written, in the countries of `beforeMobile` in the words of the languages. */
const mobiles: Readonly<Record<string, string>> = {
  AE: '0?5\\d{8}',
  BF: '[0567]\\d{7}',
  BO: '[67]\\d{7}',
  CD: '0?[89]\\d{8}',
  CI: '0[157]\\d{8}',
  CM: '6\\d{8}',
  CO: '3\\d{9}',
  CR: '[5-8]\\d{7}',
  GH: '0?[25]\\d{8}',
  GT: '[345]\\d{7}',
  HN: '[389]\\d{7}',
  IN: '(?:\\+?91[ -]?)?[6-9]\\d{4}[ -]?\\d{5}',
  KE: '(?:254|0)?[17]\\d{8}',
  KW: '[569]\\d{3} ?\\d{4}',
  ML: '[5-9]\\d{7}',
  MZ: '8[2-7]\\d{7}',
  NG: '0?[789][01]\\d{8}',
  NI: '[578]\\d{7}',
  PE: '9\\d{2} ?\\d{3} ?\\d{3}',
  PH: '9\\d{9}',
  PY: '0?9\\d{8}',
  SN: '7[05-8]\\d{7}',
  SV: '[67]\\d{7}',
  TZ: '0?[67]\\d{8}',
  UG: '0?7\\d{8}',
  US: '[2-9]\\d{9}',
  VE: '0?4\\d{9}',
  ZW: '0?7\\d{8}',
};
/** Between the words and the number: "MTN no. is …", "Orange Money au …", "Sinpe al …", "M. No. …". */
const gap = '(?:[ .:-]*n(?:umber|o|[º°])\\.?)?(?: (?:is|to|au|al))?[ .:/-]{1,4}';
const reach = 24;
const labels = new Map<string, { label: RegExp; mobile: RegExp } | null>();

/** Is the text before the number at `at` a label that counts only before a mobile number, and is this one? */
export function isBeforeMobile(plain: string, at: number, country: string | null): boolean {
  if (country === null) return false;
  let own = labels.get(country);
  if (own === undefined) {
    own = labelsOf(country);
    labels.set(country, own);
  }
  if (!own?.mobile.test(plain.slice(at, at + reach))) return false;
  const before = plain.slice(Math.max(0, at - reach), at);
  return own.label.test(before.slice(before.lastIndexOf('\n') + 1));
}

function labelsOf(country: string): { label: RegExp; mobile: RegExp } | null {
  const words = detectorWords.beforeMobile[country];
  const mobile = mobiles[country];
  if (words === undefined || mobile === undefined) return null;
  return {
    label: new RegExp(`(?:^|[^\\p{L}\\p{M}\\p{N}])(?:${words})${gap}$`, 'iu'),
    mobile: new RegExp(`^${mobile}(?!\\d)`),
  };
}
