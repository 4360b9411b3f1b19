type Span = { start: number; end: number };

/** The offsets of a hop in a text, `end` exclusive, and in it what only the sender says of itself. */
export type HopSpan = Span & { claims: readonly Span[] };

const received = /^received:/i;
/** The name that the sender gave itself, as qmail (`HELO name`) and Exim (`helo=name`) write it. */
const claim = /\b(?:helo|ehlo)(?:\s+|=)[^\s)]+/gi;
/** Most characters of a mail that are read for headers. */
const mostHeaders = 65_536;

/**
 * Returns the `from` clauses of a mail's `Received:` headers (RFC 5321 section 4.4), which say from whom each server
 * got it. The earliest hop comes first, as each server puts its header above the others. Empty if the text does not
 * start with a mail header.
 */
export function mailHops(text: string): HopSpan[] {
  const hops: HopSpan[] = [];
  for (const { start, end } of headerFields(text)) {
    const field = text.slice(start, end);
    if (!received.test(field)) continue;
    const from = /^received:\s*from\s/i.exec(field);
    if (!from) continue;
    const by = field.slice(from[0].length).search(/\sby\s/i);
    const begin = start + from[0].length;
    const clause = text.slice(begin, by < 0 ? end : begin + by);
    const claims = [...clause.matchAll(claim)].map(({ 0: said, index }) => ({
      start: begin + index,
      end: begin + index + said.length,
    }));
    hops.push({ start: begin, end: begin + clause.length, claims });
  }
  return hops.reverse();
}

/** Returns the header fields that the text starts with, each with its continuation lines (RFC 5322 section 2.2.3). */
function headerFields(text: string): Span[] {
  const fields: Span[] = [];
  let at = text.search(/\S/);
  while (at >= 0 && at < Math.min(text.length, mostHeaders)) {
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const last = fields.at(-1);
    if (/[ \t]/.test(text.charAt(at))) {
      if (!last || text.slice(at, end).trim() === '') break;
      last.end = end;
    } else if (isHeaderLine(text.slice(at, end))) {
      fields.push({ start: at, end });
    } else break;
    at = end + 1;
  }
  return fields;
}

/** Is this a field with its name, or the line that starts a mail in a mailbox file? */
function isHeaderLine(line: string): boolean {
  return /^[!-9;-~]+:/.test(line) || /^From \S/.test(line);
}
