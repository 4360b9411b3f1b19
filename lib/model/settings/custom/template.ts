import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import { readAddress } from '../service-address.ts';
import type { ProblemKind } from './definition.ts';

/** A part of a template: a fixed text, the name of a placeholder, or the two fields of Basic authentication. */
export type TemplatePart = { text: string } | { name: string } | { basic: [account: string, secret: string] };

/** A request's address in parts. Its origin is a fixed text: no placeholder can decide where a secret goes. */
export type AddressTemplate = {
  origin: string;
  path: TemplatePart[];
  query: { name: string; value: TemplatePart[] }[];
};

/** Reads a template; its only failure is a brace that does not belong to a placeholder. */
export function readTemplate(text: string): Result<TemplatePart[], 'placeholder'> {
  const pieces: TemplatePart[] = [];
  for (const part of text.split(/(\{[^{}]*\})/)) {
    const [, inside] = /^\{([^{}]*)\}$/.exec(part) ?? [];
    const [, account, secret] = /^basic:(\w+):(\w+)$/.exec(inside ?? '') ?? [];
    if (account !== undefined && secret !== undefined) pieces.push({ basic: [account, secret] });
    else if (inside !== undefined && /^\w+$/.test(inside)) pieces.push({ name: inside });
    else if (/[{}]/.test(part)) return failed('placeholder');
    else if (part !== '') pieces.push({ text: part });
  }
  return ok(pieces);
}

/** Returns the names that a template is filled with. */
export function namesIn(pieces: readonly TemplatePart[]): string[] {
  return pieces.flatMap((piece) => ('name' in piece ? [piece.name] : 'basic' in piece ? piece.basic : []));
}

/**
 * Reads the address of a request: https, or http on this machine, by the same rules as the lookup service's address.
 * Placeholders may be in the path and in the values of the query.
 */
export function readAddressTemplate(text: string): Result<AddressTemplate, ProblemKind> {
  const [, start = '', path = '', query = ''] = /^([a-z]+:\/\/[^/?#\\]*)([^?#\\]*)(\?[^#\\]*)?$/i.exec(text) ?? [];
  if (/[{}]/.test(start)) return failed('placeholder-in-host'); // guard no-placeholder-in-host
  const address = readAddress(start);
  if (!address.ok || /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)) return failed('address'); // guard custom-address
  const pieces = readTemplate(path);
  if (!pieces.ok) return pieces;
  const pairs: AddressTemplate['query'] = [];
  for (const part of query.slice(1).split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=');
    const [readName, readValue] = [decoded(name), decoded(rest.join('='))];
    if (readName === null || readValue === null) return failed('address');
    const value = readTemplate(readValue);
    if (!value.ok || /[{}]/.test(readName)) return failed('placeholder');
    pairs.push({ name: readName, value: value.value });
  }
  return ok({ origin: address.value.origin, path: pieces.value, query: pairs });
}

/** Returns a template filled with values, each written by `write`; what has no value is left empty. */
export function filled(
  pieces: readonly TemplatePart[],
  values: ReadonlyMap<string, string>,
  write: (value: string) => string = (value) => value,
): string {
  return pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      if ('name' in piece) return write(values.get(piece.name) ?? '');
      const [account, secret] = piece.basic.map((name) => values.get(name) ?? '');
      return `Basic ${btoa(`${account}:${secret}`)}`;
    })
    .join('');
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
