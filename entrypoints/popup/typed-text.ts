import type { PopupReading } from '../../components/popup/popup-state.ts';
import type { Report } from '../../lib/model/answer/report.ts';
import { messageTextCharacters, panelTextCharacters } from '../../lib/model/limits.ts';

/** Returns the state of a text that needs no reading: it is empty or too long. */
export function plainReading(typed: string): PopupReading | null {
  if (typed.trim() === '') return { kind: 'unreadable', reason: 'empty' };
  return typed.length > messageTextCharacters ? { kind: 'unreadable', reason: 'too-long' } : null;
}

/** Is a text a whole subject, not one that is still being typed? */
export function isWhole({ device }: Report): boolean {
  return device.kind === 'ip' || device.valid;
}

/** Is a text too long for one message, in which a line break is two characters? */
export function isTooMuch(text: string): boolean {
  return text.length > panelTextCharacters || JSON.stringify(text).length > panelTextCharacters;
}
