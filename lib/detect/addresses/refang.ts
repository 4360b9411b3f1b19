import { defangedDot } from '../candidates/characters.ts';

const dots = new RegExp(defangedDot, 'g');
const plain = /^[\d.:a-f]*$/i;
const defangedColon = /\[:\]/g;

/**
 * Returns a text with its defanged dots and colons as plain ones. Full-width dots are plain already
 * (`lib/detect/text/plain-text.ts`).
 */
export function refang(text: string): string {
  return plain.test(text) ? text : text.replace(dots, '.').replace(defangedColon, ':');
}
