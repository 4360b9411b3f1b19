/** A property of a vCard: its name in capitals without its group, its parameters as they stand, its value as it stands. */
export type VcardProperty = { name: string; parameters: string; value: string };

const head = /^(?:[\w-]{1,60}\.)?([A-Za-z][\w-]{0,60})(?=[;:])/;

/** Takes a property apart; null where the line is none. A colon or semicolon in a quoted parameter divides nothing. */
export function vcardProperty(text: string): VcardProperty | null {
  const found = head.exec(text);
  if (!found?.[1]) return null;
  const colon = colonAfter(text, found[0].length);
  if (colon < 0) return null;
  return {
    name: found[1].toUpperCase(),
    parameters: text.slice(found[0].length, colon),
    value: text.slice(colon + 1),
  };
}

function colonAfter(text: string, start: number): number {
  let isQuoted = false;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (text[index] === ':' && !isQuoted) return index;
  }
  // A quotation mark that is never closed was meant as itself.
  return isQuoted ? text.indexOf(':', start) : -1;
}

/** The value of a property as text: quoted-printable decoded (vCard 2.1), escapes left; null where it is base64. */
export function propertyText({ parameters, value }: VcardProperty): string | null {
  if (/[;=](?:BASE64|B)(?=;|$)/i.test(parameters)) return null;
  if (!/[;=]QUOTED-PRINTABLE(?=;|$)/i.test(parameters)) return value;
  const charset = /;CHARSET="?([\w.:-]{1,40})/i.exec(parameters)?.[1] ?? 'utf-8';
  return decodeQuoted(value, charset);
}

function decodeQuoted(value: string, charset: string): string {
  const encoded = new TextEncoder().encode(value);
  const bytes = new Uint8Array(encoded.length);
  let length = 0;
  for (let index = 0; index < encoded.length; index++) {
    const escaped = encoded[index] === 0x3d ? hexByte(encoded[index + 1], encoded[index + 2]) : null;
    bytes[length++] = escaped ?? encoded[index] ?? 0;
    if (escaped !== null) index += 2;
  }
  const told = bytes.subarray(0, length);
  try {
    return new TextDecoder(charset, { fatal: true }).decode(told);
  } catch {
    return new TextDecoder('windows-1252').decode(told);
  }
}

function hexByte(high = 0, low = 0): number | null {
  const digits = String.fromCharCode(high, low);
  return /^[\da-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : null;
}
