import { describe, expect, it } from 'vitest';
import { asColumnChoice, optionalColumns, shownColumns } from '../../../lib/list/columns.ts';
import { rowCells } from '../../../lib/list/rows.ts';
import { summarize } from '../../../lib/list/summary.ts';
import { listRow } from '../../gallery/list-states.ts';
import { ipReport, phoneReport, report, validation } from '../../gallery/reports.ts';
import { someRows } from './rows.ts';

const address = (place: number, ip: string, other: Parameters<typeof ipReport>[0] = {}) =>
  listRow(place, report(ipReport({ ip, ...other })), { offer: { kind: 'none' } });
const alike = [address(0, '192.0.2.1'), address(1, '192.0.2.2'), address(2, '192.0.2.3', { city: 'Bonn' })];

describe('the columns of a list', () => {
  it('are those that do not say the same in every row', () => {
    expect(shownColumns(alike, {}, 'place')).toEqual(['where']);
    expect(shownColumns(someRows, {}, 'place')).toEqual(
      optionalColumns.filter((column) => !['note', 'risk'].includes(column)),
    );
    expect(
      shownColumns(
        [alike[0]].flatMap((row) => row ?? []),
        {},
        'place',
      ),
    ).not.toContain('name');
  });

  it('are none that says nothing of any row, whatever was chosen', () => {
    expect(shownColumns(alike, { name: true }, 'note')).toEqual(['where']);
    expect(shownColumns([], {}, 'place')).toEqual([]);
    // A public address in one country has no verdict to show.
    expect(shownColumns(alike, { verdict: true }, 'verdict')).toEqual(['where']);
    expect(shownColumns(alike.slice(0, 1), {}, 'place')).not.toContain('verdict');
    const looking = alike.map((row, index) => ({ ...row, asking: index === 0 }));
    expect(shownColumns(looking, {}, 'place'), 'that it is being looked up').toContain('verdict');
  });

  it('are also what the user turned on, and what rows are sorted by; never what was turned off', () => {
    expect(shownColumns(alike, { country: true, where: false }, 'asn')).toEqual(['asn', 'country']);
  });
});

it('has no location that is only the country, in the words of the service; another country than its own stays', () => {
  const of = (location: string) => rowCells(report(phoneReport(), [validation({ location })])).place;
  expect([of('Germany'), of('Austria'), of('Berlin')]).toEqual([null, 'Austria', 'Berlin']);
});

it('names the network’s prefix: a CIDR, or its first and last address; the range of a special address', () => {
  const of = (changes: Parameters<typeof ipReport>[0]) => rowCells(report(ipReport(changes))).prefix;
  expect(of({ range: '91.198.174.0/24' })).toBe('91.198.174.0/24');
  expect(of({ range: '91.198.174.0–91.198.176.255' })).toBe('91.198.174.0–91.198.176.255');
  expect(of({ range: null })).toBeNull();
});

it('places no address that answers from many places: no country, no clock', () => {
  const shared = rowCells(
    report(ipReport({ ip: '1.1.1.1', anycast: 'Cloudflare DNS', city: 'Sydney', country: 'AU' })),
  );
  expect(shared).toMatchObject({ country: null, place: 'Served from many locations', timeZones: [] });
});

it('takes a kept choice of columns without those that are gone', () => {
  expect(asColumnChoice({ asn: false, prefix: true, gone: true })).toEqual({ asn: false, prefix: true });
});

it('counts rows by country and network, most first, what is not known last', () => {
  const unknown = address(3, '192.0.2.4', { country: null, asn: null, organisation: null });
  const dutch = address(4, '192.0.2.5', { country: 'NL', asn: 1136, organisation: 'KPN' });
  const { countries, networks } = summarize([unknown, dutch, ...alike]);
  expect(countries).toEqual([
    { value: 'DE', count: 3 },
    { value: 'NL', count: 1 },
    { value: null, count: 1 },
  ]);
  expect(networks.map(({ value, count }) => [value, count])).toEqual([
    ['AS14907 Wikimedia Foundation Inc.', 3],
    ['AS1136 KPN', 1],
    [null, 1],
  ]);
});
