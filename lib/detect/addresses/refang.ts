const defangedDot = /[[({]dot[\])}]|[[({<]\.[\])}>]{0,3}|\.[\])}>]{1,3}/gi;
const plain = /^[\d.:a-f]*$/i;
const defangedColon = /\[:\]/g;

/**
 * Returns a text with its defanged dots and colons (`[.]`, `(.)`, `{.}`, `<.>`, `.]]]`, `[dot]`, `[:]`) as plain ones. The two
 * brackets need not match: people write `{dot)`. Full-width dots are plain already (`lib/detect/labels/plain-text.ts`).
 * `lib/detect/candidates/ip-runs.ts` finds them: a new form goes into both, and into `dot` in `characters.ts`.
 */
export function refang(text: string): string {
  return plain.test(text) ? text : text.replace(defangedDot, '.').replace(defangedColon, ':');
}
