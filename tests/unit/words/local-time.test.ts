import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { aheadText, clockText, localTime, oneClock, shortTime, timeZoneText } from '../../../lib/words/clocks.ts';

const winter = Date.UTC(2026, 0, 15, 23, 30);
const summer = Date.UTC(2026, 6, 15, 12, 0);

afterEach(() => vi.restoreAllMocks());

it('clockText writes an hour alike with a day and without one, as the language does', () => {
  vi.spyOn(browser.i18n, 'getMessage').mockReturnValue('de');
  vi.spyOn(browser.i18n, 'getUILanguage').mockReturnValue('de');
  expect(clockText('Europe/London', Date.UTC(2026, 0, 15, 7, 5))).toBe('07:05');
  expect(clockText('Europe/London', Date.UTC(2026, 0, 15, 7, 5), true)).toBe('Do., 07:05');
});

describe('localTime', () => {
  it('gives the clock and the day there', () => {
    expect(localTime(['Asia/Tokyo'], winter)).toBe('Fri 8:30 AM');
    expect(localTime(['Europe/Berlin'], summer)).toBe('Wed 2:00 PM');
  });

  it('is one time where the clocks of several zones agree', () => {
    expect(localTime(['Europe/Berlin', 'Europe/Paris'], summer)).toBe('Wed 2:00 PM');
  });

  it('is a range where they are near, whatever their order', () => {
    expect(localTime(['America/New_York', 'America/Los_Angeles'], summer)).toBe('Wed 5:00 AM – 8:00 AM');
  });

  it('says both days of a range over midnight', () => {
    const late = Date.UTC(2026, 6, 16, 5, 30);
    expect(localTime(['America/New_York', 'America/Los_Angeles'], late)).toBe('Wed 10:30 PM – Thu 1:30 AM');
  });

  it('has no day beside the user’s own clock if both have the same', () => {
    const zones = ['America/New_York', 'America/Los_Angeles'];
    expect(localTime(zones, summer, 'Europe/Berlin')).toBe('5:00 AM – 8:00 AM');
    const late = Date.UTC(2026, 6, 16, 6, 0);
    expect(localTime(['America/Denver', 'America/Los_Angeles'], late, 'Europe/Berlin')).toBe(
      'Wed 11:00 PM – Thu 12:00 AM',
    );
    expect(localTime(zones, Date.UTC(2026, 6, 16, 2, 0), 'Europe/Berlin')).toBe('Wed 7:00 PM – 10:00 PM');
    expect(localTime(zones, summer, 'Mars/Olympus')).toBe('Wed 5:00 AM – 8:00 AM');
  });

  it('depends on the place where zones are far apart', () => {
    expect(localTime(['Europe/London', 'Asia/Tokyo'], summer)).toBe('Depends on location');
  });

  it('is nothing where no zone is known', () => {
    expect(localTime([], summer)).toBeNull();
    expect(localTime(['Mars/Olympus'], summer)).toBeNull();
  });
});

describe('shortTime', () => {
  const coasts = ['America/New_York', 'America/Los_Angeles'];
  const midnight = Date.UTC(2026, 6, 16, 5, 30);

  it('is one clock without its day, or the hours of a range, also over noon and midnight', () => {
    expect(shortTime(['Europe/Berlin', 'Europe/Paris'], summer)).toBe('2:00 PM');
    expect(shortTime(coasts, Date.UTC(2026, 6, 15, 11, 20))).toBe('4–7 AM');
    expect(shortTime(coasts, Date.UTC(2026, 6, 15, 17, 0))).toBe('10 AM–1 PM');
    expect(shortTime(coasts, midnight)).toBe('10 PM–1 AM');
  });

  it('has minutes if the hour is the same', () => {
    expect(shortTime(['America/St_Johns', 'America/Halifax'], summer)).toBe('9:00 AM – 9:30 AM');
  });

  it('has 24 hours if the language does', () => {
    vi.spyOn(browser.i18n, 'getMessage').mockReturnValue('de');
    vi.spyOn(browser.i18n, 'getUILanguage').mockReturnValue('de');
    expect(shortTime(coasts, midnight)).toBe('22–01 Uhr');
  });

  it('depends on the location if zones are far apart, and is null if none is known', () => {
    expect(shortTime(['Europe/London', 'Asia/Tokyo'], summer)).toBe('Depends on location');
    expect(shortTime(['Mars/Olympus'], summer)).toBeNull();
  });
});

it('oneClock is there only where the clocks of all zones agree', () => {
  expect(oneClock(['Europe/Berlin', 'Europe/Paris'], summer)).toBe('2:00 PM');
  expect(oneClock(['America/New_York', 'America/Los_Angeles'], summer)).toBeNull();
  expect(oneClock([], summer)).toBeNull();
});

it('aheadText tells the distance from the own clock, through summer time', () => {
  expect(aheadText('Asia/Kolkata', 'Europe/London', winter)).toBe('5 hr, 30 min ahead of you');
  expect(aheadText('Asia/Kolkata', 'Europe/London', summer)).toBe('4 hr, 30 min ahead of you');
  expect(aheadText('America/New_York', 'Europe/London', summer)).toBe('5 hr behind you');
  expect(aheadText('Europe/Paris', 'Europe/Berlin', summer)).toBe('Same time as you');
});

it('timeZoneText names few zones and counts many', () => {
  expect(timeZoneText(['America/New_York'], winter)).toBe('America/New York (UTC−5)');
  expect(timeZoneText(['Asia/Kolkata'], winter)).toBe('Asia/Kolkata (UTC+5:30)');
  expect(timeZoneText(['Europe/Berlin', 'Europe/Busingen'], winter)).toBe('Europe/Berlin, Europe/Busingen (UTC+1)');
  expect(timeZoneText(['Europe/Berlin', 'Europe/Kyiv'], winter)).toBe('Europe/Berlin, Europe/Kyiv');
  expect(timeZoneText(['Europe/Berlin', 'Europe/Rome', 'Europe/Oslo', 'Europe/Paris'], winter)).toBe(
    '4 time zones (UTC+1)',
  );
});
