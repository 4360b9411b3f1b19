/**
 * `detection-run.ts ours|yardstick dense|prose|corpus|pages`: characters per second of the first pass over half of the
 * texts, of the first pass over the other half, of later passes over all with other digits in them, and of later passes
 * over the same texts.
 */
import type { CountryCode } from 'libphonenumber-js/max';
import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';
import { detect } from '../../lib/detect/detect.ts';
import type { Item, TextKind } from './detection-texts.ts';
import { textsOf } from './detection-texts.ts';
import { createRandom } from './random.ts';
import { median } from './statistics.ts';

const kinds: TextKind[] = ['dense', 'prose', 'corpus', 'pages'];
const laterPasses = 5;

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
  const start = spent();
  for (const item of over) find(item);
  return (characters * 1_000_000) / Math.max(1, spent() - start);
}

/** Microseconds of this thread's processor time: what other processes do meanwhile does not count. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

const first = pass(items.filter((_, index) => index % 2 === 0));
const fresh = pass(items.filter((_, index) => index % 2 === 1));
const random = createRandom(3);
const otherDigits = ({ text, country }: Item): Item => ({
  text: text.replace(/(?<=\d\d)\d(?=\d)/g, () => String(Math.floor(random() * 10))),
  country,
});
const varied = Array.from({ length: laterPasses }, () => pass(items.map(otherDigits)));
const again = Array.from({ length: laterPasses }, () => pass(items));
console.log(JSON.stringify([first, fresh, median(varied), median(again)]));
