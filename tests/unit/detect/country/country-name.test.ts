import { expect, test } from 'vitest';
import { nameCountry } from '../../../../lib/detect/country/country-name.ts';

test.each([
  ['DE', null, 'DE'],
  ['gb', null, 'GB'],
  ['UK', null, 'GB'],
  ['Germany', null, 'DE'],
  ['Deutschland', 'en', 'DE'],
  ['ÖSTERREICH ', 'de', 'AT'],
  ['\\u00d6sterreich', 'de-AT', 'AT'],
  ['Côte d’Ivoire', 'fr', 'CI'],
  ['日本', 'ja', 'JP'],
  ['Türkiye', 'tr', 'TR'],
  ['United States of America', null, 'US'],
  ['U.S.A.', null, 'US'],
  ['The Netherlands', null, 'NL'],
  ['Magyarország', 'hu', 'HU'],
  ['Magyarország', 'no language!', null],
  ['Atlantis', 'en', null],
  ['constructor', 'en', null],
  ['EU', null, null],
  ['', null, null],
])('%s in a page of language %s is %s', (text, language, country) => {
  expect(nameCountry(text, language)).toBe(country);
});
