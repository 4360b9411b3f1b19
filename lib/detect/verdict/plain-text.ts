/** Stands for characters that take no room: soft hyphens and zero-width characters. */
export const nothing = '\u2060';

/** Stands for the second half of a digit beyond the first plane, which is two UTF-16 units long. */
export const wideHalf = '\u2063';

const unusual = /[^\n\t -~]/u;
const special =
  /\p{Nd}|[\u00a0\u2000-\u200a\u202f\u205f\u3000]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u2010-\u2015\u2212\uff0d\u30fc]|[\uff01-\uff5e]|[\u3002\uff61\u301c]/gu;
const digit = /^\p{Nd}$/u;

/**
 * `text` with digits of every script as 0-9, blanks as spaces, hyphens and dashes as `-`, full-width forms as ASCII and
 * invisible characters as `nothing`. The length stays, so offsets stay too.
 */
export function plainText(text: string): string {
  if (!unusual.test(text)) return text;
  return text.replace(special, plainCharacter);
}

function plainCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return character;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).replace('~', '-');
  if (code === 0x3002 || code === 0xff61) return '.';
  if (code === 0xad || (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e)) return nothing;
  if ((code >= 0x2060 && code <= 0x2069) || code === 0xfeff) return nothing;
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 0x30fc || code === 0x301c) return '-';
  if (digit.test(character)) return digitValue(code) + wideHalf.repeat(character.length - 1);
  return ' ';
}

const known = new Map<number, string>();

/**
 * The value of a decimal digit. Unicode keeps the ten digits of a script in one row (Unicode Standard 4.6), so the
 * value is the distance from the row's first; the mathematical digits are five rows without a gap.
 */
function digitValue(code: number): string {
  let value = known.get(code);
  if (value === undefined) {
    let steps = 0;
    if (code >= 0x1d7ce && code <= 0x1d7ff) steps = (code - 0x1d7ce) % 10;
    else while (steps < 9 && digit.test(String.fromCodePoint(code - steps - 1))) steps += 1;
    value = String(steps);
    known.set(code, value);
  }
  return value;
}
