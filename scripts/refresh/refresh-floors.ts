import { latestDay } from '../../lib/model/answer/data-date.ts';
import type { DataDiff, Moved } from './compare-data.ts';

/**
 * Tests that newer data must pass, too (paths in the project). The tests beside them are about the pinned data only.
 */
export const goldenTests = ['ip/ip-engine', 'phone/phone-engine', 'phone/languages'].map(
  (name) => `tests/integration/lookup/device/${name}.test.ts`,
);

/** The most by which a count may differ from last month's. */
const most = 0.05;
/** Least size of a country (IPv4 addresses) or calling code (prefixes) for which a share means anything. */
const least = { addresses: 65_536, prefixes: 100 };

/**
 * One sentence for each count that moved by more than 5 %: a whole table, a country's addresses, a calling code's prefixes; and for
 * data that became older. `accepted` names what a person has looked at: `ipv4Ranges`, `CH`, `+41`.
 */
export function refreshProblems(diff: DataDiff, accepted: ReadonlySet<string> = new Set()): string[] {
  const { before, after } = diff.manifests;
  const counts = Object.entries(before.counts).map(([name, was]): [string, Moved, number] => [
    name,
    { before: was, after: after.counts[name] ?? 0, changed: 0 },
    1,
  ]);
  const countries = [...diff.byCountry].map(([name, moved]): [string, Moved, number] => [name, moved, least.addresses]);
  const codes = [...diff.byCallingCode].map(([name, moved]): [string, Moved, number] => [
    `+${name}`,
    moved,
    least.prefixes,
  ]);
  const problems = [...counts, ...countries, ...codes].flatMap(([name, { before: was, after: is }, floor]) => {
    if (accepted.has(name) || Math.max(was, is) < floor || Math.abs(is - was) <= was * most) return [];
    return [`${name} went from ${was} to ${is}, more than 5 %: look at it, and take it by --accept ${name}`];
  });
  for (const kind of ['phone', 'ip'] as const) {
    if (latestDay(after.dates[kind]) < latestDay(before.dates[kind]))
      problems.push(`The ${kind} data is older than before: ${after.dates[kind]}`);
  }
  return problems;
}
