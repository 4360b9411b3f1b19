/** The offsets of a hop in a text, `end` exclusive. */
export type HopSpan = { start: number; end: number };

const received = /^received:/i;
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
    hops.push({ start: start + from[0].length, end: by < 0 ? end : start + from[0].length + by });
  }
  return hops.reverse();
}

/** Returns the header fields that the text starts with, each with its continuation lines (RFC 5322 section 2.2.3). */
function headerFields(text: string): HopSpan[] {
  const fields: HopSpan[] = [];
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
