import type { LineType } from '../model/answer/report.ts';
import { lineTypes } from '../model/answer/report.ts';
import type { MessageKey } from './say.ts';
import { say } from './say.ts';

const words = {
  FIXED_LINE: 'lineFixed',
  MOBILE: 'lineMobile',
  FIXED_LINE_OR_MOBILE: 'lineFixedOrMobile',
  TOLL_FREE: 'lineTollFree',
  PREMIUM_RATE: 'linePremium',
  SHARED_COST: 'lineSharedCost',
  VOIP: 'lineVoip',
  PERSONAL_NUMBER: 'linePersonal',
  PAGER: 'linePager',
  UAN: 'lineUan',
  VOICEMAIL: 'lineVoicemail',
} as const satisfies Record<LineType, MessageKey>;

/** Is this one of libphonenumber's types? The service may send any word. */
export function isLineType(word: string): word is LineType {
  return lineTypes.some((type) => type === word);
}

/** Returns a line type in words; an unknown word as it came. */
export function lineTypeText(type: string): string {
  return isLineType(type) ? say(words[type]) : type;
}

/** Do two types exclude each other? Unknown words never do, and "fixed or mobile" agrees with either. */
export function lineTypesDisagree(one: string, other: string): boolean {
  if (!isLineType(one) || !isLineType(other) || one === other) return false;
  const either = (type: LineType) => type === 'FIXED_LINE' || type === 'MOBILE';
  if (one === 'FIXED_LINE_OR_MOBILE') return !either(other);
  if (other === 'FIXED_LINE_OR_MOBILE') return !either(one);
  return true;
}
