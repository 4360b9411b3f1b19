type Span = { start: number; end: number };

/** `0xx11`, `0**11`, `(0 xx 11`: a Brazilian number with a place for the code of a carrier. */
const carrierPlace = /(?<![\p{L}\d])\(?0 ?(?:xx|XX|\*\*)[ -]?\(?$/u;
const reach = 8;
/** A bracket that was opened before a plus or a code that blanks set apart: `( +39 ) 06 …`. */
const openedBefore = /\( ?\+? ?$/;

/** Returns the start of a number that begins with a place for a carrier's code; `start` itself for any other. */
export function startWithCarrier(plain: string, start: number): number {
  const found = carrierPlace.exec(plain.slice(Math.max(0, start - reach), start));
  return found ? start - found[0].length : start;
}

/** Returns a number's span with whole pairs of brackets: adds the missing one, or drops an opening one at its start. */
export function withWholeBrackets(plain: string, span: Span): Span {
  const { start } = span;
  let { end } = span;
  const open: number[] = [];
  let first = start;
  for (let at = start; at < end; at += 1) {
    const sign = plain.charAt(at);
    if (sign === '(') open.push(at);
    else if (sign === ')' && open.pop() === undefined) first = openingBefore(plain, first);
  }
  const [unclosed] = open;
  // `4627310 (011)`: the bracket after the last digit closes one inside.
  if (unclosed !== undefined && unclosed > first && plain.charAt(end) === ')') end += 1;
  if (first !== start || unclosed !== start) return { start: first, end };
  let inner = start + 1;
  while (inner < end && !/[+\d(]/.test(plain.charAt(inner))) inner += 1;
  return withWholeBrackets(plain, { start: inner, end });
}

function openingBefore(plain: string, start: number): number {
  const found = openedBefore.exec(plain.slice(Math.max(0, start - 4), start));
  return found ? start - found[0].length : start;
}
