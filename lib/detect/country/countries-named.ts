import { once } from '../../model/once.ts';
import { nameCountry } from './country-name.ts';

const wordsOf = once(() => new Intl.Segmenter(undefined, { granularity: 'word' }));
/** Most words of a country's name that are read together ("United Arab Emirates"). */
const mostWords = 3;
const smallLetter = /^\p{Ll}/u;
const shortNames = /^(?:UK|USA|UAE)$/;
/** Names of countries that are more often a person, a town, an American state or a word of another language. */
const ambiguous = /^(?:chad|dominique|georgia|granada|indie|island|jersey|jordan|maurice|monaco|r[eé]union)$/i;
/**
 * What a message may pretend to be from, and how it says where that is: a bank, the police, customs. A name alone says
 * nothing: parcels, flights, recipes and people have it, too.
 */
const institutions =
  '\\p{L}*bank|sparkasse|banque|banco|banca|polizei|police|polic[ií]a|polizia|pol[ií]cia|politie|zoll|customs|douanes?|aduanas?|dogana|alfândega';
const places = 'in|im|en|em|no|na|nos|nas|au|aux|nei|negli|nel';
const articles = 'the|der|den|dem|la|el|los|las|les';
const institutionBefore = new RegExp(`(?:^| )(?:${institutions}) (?:${places})(?: (?:${articles}))?$`, 'iu');
/** Most words of that. */
const mostBefore = 3;

/** A country (ISO 3166-1 alpha-2) that a text names. `isClaimed`: an institution is said to be there. */
export type NamedCountry = { country: string; isClaimed: boolean };

/** Returns the countries whose names a text has, in its order. */
export function countriesNamed(text: string): NamedCountry[] {
  const words = Array.from(wordsOf().segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const named: NamedCountry[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (smallLetter.test(words[at] ?? '')) continue;
    for (let count = mostWords; count > 0; count -= 1) {
      const name = words.slice(at, at + count).join(' ');
      const country = isName(name) ? nameCountry(name, null) : null;
      if (country === null) continue;
      const before = words.slice(Math.max(0, at - mostBefore), at).join(' ');
      named.push({ country, isClaimed: institutionBefore.test(before) && !ambiguous.test(name) });
      at += count - 1;
      break;
    }
  }
  return named;
}

function isName(name: string): boolean {
  return name.length > 3 || shortNames.test(name);
}
