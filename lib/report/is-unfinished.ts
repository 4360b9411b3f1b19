import type { Report } from '../model/report.ts';

/**
 * Is this a number typed without its country code, read with `country`, that is too short for one? It may become a number
 * yet or be an emergency number: in both cases there is no international number to tell anything of.
 */
export function isUnfinished({ device }: Report, country: string | null): country is string {
  if (country === null || device.kind !== 'phone' || device.verdict.kind !== 'not-a-number') return false;
  return device.verdict.reason === 'too-short';
}
