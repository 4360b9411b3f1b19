import metadata from 'libphonenumber-js/max/metadata';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDeviceReport } from '../../../../../lib/lookup/device/device-report.ts';
import { ownZones } from '../../../../../lib/lookup/device/phone/own-zones.ts';
import { createPhoneEngine } from '../../../../../lib/lookup/device/phone/phone-engine.ts';
import { decodePhoneFile } from '../../../../../lib/lookup/device/phone/prefix-table.ts';
import { compiledData, compileTime } from '../../../scripts/compiled-data.ts';

const read = compiledData();

/** Every tenth day of 2026, so that each change of a clock is between two of them. */
const days = Array.from({ length: 37 }, (_, index) => Date.UTC(2026, 0, 1 + 10 * index, 12));
const clocks = new Map<string, string>();

/** How far a zone is from UTC, through the year. */
function clock(timeZone: string): string {
  let known = clocks.get(timeZone);
  if (known === undefined) {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' });
    known = days.map((day) => format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value).join();
    clocks.set(timeZone, known);
  }
  return known;
}

/** The clocks of a country by the time zone database of this Node; empty where it knows none (Kosovo, Ascension). */
function clocksOf(region: string): Set<string> {
  const locale = new Intl.Locale(`und-${region}`);
  const zones: unknown = Reflect.apply(Reflect.get(locale, 'getTimeZones'), locale, []);
  return new Set(z.array(z.string()).catch([]).parse(zones).map(clock));
}

/**
 * The zones of a calling code's prefixes; of a code that countries share, only the whole list, which libphonenumber gives
 * a number without a location.
 */
async function zonesOf(code: string, isShared: boolean): Promise<string[]> {
  const bytes = await read(`phone/${code}.bin`);
  if (bytes === null) return [];
  const { timeZones } = decodePhoneFile(bytes);
  const texts = isShared ? [timeZones.texts[timeZones.fallback] ?? ''] : timeZones.texts;
  return [...new Set(texts.flatMap((text) => text.split('&')).filter(Boolean))];
}

const countries = Object.entries(metadata.country_calling_codes).flatMap(([code, regions]) =>
  regions.map((region: string) => ({ code, region, isShared: regions.length > 1 })),
);

describe('the clock of a number', () => {
  it('is one of its own country, in every month and for every calling code', { timeout: compileTime }, async () => {
    const wrong: string[] = [];
    for (const { code, region, isShared } of countries) {
      const own = clocksOf(region);
      if (own.size === 0) continue;
      const shown = ownZones({ e164: `+${code}`, region, timeZones: await zonesOf(code, isShared) });
      for (const zone of shown) if (!own.has(clock(zone))) wrong.push(`+${code} ${region}: ${zone}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['+212661123456', ['Africa/Casablanca'], ['Atlantic/Canary']],
    ['+77012345678', ['Asia/Almaty', 'Asia/Aqtobe'], 16],
    ['+262639012345', ['Indian/Mayotte'], ['Indian/Mayotte', 'Indian/Reunion']],
    ['+18762101234', ['America/Jamaica'], 42],
    ['+74012345678', ['Europe/Kaliningrad'], ['Europe/Bucharest']],
    ['+4915123456789', ['Europe/Berlin'], ['Europe/Berlin']],
  ])('of %s is shown by %j, while the engine goes on saying what libphonenumber says', async (e164, shown, said) => {
    const { device } = await createDeviceReport(read)({ kind: 'phone', e164 });
    expect(device).toMatchObject({ timeZones: shown });
    const { timeZones } = await createPhoneEngine(read)(e164);
    expect(typeof said === 'number' ? timeZones.length : timeZones).toEqual(said);
  });
});
