import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { countries, countryCodes, countryName } from '../../../lib/words/countries.ts';
import { language, namesLanguage } from '../../../lib/words/language.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import messages from '../../../public/_locales/en/messages.json';

const root = join(import.meta.dirname, '../../..');

/** The text of every source file of the product, and of what names sentences to the browser. */
function sources(): string {
  const folders = ['lib', 'components', 'entrypoints'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(root, folder, path)),
  );
  return [...files, join(root, 'wxt.config.ts')].map((path) => readFileSync(path, 'utf8')).join('\n');
}

describe('the sentences', () => {
  it('are all used', () => {
    const named = new Set(sources().match(/'\w+(?=')/g));
    const unused = Object.keys(messages).filter((key) => {
      const name = key.replace(/_(?:one|other)$/, '');
      // Words of a special range are said by its use or its reach (`special-text.ts`).
      const use = name.replace(/^special(?:Reaches)?(?=[A-Z])|Note$/g, '');
      return [`'${name}`, `'${use}`, `'__MSG_${key}__`].every((each) => !named.has(each));
    });
    expect(unused).toEqual([]);
  });

  it('have both plural forms where they count', () => {
    const keys = Object.keys(messages);
    const singles = keys.filter((key) => key.endsWith('_one') && !keys.includes(key.replace(/_one$/, '_other')));
    expect(singles).toEqual([]);
  });

  it('number their substitutions from 1 without a gap', () => {
    const gaps = Object.entries(messages).filter(([, { message }]) => {
      const numbers = [...message.matchAll(/\$(\d)/g)].map(([, digit]) => Number(digit));
      return numbers.some((number) => number > 1 && !numbers.includes(number - 1));
    });
    expect(gaps).toEqual([]);
  });
});

it('say fills in, sayCount picks the form', () => {
  expect(say('siteSetFor', 'a.example')).toBe('Uses the setting for a.example.');
  expect(sayCount('spends', 1)).toBe('Uses 1 request');
  expect(sayCount('spends', 2)).toBe('Uses 2 requests');
});

describe('countries', () => {
  it('have names, and an unknown code stays a code', () => {
    expect(countryName('DE')).toBe('Germany');
    expect(countryName('nonsense')).toBe('nonsense');
  });

  it("have their names in the browser's language, where the sentences are in another one too", () => {
    vi.spyOn(browser.i18n, 'getUILanguage').mockReturnValue('de-AT');
    expect([language(), namesLanguage()]).toEqual(['en', 'de-AT']);
    expect(countryName('DE')).toBe('Deutschland');
    expect(countries()[0]?.name).toBe('Afghanistan');
    expect(countries().map(({ name }) => name)).toContain('Österreich');
  });

  it('are listed once each, by name', () => {
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
    const names = countries().map(({ name }) => name);
    expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Zambia'));
    expect(names[0]).toBe('Afghanistan');
  });
});
