const defangedDot = /\[dot[\])}]|\(dot\)|\{dot\}|[[({]\.[\])}]?|\.[\])}]/gi;
const defangedColon = /\[:\]/g;

/** An address with defanged dots and colons (`[.]`, `(.)`, `{.}`, `[dot]`, `[:]`) as it is meant. */
export function refang(text: string): string {
  return text.replace(defangedDot, '.').replace(defangedColon, ':');
}
