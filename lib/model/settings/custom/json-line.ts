/** One token of JSON, with the space before it: a sign, a text, or another plain value. */
const token =
  /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?!\w))/uy;

/** What a token is: one of JSON's signs, a text, or another value that is no list or object. */
type Kind = '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'plain';
const values: readonly Kind[] = ['text', 'plain', '{', '['];

/**
 * Returns the line (from 1) at which a text stops being a JSON object. Each browser reports that in words of its own, or not at
 * all.
 */
export function brokenLine(text: string): number {
  const open: ('{' | '[')[] = [];
  let allowed: readonly Kind[] = ['{'];
  let end = 0;
  for (token.lastIndex = 0; ; ) {
    const kind = nextKind(text);
    if (kind === null || !allowed.includes(kind)) return lineAt(text, end);
    end = token.lastIndex;
    const isName = kind === 'text' && !allowed.includes('plain');
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
    allowed = isName ? [':'] : kindsAfter(kind, open.at(-1));
  }
}

/** Reads the token at `token.lastIndex`; null if there is none. */
function nextKind(text: string): Kind | null {
  const found = token.exec(text);
  if (!found) return null;
  const [, sign, quoted] = found;
  return signs.find((each) => each === sign) ?? (quoted === undefined ? 'plain' : 'text');
}

const signs = ['{', '}', '[', ']', ',', ':'] as const;

/** Returns what may follow a token that is no name. `inside`: the innermost list or object that is open after it. */
function kindsAfter(kind: Kind, inside: '{' | '[' | undefined): readonly Kind[] {
  if (kind === '{') return ['text', '}'];
  if (kind === '[') return [...values, ']'];
  if (kind === ':') return values;
  if (kind === ',') return inside === '{' ? ['text'] : values;
  if (inside === undefined) return [];
  return inside === '{' ? [',', '}'] : [',', ']'];
}

/** Returns the line of what comes after a place, without the space before it. */
function lineAt(text: string, place: number): number {
  const rest = /\S/.exec(text.slice(place))?.index ?? 0;
  return text.slice(0, place + rest).split('\n').length;
}
