import { describe, expect, test } from 'vitest';
import type { FoundItem } from '../../../lib/found/found.ts';
import { detailOf, groupFound, placeOfNth, timesFound } from '../../../lib/found/found.ts';
import { foundDots, mapShape, mapView } from '../../../lib/found/found-map.ts';
import type { FoundOrder } from '../../../lib/found/found-orders.ts';
import { foundText, orderFound, splitWarned, usefulOrders, usualOrder } from '../../../lib/found/found-orders.ts';
import { caller, ipReport, phoneReport, report } from '../../gallery/reports.ts';
import { foundItem } from './found-items.ts';

const special = {
  use: 'Private',
  name: 'Private-Use',
  cidr: '10.0.0.0/8',
  reference: 'RFC 1918',
  reach: null,
} as const;
const none = {
  country: null,
  region: null,
  city: null,
  latitude: null,
  longitude: null,
  asn: null,
  organisation: null,
};
const amazon = { organisation: 'Amazon', country: 'IE', city: 'Dublin', latitude: 53.3, longitude: -6.3 };

const address = (ip: string, other: Parameters<typeof ipReport>[0] = {}) =>
  foundItem(report(ipReport({ ip, ...other })));
const number = (e164: string, other: Parameters<typeof phoneReport>[0] = {}) =>
  foundItem(report(phoneReport({ e164, ...other })));

const items = [
  address('10.0.0.1', { ...none, special }),
  number('+80012345678', { region: null, carrier: null }),
  address('192.0.2.1', amazon),
  address('198.51.100.1'),
  number('+4930123', { carrier: null }),
  address('198.51.100.2', { organisation: 'Plus.line' }),
  address('198.51.100.3', { organisation: 'Plus.line' }),
];

