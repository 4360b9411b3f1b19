import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import type { TemplatePart } from './custom/template.ts';
import { readTemplate } from './custom/template.ts';

/** What the user's own text to copy may have of a subject: a number or an IP address, and what is known of it. */
export const ownCopyNames = [
  'subject',
  'international',
  'national',
  'e164',
  'defanged',
  'name',
  'company',
  'carrier',
  'network',
  'asn',
  'place',
  'country',
  'localTime',
  'risk',
  'note',
] as const;
export type OwnCopyName = (typeof ownCopyNames)[number];
type OwnCopyPart = { text: string } | { name: OwnCopyName };

export type OwnCopyFault = { kind: 'characters' | 'placeholder'; part: string };

/** Most characters of the text. */
export const longestOwnCopy = 300;

/** Reads the text with its placeholders, or says which part of it is wrong. */
export function readOwnCopy(text: string): Result<OwnCopyPart[], OwnCopyFault> {
  const hidden = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cs}]/u.exec(text);
  if (hidden) return failed({ kind: 'characters', part: text.slice(0, hidden.index) }); // guard own-copy-characters
  const read = readTemplate(text);
  if (!read.ok) return failed({ kind: 'placeholder', part: /[{}].*/.exec(text)?.[0] ?? text });
  const parts: OwnCopyPart[] = [];
  for (const part of read.value) {
    const known = knownPart(part);
    if (!known) return failed({ kind: 'placeholder', part: 'name' in part ? `{${part.name}}` : text });
    parts.push(known);
  }
  return ok(parts);
}

function knownPart(part: TemplatePart): OwnCopyPart | null {
  if ('text' in part) return part;
  const name = 'name' in part ? ownCopyNames.find((each) => each === part.name) : undefined;
  return name === undefined ? null : { name };
}

/**
 * Fills the text. If a value is not known, what is between it and the value before goes with it: no comma is left over.
 */
export function fillOwnCopy(
  parts: readonly OwnCopyPart[],
  values: Partial<Record<OwnCopyName, string | null>>,
): string {
  let filled = '';
  let between = '';
  for (const part of parts) {
    if ('text' in part) between += part.text;
    else {
      const value = values[part.name] ?? '';
      if (value !== '') filled += (filled === '' ? between.replace(/^[\s,;|·–-]+$/, '') : between) + value;
      between = '';
    }
  }
  return filled + between;
}
