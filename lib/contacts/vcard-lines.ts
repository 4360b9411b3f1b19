/** A property of a vCard as it stands in the file, unfolded; `line` is where it begins, `position` where it ends. */
export type VcardLine = { text: string; line: number; position: number };

/** Most characters kept of one property: pictures and sounds are long, names and numbers are not. */
const mostKept = 8_000;
const quotedPrintable = /^[^:]{0,200}QUOTED-PRINTABLE/i;
const border = /^(?:BEGIN|END):/i;

/**
 * The properties of a vCard file, one a step: folded lines joined (RFC 6350 section 3.2; vCard 2.1 keeps the blank that
 * folds, so a name folded between words keeps its space), and quoted-printable values that end in a soft break. Lines of
 * `text` end in `\n`.
 */
export function* vcardLines(text: string): Generator<VcardLine, void, void> {
  let position = 0;
  let line = 0;
  let keepsBlank = false;

  function take(): string {
    const found = text.indexOf('\n', position);
    const end = found < 0 ? text.length : found;
    const physical = text.slice(position, end);
    position = end + 1;
    line += 1;
    return physical;
  }

  while (position < text.length) {
    let last = take();
    const begun = line;
    const isQuoted = quotedPrintable.test(last);
    const pieces: string[] = [];
    let kept = 0;
    for (;;) {
      const isSoft: boolean = isQuoted && last.endsWith('=');
      const piece = isSoft ? last.slice(0, -1) : last;
      if (kept < mostKept) pieces.push(piece);
      kept += piece.length;
      const isFolded = text[position] === ' ' || text[position] === '\t';
      if (!(isFolded || (isSoft && !border.test(text.slice(position, position + 8)))) || position >= text.length) break;
      last = isSoft || keepsBlank ? take() : take().slice(1);
    }
    const joined = pieces.join('').slice(0, mostKept);
    if (/^VERSION:/i.test(joined)) keepsBlank = joined.slice(8).trim() === '2.1';
    yield { text: joined, line: begun, position };
  }
}
