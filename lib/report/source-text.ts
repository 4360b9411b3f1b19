import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { ageText } from './age-text.ts';
import type { Source } from './fact.ts';

const day = 24 * 60 * 60_000;

/**
 * Who says it and how old it is: "on this device, data of 12 Sep 2026", "lookup service, 3 min ago", "your contacts",
 * "this page says", "shop.example said, 3 days ago". The year is always there: "Mar 26" alone could be a day or a year.
 */
export function sourceText(source: Source, now: number): string {
  switch (source.kind) {
    case 'service':
      return say(now - source.at < day ? 'sourceService' : 'sourceServiceAsOf', ageText(source.at, now));
    case 'contacts':
      return say('sourceContacts');
    case 'page':
      return source.at === null ? say('sourcePage') : say('sourceOtherPage', source.host, daysAgo(source.at, now));
    case 'device':
      return deviceText(source.dataDate);
  }
}

function deviceText(dataDate: string | null): string {
  const time = dataDate === null ? Number.NaN : Date.parse(dataDate);
  if (Number.isNaN(time)) return say('sourceDevice');
  const date = new Intl.DateTimeFormat(language(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(time);
  return say('sourceDeviceDate', date);
}

/** Within a month in days, else as `ageText` has it. */
function daysAgo(at: number, now: number): string {
  const days = Math.floor((now - at) / day);
  if (days < 1 || days > 30) return ageText(at, now);
  return new Intl.RelativeTimeFormat(language()).format(-days, 'day');
}
