import { expect, test } from 'vitest';
import { findFound, othersInNetwork } from '../../../lib/found/find-found.ts';
import { ipReport, phoneReport, report } from '../../gallery/reports.ts';
import { foundItem } from './found-items.ts';

const address = (ip: string, asn: number | null) => foundItem(report(ipReport({ ip, asn })));
const items = [
  address('192.0.2.1', 174),
  address('192.0.2.2', 17439),
  address('192.0.2.3', 174),
  address('192.0.2.4', null),
  foundItem(report(phoneReport())),
];
const [first, other, , unknown, number] = items;

test('a whole AS number finds the addresses of that network only', () => {
  expect(findFound(items, ' as174 ').map(({ key }) => key)).toEqual(['192.0.2.1', '192.0.2.3']);
});

test('the others in a network are counted by its AS number; without one, or as a phone number, there are none', () => {
  const counts = [first, other, unknown, number].map((item) => item && othersInNetwork(items, item).count);
  expect(counts).toEqual([1, 0, 0, 0]);
  expect(first && othersInNetwork(items, first).search).toBe('AS174');
});
