import { plainName } from '../model/plain-name.ts';

const legalForms = /\b(?:gmbh|inc|ltd|limited|llc|ag|plc|corp|corporation|co|company|sa|spa|bv|nv|kg)\b/g;

/** A name in a form for comparing: small letters without accents, marks and legal forms ("Vodafone GmbH" is "vodafone"). */
export function plainKey(name: string): string {
  const letters = plainName(name)
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return letters.replace(legalForms, '').replace(/ +/g, ' ').trim() || letters || name;
}
