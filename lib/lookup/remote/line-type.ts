import { once } from '../../model/once.ts';
import type { LineType } from '../../model/phone-report.ts';
import { lineTypes } from '../../model/phone-report.ts';

/**
 * Words for libphonenumber's line types, beside their own names. The service's vocabulary is not documented; add a word
 * here when one is met.
 */
const words: Readonly<Record<string, LineType>> = {
  landline: 'FIXED_LINE',
  'land line': 'FIXED_LINE',
  fixed: 'FIXED_LINE',
  fixedline: 'FIXED_LINE',
  geographic: 'FIXED_LINE',
  cell: 'MOBILE',
  cellular: 'MOBILE',
  'cell phone': 'MOBILE',
  'mobile phone': 'MOBILE',
  wireless: 'MOBILE',
  'landline or mobile': 'FIXED_LINE_OR_MOBILE',
  'mobile or landline': 'FIXED_LINE_OR_MOBILE',
  'mobile or fixed line': 'FIXED_LINE_OR_MOBILE',
  tollfree: 'TOLL_FREE',
  freephone: 'TOLL_FREE',
  premium: 'PREMIUM_RATE',
  'internet telephony': 'VOIP',
  personal: 'PERSONAL_NUMBER',
  beeper: 'PAGER',
  'universal access number': 'UAN',
  'voice mail': 'VOICEMAIL',
};

const known = once(
  () => new Map<string, LineType>([...Object.entries(words), ...lineTypes.map((type) => [plain(type), type] as const)]),
);

/**
 * The libphonenumber name of a line type's word, whatever its case and separators (`Toll-Free`, `fixed_line`); a word
 * that is not known stays as it came.
 */
export function readLineType(word: string): LineType | string {
  return known().get(plain(word)) ?? word;
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
