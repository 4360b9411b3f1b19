import { joiner } from './written-forms.ts';

const joins = 1;
const digit = 2;
const firstHalf = 3;
const other = 4;

/** What a UTF-16 unit is, 0 while nobody has asked. */
const kinds = new Uint8Array(0x1_0000);
const isJoiner = new RegExp(joiner);
const isDigit = /^\p{Nd}$/u;

function kindOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return kinds[code] || learn(code);
}

function learn(code: number): number {
  const character = String.fromCharCode(code);
  let kind = isJoiner.test(character) ? joins : other;
  if (code >= 0xd800 && code <= 0xdbff) kind = firstHalf;
  else if ((code >= 0x30 && code <= 0x39) || (code >= 0x660 && isDigit.test(character))) kind = digit;
  kinds[code] = kind;
  return kind;
}

/** How many UTF-16 units the digit at `at` has, of any script; 0 where there is none. */
export function digitAt(text: string, at: number): number {
  if (at >= text.length) return 0;
  const kind = kindOf(text, at);
  if (kind === digit) return 1;
  return kind === firstHalf && isDigit.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ? 2 : 0;
}

/** The end of the digits that stand at `at` one behind the other, at most `most` of them. */
export function digitsEnd(text: string, at: number, most: number): number {
  let end = at;
  for (let left = most; left > 0; left -= 1) {
    const code = text.charCodeAt(end);
    const length = code >= 0x30 && code <= 0x39 ? 1 : code < 0x80 ? 0 : digitAt(text, end);
    if (length === 0) return end;
    end += length;
  }
  return end;
}

/** Does what people write inside phone numbers stand at `at`? */
export function joinerAt(text: string, at: number): boolean {
  return at < text.length && kindOf(text, at) === joins;
}
