import type { Meaning } from './meaning-of.ts';

/** Words that say something of a number in one country only, in lower case; elsewhere they say another thing or nothing. */
const wordsOf: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  // Tax file number; in Spain "teléfono".
  AU: { tfn: 'id' },
  // A short name for WhatsApp.
  BR: { zap: 'phone' },
  // "Referencias": where to ask about what an advertisement offers.
  BO: { ref: 'notice', refs: 'notice', referencias: 'notice' },
  // Two mobile networks of their own.
  PE: { rpc: 'phone', rpm: 'phone' },
  NZ: { txt: 'call' },
  PH: { txt: 'call' },
};

/** What a word says in a country, null where it says there what it says everywhere. */
export function meaningIn(country: string | null, word: string): Meaning | null {
  const own = country === null ? undefined : wordsOf[country];
  return own?.[word.toLowerCase()] ?? null;
}
