import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countryView } from '../../../../components/map/country-view.ts';
import { isInCountry, readCountryBoxes } from '../../../../lib/data/country-map.ts';
import { countryCodes } from '../../../../lib/words/countries.ts';

const data = join(import.meta.dirname, '../../../../data');
const boxes = await readCountryBoxes(async (name) => new Uint8Array(readFileSync(join(data, name))));

describe('the map of a number’s country', () => {
  it('has a view of every country that has telephone numbers and a place in the data, inside that country', () => {
    const placed = countryCodes.filter((code) => boxes?.[code] !== undefined);
    expect(placed.length).toBeGreaterThan(230);
    const wrong = placed.filter((code) => {
      const view = countryView(code);
      return view === null || boxes === null || isInCountry(boxes, code, view) !== true;
    });
    expect(wrong).toEqual([]);
  });

  it('is as wide as the country’s main part: no far island leaves it tiny', () => {
    expect(countryView('FR')).toMatchObject({ degrees: 9 });
    expect(countryView('US')?.degrees).toBeLessThan(30);
    expect(countryView('XX')).toBeNull();
  });
});