describe('everything on a page (PEERS b16, c17)', () => {
  test('has no country and no point on the map for an address that answers from many places', () => {
    const shared = address('1.1.1.1', { anycast: 'Cloudflare DNS', country: 'AU', city: 'Sydney' });
    expect(groupFound([shared])[0]?.heading).toEqual({ kind: 'nowhere' });
    expect(detailOf(shared)).toBe('Served from many locations');
    expect(foundDots([shared], {})).toEqual([]);
  });

  test('stands by country and network: most first, special addresses and unknown places last, else in order of reading', () => {
    const groups = groupFound(items).map(({ key, count, networks }) => ({
      key,
      count,
      networks: networks.map(({ name, items: members }) => [name, ...members.map((member) => member.key)]),
    }));
    expect(groups).toEqual([
      {
        key: 'DE',
        count: 4,
        networks: [
          // A network with one subject has no heading.
          [null, '198.51.100.1', '+4930123'],
          ['Plus.line', '198.51.100.2', '198.51.100.3'],
        ],
      },
      { key: 'IE', count: 1, networks: [[null, '192.0.2.1']] },
      { key: 'special', count: 1, networks: [[null, '10.0.0.1']] },
      { key: 'nowhere', count: 1, networks: [[null, '+80012345678']] },
    ]);
  });

  test('subjects with a warning are a group before every order, the worst first, and an answer that comes later moves no row', () => {
    const costly = number('+4990012', { type: 'PREMIUM_RATE' });
    const reported = foundItem(report(phoneReport(), [caller({ name: 'Suspected spam' })]));
    const later = {
      ...foundItem(report(phoneReport({ e164: '+4915100000' }), [caller({ name: 'Suspected spam' })])),
      warned: null,
      risk: null,
    };
    const all = [number('+4930123'), later, costly, reported];
    const { warned, others } = splitWarned(all);
    expect([warned?.heading?.kind, warned?.count]).toEqual(['warned', 2]);
    expect(warned?.networks.flatMap((each) => each.items.map(({ key }) => key))).toEqual([reported.key, '+4990012']);
    expect(others.map(({ key }) => key)).toEqual(['+4930123', later.key]);
    for (const order of ['count', 'awake', 'place'] as const) {
      expect(foundText(all, order, 0).split('\n').slice(0, 3), order).toEqual([reported.key, '+4990012', '+4930123']);
    }
    expect(splitWarned([later]).warned).toBeNull();
    expect(orderFound([], 'count', 0)).toEqual([]);
    // The order that is chosen says what it is.
    expect(orderFound([later], 'count', 0).map(({ heading }) => heading)).toEqual([null]);
  });

  test('what all rows of a network share is said once, at its head; a guess is each row’s own', () => {
    const networks = (...members: FoundItem[]) =>
      groupFound(members).flatMap((group) => group.networks.map(({ name, detail }) => [name, detail]));
    const mobile = [number('+491511'), number('+491512')];
    expect(networks(...mobile)).toEqual([['T-Mobile', 'Mobile']]);
    expect(networks(...mobile, number('+491513', { location: 'Berlin' }))).toEqual([['T-Mobile', null]]);
    expect(networks(...mobile.map((item) => ({ ...item, country: 'DE', rung: 'language' as const })))).toEqual([
      ['T-Mobile', null],
    ]);
    // The user's own choice is no guess.
    expect(networks(...mobile.map((item) => ({ ...item, country: 'DE', rung: 'chosen' as const })))).toEqual([
      ['T-Mobile', 'Mobile'],
    ]);
  });

  test('a dot is named by the city of all, otherwise by their country, otherwise by their countries', () => {
    const names = (...members: FoundItem[]) =>
      foundDots(members, { DE: { latitude: 51, longitude: 10 } }).map(({ name }) => name);
    expect(names(address('198.51.100.1'), address('198.51.100.2'))).toEqual(['Frankfurt am Main']);
    expect(names(address('198.51.100.1'), number('+4930123'))).toEqual(['Germany']);
    expect(names(address('198.51.100.1'), address('198.51.100.2', { country: 'CH', city: 'Basel' }))).toEqual([
      'Germany and Switzerland',
    ]);
  });

  test('a dot is a guess if all countries there are', () => {
    const guess = { ...number('+4930123'), country: 'DE', rung: 'language' as const };
    const centers = { DE: { latitude: 51, longitude: 10 } };
    expect(foundDots([guess], centers).map(({ isAssumed }) => isAssumed)).toEqual([true]);
    expect(foundDots([guess, number('+4930124')], centers).map(({ isAssumed }) => isAssumed)).toEqual([false]);
  });

  test('a row says whose it is where the contacts know, else where it is, else what kind of line', () => {
    const known = report(phoneReport());
    const named = { ...known, names: [{ from: 'contacts' as const, name: 'Ada' }] };
    expect(detailOf({ report: named })).toBe('Ada');
    expect(detailOf({ report: known })).toBe('Mobile');
    expect(detailOf({ report: report(phoneReport({ location: 'Berlin' })) })).toBe('Berlin');
    expect(detailOf({ report: report(ipReport()) })).toBe('Frankfurt am Main');
    expect(detailOf({ report: report(ipReport({ city: null, region: null })) })).toBeNull();
  });

  test('is on the map: addresses at their place, numbers in their country, near ones together', () => {
    const centers = { DE: { latitude: 51, longitude: 10 } };
    expect(foundDots(items, centers)).toMatchObject([
      // The center of Germany is so near to Frankfurt that its dot would lie over that one.
      { latitude: 50.11, longitude: 8.68, keys: ['198.51.100.1', '198.51.100.2', '198.51.100.3', '+4930123'] },
      { latitude: 53.3, longitude: -6.3, name: 'Dublin', keys: ['192.0.2.1'] },
    ]);
  });

  test('is gone to time after time, through all frames', () => {
    const item = foundItem(report(ipReport()), [
      { frame: 0, count: 2 },
      { frame: 4, count: 1 },
    ]);
    expect(timesFound(item)).toBe(3);
    expect([0, 1, 2].map((nth) => placeOfNth(item, nth))).toEqual([
      { frame: 0, nth: 0 },
      { frame: 0, nth: 1 },
      { frame: 4, nth: 0 },
    ]);
  });
});

