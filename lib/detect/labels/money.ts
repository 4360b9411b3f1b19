import { beginsAlphabetic } from '../text/letters.ts';

/** Signs of currencies that may be before an amount, for a character class. */
const signsBefore = '€£¥₹₽₩₺฿₱₦₡₪₵₲￥';

/** All signs of currencies. After `1.8 сая ₮ `, another number follows. */
const moneySigns = `${signsBefore}₸₮₫₴₼₾`;

/** Codes of currencies, before or after an amount. */
const currency = [
  'EUR|USD|CHF|GBP|JPY|CNY|INR|BRL|PLN|SEK|NOK|DKK|RUB|UZS|KZT|KGS|VND|IDR|NGN|COP|CLP|MXN|TND|MAD',
  'DZD|BDT|PKR|LKR|NPR|THB|HKD|SGD|TWD|KRW|SAR|AED|KWD|QAR|EGP|ZAR|KES|UGX|TZS|GHS|GEL|AZN|PHP|XOF',
  'XAF',
].join('|');

/** Abbreviations and signs before an amount that are no codes. */
const beforeAmount = 'Rs\\.?|R\\$|kr\\.?|Fr\\.|Rp\\.?|S\\/\\.?|GH¢|K?Shs?\\.?|TSh\\.?';

/** Names of money after an amount, outside Europe. */
const moneyWords = [
  "F ?CFA|CFA|[Ff]rancs|[Ss]o['‘’ʻ`]m|сум|сўм|сом|тенге|тг|төгрөг|đồng|VNĐ|đ|[Rr]upiah|تومان|ریال",
  'ريال|دينار|درهم|جنيه|[Nn]aira|[Ss]hillings?|[Bb]irr|ብር|[Pp]esos|[Ss]oles|[Cc]olones',
  '[Gg]uaran[ií]es|DT|[Mm]illimes?|[Dd]inars?|[Dd]irhams?|[Kk]wanzas?|[Tt]aka|টাকা|रुपये|রুপি|บาท',
  'ကျပ်|ກີບ|៛|ლარი|դրամ|[Mm]anat|ש"ח',
].join('|');

const units = [
  '[Ee]uros?|Stück|km|kg|mm|cm|m²|ct|[Cc]ents?|[Mm]in|sqft|sqm|pcs|Stk|шт|KB|MB|GB|TB|kWh|MWh|Hz|Mio',
  'Mrd|руб|грн|zł|kr|TL|Kč|Ft|lei|лв|adet|people|persons|inhabitants|habitants|habitantes|abitanti',
  'Einwohner|inwoners|users|bytes|rows',
].join('|');
const unitSigns = '%‰°′″円元원';

/** Matches a currency right before an amount. */
export const endsInCurrency = new RegExp(`(?:[$${signsBefore}]|\\b(?:${currency}|${beforeAmount})) ?$`);

/** The last characters of what `endsInCurrency` matches. */
export const lastOfCurrency = `$${signsBefore}RDFPYLNKBSTWXGsrhp./¢`;

// A sign right before a digit is the next amount's (`0433 123 456 $1,250`), except in a row of amounts.
const nextAmount = `\\d(?!\\d*(?:[.,]\\d+)* ?[$${moneySigns}])`;
const amountEnd = new RegExp(
  `^ ?(?:(?:[${moneySigns}]|\\$(?!\\{))(?!${nextAmount})|[${unitSigns}]|((?:${currency})(?! ?\\d)|${moneyWords}|${units})(?![A-Za-z]))`,
);

/** Does the text after a number begin with a currency or a unit, so that the number is an amount? */
export function beginsInUnit(text: string): boolean {
  const match = amountEnd.exec(text);
  return match !== null && (match[1] === undefined || !beginsAlphabetic(text.slice(match[0].length)));
}

/** The first characters of currencies and units. */
export const firstOfUnits = `$${moneySigns}${unitSigns}${[currency, moneyWords, units].map(firstCharacters).join('')}`;

/** Returns the characters that the alternatives of a pattern start with. */
function firstCharacters(alternatives: string): string {
  return alternatives
    .split('|')
    .map((each) => (each.startsWith('[') ? each.slice(1, each.indexOf(']')) : each.charAt(0)))
    .join('');
}
