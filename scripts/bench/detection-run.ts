/**
 * `detection-run.ts ours|yardstick dense|prose|corpus`: characters per second of the first pass over half of the texts,
 * of the first pass over the other half, and of later passes over all.
 */
import type { CountryCode } from 'libphonenumber-js/max';
import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';
import { detect } from '../../lib/detect/detect.ts';
import type { Item, TextKind } from './detection-texts.ts';
import { textsOf } from './detection-texts.ts';
import { median } from './statistics.ts';

const kinds: TextKind[] = ['dense', 'prose', 'corpus'];
const laterPasses = 3;

function yardstick({ text, country }: Item): number {
  const defaultCountry: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
  return findPhoneNumbersInText(text, defaultCountry ? { defaultCountry } : {}).length;
}

const ours = ({ text, country }: Item): number => detect(text, { country }).length;

const [which, kind] = process.argv.slice(2);
const find = which === 'ours' ? ours : yardstick;
const items = textsOf(kinds.find((name) => name === kind) ?? 'dense');

function pass(over: readonly Item[]): number {
  const characters = over.reduce((sum, { text }) => sum + text.length, 0);
  const start = performance.now();
  for (const item of over) find(item);
  return (characters * 1000) / (performance.now() - start);
}

const first = pass(items.filter((_, index) => index % 2 === 0));
const fresh = pass(items.filter((_, index) => index % 2 === 1));
const again = Array.from({ length: laterPasses }, () => pass(items));
console.log(JSON.stringify([first, fresh, median(again)]));
