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
const secretName = /auth|key|token|secret|pass|pwd|credential|signature|session/i;
/** What may be beside a secret in a header: a scheme, such as `Bearer` or `Token token=`. */
const besideSecret = /^[A-Za-z ]{0,16}(?:[A-Za-z]{1,10}[=:])?["' ]?$/;
/** What looks like a key in any place: letters and digits in a long row, and UUIDs. */
const likeSecret =
  /(?=[A-Za-z0-9]*[0-9][A-Za-z0-9]*[0-9])(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{20,}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;

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
  if (hasSecret(path)) return at('secret-in-path'); // guard R03 no-secret-in-path
  // A country alone names no subject.
  if (!namesIn(inUrl).some((name) => name !== 'country' && subject.includes(name))) return at('no-subject'); // guard R18 subject-is-asked
  const isLiteral = ({ name, value }: (typeof query)[number]) => secretName.test(name) && namesIn(value).length === 0;
  if (query.some(isLiteral) || likesSecret(inUrl)) return at('secret-inside'); // guard R01 no-secret-in-url

  for (const [name, text] of Object.entries(headers)) {
    const place = `headers.${name}`;
    if (!token.test(name) || refusedHeaders.test(name)) return at('header', place); // guard R18 refused-headers
    if (!/^[\x20-\x7e]+$/.test(text)) return at('header', place);
    const value = readTemplate(text);
    if (!value.ok || isUnknown(value.value)) return at('placeholder', place);
    const literals = value.value.flatMap((piece) => ('text' in piece ? [piece.text] : []));
    const isBeside = hasSecret(value.value) && literals.every((literal) => besideSecret.test(literal));
    if (secretName.test(name) && !isBeside) return at('secret-inside', place); // guard R01 no-secret-in-headers
    if (likesSecret(value.value)) return at('secret-inside', place);
  }
  return null;
}

function likesSecret(pieces: readonly TemplatePart[]): boolean {
  return pieces.some((piece) => 'text' in piece && likeSecret.test(piece.text));
}
