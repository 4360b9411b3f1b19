import { once } from '../../model/once.ts';
import { nameCountry } from './country-name.ts';

const wordsOf = once(() => new Intl.Segmenter(undefined, { granularity: 'word' }));
/** Most words of a country's name that are read together ("United Arab Emirates"). */
const mostWords = 3;
const smallLetter = /^\p{Ll}/u;
/** A script without capitals, in which a name may be short. */
const wholeScript = /^\p{Lo}{2,}$/u;
const shortNames = /^(?:UK|USA|UAE)$/;
/** Names of countries that are more often a person, an American state or a word of another language. */
const ambiguous = /^(?:chad|georgia|indie|island|jersey|jordan)$/i;

/** Returns the countries (ISO 3166-1 alpha-2) whose names a text has, in its order. */
export function countriesNamed(text: string): Set<string> {
  const words = Array.from(wordsOf().segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const named = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    if (smallLetter.test(words[at] ?? '')) continue;
    for (let count = mostWords; count > 0; count -= 1) {
      const name = words.slice(at, at + count).join(' ');
      const country = isName(name) ? nameCountry(name, null) : null;
      if (country === null) continue;
      named.add(country);
      at += count - 1;
      break;
    }
  }
  return named;
}

function isName(name: string): boolean {
  return (name.length > 3 || shortNames.test(name) || wholeScript.test(name)) && !ambiguous.test(name);
}
