import { describe, expect, test } from 'vitest';
import { browserCountry, languageCountry, personCountry } from '../../../../lib/lookup/country/reading-country.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';

describe('the country that national numbers are read with', () => {
  test.each([
    ['de-AT', 'AT'],
    ['zh-Hant-TW', 'TW'],
    ['EN-gb', 'GB'],
    ['de', null],
    ['es-419', null],
    ['no such tag!', null],
    ['', null],
    [null, null],
  ])('a language %s names %s', (language, country) => {
    expect(languageCountry(language)).toBe(country);
  });

  test('the browser’s first language that names one counts', () => {
    expect(browserCountry(['en', 'de-CH', 'fr-FR'])).toBe('CH');
    expect(browserCountry(['en'])).toBeNull();
  });

  test('the person’s choice comes before the browser’s language', () => {
    expect(personCountry(settingsSchema.parse({ defaultCountry: 'NZ' }))).toBe('NZ');
  });
});
