/** Text without a vCard's escapes (RFC 6350 section 3.4): `\n` is a line end; any other character stands for itself. */
export function unescapeText(value: string): string {
  return value.replace(/\\(.)/gs, (_, character: string) => (/n/i.test(character) ? '\n' : character));
}
