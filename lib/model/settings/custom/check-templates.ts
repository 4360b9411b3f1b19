import type { CustomDefinition, DefinitionProblem, ProblemKind } from './definition.ts';
import { subjectPlaceholders } from './definition.ts';
import type { TemplatePart } from './template.ts';
import { namesIn, readAddressTemplate, readTemplate } from './template.ts';

/**
 * Headers that no definition may set: those that the browser sets itself, those that carry what the browser knows of
 * the user, and those by which a GET could become something else.
 */
const refusedHeaders =
  /^(?:host|cookie2?|set-cookie2?|origin|referer|user-agent|content-.*|sec-.*|proxy-.*|access-control-.*|connection|keep-alive|te|trailer|transfer-encoding|upgrade|via|date|dnt|expect|accept-(?:charset|encoding)|x-(?:http-)?method(?:-override)?)$/;
/** A header's name (RFC 9110: token). */
const token = /^[!#$%&'*+.^_`|~0-9a-z-]{1,60}$/;

/** Names that are given to secrets. */
const secretName = /auth|key|token|secret|pass|pwd|cred|signature|session|^(?:sig|access|app_?id|code|hash)$/i;
/** What may be beside a secret in a header: a scheme, such as `Bearer` or `Token token=`. */
const besideSecret = /^[A-Za-z ]{0,16}(?:[A-Za-z]{1,10}[=:])?["' ]?$/;
/** What looks like a key in any place: letters and digits in a long row, UUIDs, and groups of capitals and digits. */
const likeSecret =
  /(?=[A-Za-z0-9]*[0-9][A-Za-z0-9]*[0-9])(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{20,}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\dA-F]{8}-(?:[\dA-F]{4}-){3}[\dA-F]{12}|(?=[A-Z-]*\d)[A-Z\d]{4,}(?:-[A-Z\d]{4,}){3,}/;

/** Returns what is wrong with the templates of a definition whose form is right; null if nothing is. */
export function templateProblem(definition: CustomDefinition): DefinitionProblem | null {
  const { of, url, fields, headers } = definition;
  const subject: readonly string[] = subjectPlaceholders[of];
  const known = [...subject, ...fields.map(({ id }) => id)];
  const secrets = fields.filter(({ secret }) => secret).map(({ id }) => id);
  const isUnknown = (pieces: readonly TemplatePart[]) => namesIn(pieces).some((name) => !known.includes(name));
  const hasSecret = (pieces: readonly TemplatePart[]) => namesIn(pieces).some((name) => secrets.includes(name));
  const at = (kind: ProblemKind, place = 'url'): DefinitionProblem => ({ kind, at: place });

  const address = readAddressTemplate(url);
  if (!address.ok) return at(address.problem);
  const { path, query } = address.value;
  const inUrl = [...path, ...query.flatMap(({ value }) => value)];
  if (isUnknown(inUrl) || inUrl.some((piece) => 'basic' in piece)) return at('placeholder');
  if (hasSecret(path)) return at('secret-in-path'); // guard no-secret-in-path
  // A country alone names no subject.
  if (!namesIn(inUrl).some((name) => name !== 'country' && subject.includes(name))) return at('no-subject'); // guard subject-is-asked
  const isBeside = (pieces: readonly TemplatePart[]) => textsIn(pieces).every((literal) => besideSecret.test(literal));
  const hasLiteral = ({ name, value }: (typeof query)[number]) => {
    if (!secretName.test(name)) return false;
    return hasSecret(value) ? !isBeside(value) : value.length === 0 || textsIn(value).length > 0;
  };
  if (query.some(hasLiteral) || likesSecret(inUrl)) return at('secret-inside'); // guard no-secret-in-url

  for (const [name, text] of Object.entries(headers)) {
    const place = `headers.${name}`;
    if (!token.test(name) || refusedHeaders.test(name)) return at('header', place); // guard refused-headers
    if (!/^[\x20-\x7e]+$/.test(text)) return at('header', place);
    const value = readTemplate(text);
    if (!value.ok || isUnknown(value.value)) return at('placeholder', place);
    const isFilled = hasSecret(value.value) && isBeside(value.value);
    if (secretName.test(name) && !isFilled) return at('secret-inside', place); // guard no-secret-in-headers
    if (likesSecret(value.value)) return at('secret-inside', place);
  }
  return null;
}

function textsIn(pieces: readonly TemplatePart[]): string[] {
  return pieces.flatMap((piece) => ('text' in piece ? [piece.text] : []));
}

/** Is there what looks like a secret, also if it is written with percent signs? */
function likesSecret(pieces: readonly TemplatePart[]): boolean {
  return textsIn(pieces).some((text) => likeSecret.test(text) || likeSecret.test(unescaped(text)));
}

function unescaped(text: string): string {
  return text.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
