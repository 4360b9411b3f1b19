import type { CountryRung, FindReason } from '../model/page/page-reading.ts';
import type { MessageKey } from './say.ts';
import { say } from './say.ts';

const rungs = {
  chosen: 'rungChosen',
  schema: 'rungSchema',
  numbers: 'rungNumbers',
  language: 'rungLanguage',
  domain: 'rungDomain',
  person: 'rungPerson',
  text: 'rungText',
  row: 'rungRow',
  home: 'rungPerson',
} as const satisfies Record<CountryRung, MessageKey>;

/** The same in so few words that a card's line has room for them. */
const shortRungs = {
  ...rungs,
  schema: 'guessSchema',
  numbers: 'guessNumbers',
  language: 'guessLanguage',
  domain: 'guessDomain',
  person: 'guessPerson',
  text: 'guessText',
  row: 'guessRow',
  home: 'guessPerson',
} as const satisfies Record<CountryRung, MessageKey>;

const reasons = {
  code: 'reasonCode',
  link: 'reasonLink',
  word: 'reasonWord',
  form: 'reasonForm',
  unassigned: 'reasonUnassigned',
  beside: 'reasonBeside',
  doubtful: 'reasonDoubtful',
} as const satisfies Record<FindReason, MessageKey>;

/** Returns where the country of a national number is from, in a few words. */
export function rungText(rung: CountryRung): string {
  return say(rungs[rung]);
}

/** Returns where the country of a national number is from, in the fewest words. */
export function shortRungText(rung: CountryRung): string {
  return say(shortRungs[rung]);
}

/** Returns why a text was taken for a phone number or an address, in one sentence. */
export function reasonText(reason: FindReason): string {
  return say(reasons[reason]);
}
