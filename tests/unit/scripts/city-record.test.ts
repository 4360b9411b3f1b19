import { describe, expect, it } from 'vitest';
import { layoutOf, readCityRecord } from '../../../scripts/data/city-record.ts';
import { createPlaceBook } from '../../../scripts/data/place-book.ts';

const flat = { country_code: 'XX', state1: 'Region', state2: 'Part', city: 'Town', latitude: 1.234, longitude: -5.678 };

describe('readCityRecord', () => {
  it('drops the district only', () => {
    const cityOf = (city: string) => readCityRecord({ ...flat, city }, 'flat').city;
    expect(['Town (Old Mill)', 'Town', 'Town (A) (B)', '(Old Mill)', ''].map(cityOf)).toEqual([
      'Town',
      'Town',
      'Town (A)',
      '(Old Mill)',
      '',
    ]);
  });

  it("takes an unknown region and city of DB-IP's own layout as empty, and refuses missing coordinates", () => {
    const record = { country: { iso_code: 'XX' }, location: { latitude: 1, longitude: 2 } };
    expect(layoutOf(record)).toBe('nested');
    expect(readCityRecord(record, 'nested')).toEqual({
      country: 'XX',
      region: '',
      city: '',
      latitude: 1,
      longitude: 2,
    });
    expect(() => readCityRecord({ country: { iso_code: 'XX' } }, 'nested')).toThrow('latitude');
  });

  it('refuses a record without a field', () => {
    const { latitude: _, ...rest } = flat;
    expect(() => readCityRecord(rest, 'flat')).toThrow('latitude');
    expect(() => readCityRecord({ ...flat, city: 7 }, 'flat')).toThrow('city');
  });
});

describe('createPlaceBook', () => {
  it('gives one place for one name and the coordinates that weigh most', () => {
    const book = createPlaceBook();
    const town = { country: 'XX', region: 'Region', city: 'Town', latitude: 1.234, longitude: -5.678 };
    const moved = { ...town, latitude: 2 };
    expect([town, moved, { ...town, region: 'Other' }].map(book.enter)).toEqual([1, 1, 2]);
    book.use(1, town, { weight: 3 });
    book.use(1, moved, { weight: 2 });
    book.use(1, moved, { weight: 2 });
    book.use(2, town, { weight: 1 });
    expect(book.places()).toEqual([
      { region: 'XX\tRegion', city: 'Town', latitude: 200, longitude: -568 },
      { region: 'XX\tOther', city: 'Town', latitude: 123, longitude: -568 },
    ]);
  });
});