describe('the map shows', () => {
  const places = [
    { name: 'one place', pins: [{ latitude: 50, longitude: 8 }] },
    {
      name: 'the ends of the world',
      pins: [
        { latitude: 80, longitude: -179 },
        { latitude: -55, longitude: 179 },
      ],
    },
    { name: 'the far north', pins: [{ latitude: 78, longitude: 16 }] },
    { name: 'the date line', pins: [{ latitude: -18, longitude: 178 }] },
    { name: 'nothing', pins: [] },
  ];
  test.each(places)('$name, with every pin inside, and the world in the middle if the view is wider', ({ pins }) => {
    const { west, north, width, height } = mapView(pins);
    expect(width / height).toBeCloseTo(mapShape);
    expect(width).toBeGreaterThanOrEqual(50);
    if (width > 360) expect(west + width / 2).toBe(0);
    else {
      expect(west).toBeGreaterThanOrEqual(-180);
      expect(west + width).toBeLessThanOrEqual(180);
    }
    expect(north).toBeLessThanOrEqual(90);
    expect(north - height).toBeGreaterThanOrEqual(-90);
    for (const { latitude, longitude } of pins) {
      expect(longitude > west && longitude < west + width && latitude < north && latitude > north - height).toBe(true);
    }
  });
});

describe('the orders of everything on a page', () => {
  const often = (times: number, ip: string) => ({ ...address(ip), places: [{ frame: 0, count: times }] });
  const now = Date.UTC(2026, 0, 15, 12);
  const keys = (found: FoundItem[], order: FoundOrder) =>
    orderFound(found, order, now).flatMap(({ networks }) =>
      networks.flatMap(({ items: members }) => members.map(({ key }) => key)),
    );

  test('by frequency is the first one where a subject has more than half of all finds', () => {
    expect(usualOrder([often(3, '192.0.2.1'), often(2, '192.0.2.2')])).toBe('count');
    expect(usualOrder([often(2, '192.0.2.1'), often(2, '192.0.2.2')])).toBe('place');
    expect(usualOrder([often(3, '192.0.2.1')])).toBe('place');
  });

  test('are offered where they tell something', () => {
    expect(usefulOrders([often(1, '192.0.2.1'), number('+493012')])).toEqual(['place']);
    expect(usefulOrders([often(2, '192.0.2.1'), number('+493012'), number('+493013')])).toEqual([
      'place',
      'count',
      'awake',
    ]);
  });

  test('by novelty, what was never looked up comes first, then what was looked up longest ago', () => {
    const seen = (at: number, ip: string) => ({ ...address(ip), last: { at } });
    const found = [seen(9, '192.0.2.1'), often(1, '192.0.2.2'), seen(5, '192.0.2.3'), often(1, '192.0.2.4')];
    expect(usefulOrders(found)).toEqual(['place', 'new']);
    expect(keys(found, 'new')).toEqual(['192.0.2.2', '192.0.2.4', '192.0.2.3', '192.0.2.1']);
    expect(orderFound(found, 'new', now).map(({ heading, count }) => [heading?.kind, count])).toEqual([
      ['new', 2],
      ['seen', 2],
    ]);
  });

  test('have the most frequent first, or the numbers where it is day, then early or late, then night', () => {
    expect(keys([often(1, '192.0.2.1'), often(7, '192.0.2.2'), often(1, '192.0.2.3')], 'count')).toEqual([
      '192.0.2.2',
      '192.0.2.1',
      '192.0.2.3',
    ]);
    const of = (e164: string, zone: string) => number(e164, { timeZones: [zone] });
    const numbers = [
      address('192.0.2.1'),
      of('+6121', 'Australia/Sydney'),
      of('+1212', 'America/New_York'),
      of('+4930', 'Europe/Berlin'),
    ];
    expect(keys(numbers, 'awake')).toEqual(['+4930', '+1212', '+6121', '192.0.2.1']);
  });
});
