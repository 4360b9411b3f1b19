import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { ageText } from './age-text.ts';
import type { Source } from './fact.ts';

/**
 * Who says it and how old it is: "on this device, data of 12 Sep 2026", "lookup service, 3 min ago". The year is always there:
 * "Mar 26" alone could be a day or a year.
 */
export function sourceText(source: Source, now: number): string {
  if (source.kind === 'service') return say('sourceService', ageText(source.at, now));
  const day = source.dataDate === null ? Number.NaN : Date.parse(source.dataDate);
  if (Number.isNaN(day)) return say('sourceDevice');
  const date = new Intl.DateTimeFormat(language(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day);
  return say('sourceDeviceDate', date);
}
