import { expect, test } from 'vitest';
import { foundText, orderFound, splitWarned, usefulOrders } from '../../../lib/found/found-orders.ts';
import type { RiskLevel } from '../../../lib/model/answer/facts.ts';
import { ipReport, report, scored } from '../../gallery/reports.ts';
import { foundItem } from './found-items.ts';

const now = Date.UTC(2026, 5, 1, 12);
const address = (ip: string, risk?: readonly [number, RiskLevel]) =>
  foundItem(report(ipReport({ ip }), risk ? [scored(...risk)] : []));

test('by risk, the worst comes first, and what has no risk follows in the page’s order', () => {
  const found = [
    address('192.0.2.1'),
    address('192.0.2.2', [3, 'low']),
    address('192.0.2.3'),
    address('192.0.2.4', [12, 'low']),
  ];
  expect(usefulOrders(found)).toEqual(['place', 'risk']);
  expect(orderFound(found, 'risk', now)[0]?.networks[0]?.items.map(({ key }) => key)).toEqual([
    '192.0.2.4',
    '192.0.2.2',
    '192.0.2.1',
    '192.0.2.3',
  ]);
});

test('an order by risk is offered only if it tells them apart', () => {
  expect(usefulOrders([address('192.0.2.1'), address('192.0.2.2')])).toEqual(['place']);
  expect(usefulOrders([address('192.0.2.1', [9, 'low']), address('192.0.2.2', [9, 'low'])])).toEqual(['place']);
});

test('among warnings of one tone, too, the riskiest is first', () => {
  const found = [
    address('192.0.2.1', [30, 'raised']),
    address('192.0.2.2', [80, 'high']),
    address('192.0.2.3', [100, 'high']),
    address('192.0.2.4', [60, 'raised']),
  ];
  const order = ['192.0.2.3', '192.0.2.2', '192.0.2.4', '192.0.2.1'];
  expect(splitWarned(found).warned?.networks[0]?.items.map(({ key }) => key)).toEqual(order);
  expect(foundText(found, 'risk', now)).toBe(order.map((ip) => `${ip}\n`).join(''));
});
