/**
 * `detection-run.ts ours|yardstick dense|prose|corpus|pages`: characters per second of the first pass over half of the
 * texts, of the first pass over the other half, of five later passes over all with other digits in them, of such passes
 * for a second (most of the five are spent before V8 has optimized), and of later passes over the same texts.
 */
import type { CountryCode } from 'libphonenumber-js/max';
import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';
import { detect } from '../../lib/detect/detect.ts';
import type { Item, TextKind } from './detection-texts.ts';
import { textsOf } from './detection-texts.ts';
import { createRandom } from './random.ts';

const kinds: TextKind[] = ['dense', 'prose', 'corpus', 'pages'];
const laterPasses = 5;
const steadyTime = 1_000_000;

function yardstick({ text, country }: Item): number {
  const defaultCountry: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
  return findPhoneNumbersInText(text, defaultCountry ? { defaultCountry } : {}).length;
}

const ours = ({ text, country }: Item): number => detect(text, { country }).length;

const [which, kind] = process.argv.slice(2);
const find = which === 'ours' ? ours : yardstick;
const items = textsOf(kinds.find((name) => name === kind) ?? 'dense');

const charactersOf = (over: readonly Item[]): number => over.reduce((sum, { text }) => sum + text.length, 0);

/** Microseconds of a pass over texts. */
function time(over: readonly Item[]): number {
  const start = spent();
  for (const item of over) find(item);
  return spent() - start;
}

/**
 * Returns the characters per second of passes: all their characters by all their time, because the clock has steps of
 * some ms.
 */
function speed(next: () => readonly Item[], isEnough: (passes: number, taken: number) => boolean): number {
  let characters = 0;
  let taken = 0;
  for (let passes = 0; !isEnough(passes, taken); passes += 1) {
    const over = next();
    characters += charactersOf(over);
    taken += time(over);
  }
  return (characters * 1_000_000) / Math.max(1, taken);
}

/** Returns this thread's processor time (µs), in which other processes do not count. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

const once = (passes: number): boolean => passes === 1;
const often = (passes: number): boolean => passes === laterPasses;
const random = createRandom(3);
const otherDigits = ({ text, country }: Item): Item => ({
  text: text.replace(/(?<=\d\d)\d(?=\d)/g, () => String(Math.floor(random() * 10))),
  country,
});
const first = speed(() => items.filter((_, index) => index % 2 === 0), once);
const fresh = speed(() => items.filter((_, index) => index % 2 === 1), once);
const varied = speed(() => items.map(otherDigits), often);
// A text without digits takes no measurable time.
const steady = speed(
  () => items.map(otherDigits),
  (passes, taken) => taken >= steadyTime || passes === 1_000,
);
const again = speed(() => items, often);
console.log(JSON.stringify([first, fresh, varied, steady, again]));
