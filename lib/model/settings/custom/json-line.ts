/** One token of JSON, with the space before it: a sign, a text, or another plain value. */
const token =
  /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?!\w))/uy;

/** What can come next: each letter is a kind of token (`v` a plain value, `s` a text). */
type Next = string;
const value: Next = 'vs{[';

/**
 * Returns the line (from 1) at which a text stops being a JSON object. Each browser reports that in words of its own, or not at
 * all.
 */
export function brokenLine(text: string): number {
  const open: string[] = [];
  let next: Next = '{';
  let end = 0;
  for (token.lastIndex = 0; ; ) {
    const found = token.exec(text);
    const kind = found?.[1] ?? (found?.[2] === undefined ? 'v' : 's');
    if (!found || !next.includes(kind)) return lineAt(text, end);
    end = token.lastIndex;
    const isKey = kind === 's' && !next.includes('v');
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
    if (kind === '{') next = 's}';
    else if (kind === '[') next = `${value}]`;
    else if (kind === ':') next = value;
    else if (kind === ',') next = open.at(-1) === '{' ? 's' : value;
    else if (isKey) next = ':';
    else next = afterValue(open.at(-1));
  }
}

function afterValue(inside: string | undefined): Next {
  if (inside === undefined) return '';
  return inside === '{' ? ',}' : ',]';
}

/** Returns the line of what comes after a place, without the space before it. */
function lineAt(text: string, place: number): number {
  const rest = /\S/.exec(text.slice(place))?.index ?? 0;
  return text.slice(0, place + rest).split('\n').length;
}
