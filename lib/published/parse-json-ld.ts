const opening = /^(?:<!--|(?:\/\/|\/\*)?\s{0,9}<!\[CDATA\[(?:\s{0,9}\*\/)?)/;
const closing = /(?:-->|(?:\/\/|\/\*)?\s{0,9}\]\]>(?:\s{0,9}\*\/)?)$/;

/**
 * The value of a JSON-LD text, undefined where it is none. Also reads what search engines read: a text in a comment or a
 * CDATA section, with line breaks inside strings, or with a semicolon behind it.
 */
export function parseJsonLd(text: string): unknown {
  return parse(text) ?? parse(unwrapped(text));
}

function unwrapped(text: string): string {
  const inner = text.trim().replace(opening, '').replace(closing, '').trim();
  return inner.replace(/\p{Cc}/gu, ' ').replace(/;$/, '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
