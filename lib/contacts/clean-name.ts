import { cleanText } from '../lookup/remote/clean-text.ts';

/** A name as it is kept and compared: clean, at most 200 code points, composed (NFC). */
export function cleanName(text: string): string {
  return cleanText(text).normalize('NFC');
}
