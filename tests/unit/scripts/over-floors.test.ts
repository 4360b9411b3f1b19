import { expect, it } from 'vitest';
import { overFloors } from '../../../scripts/floors/over-floors.ts';

const names = [
  'page-script',
  'card-script',
  'package-zipped',
  'dom-changed',
  'boxes-changed',
  'layout-shift',
  'hit-test',
];
const good = names.map((name) => ({ name, value: 0, ratio: null }));

it('a figure over its floor, or one that was not measured, is named', () => {
  expect(overFloors(good)).toEqual([]);
  const grown = good.map((each) => (each.name === 'page-script' ? { ...each, value: 49_153 } : each));
  expect(overFloors(grown)).toEqual(['page-script is 49153, at most 49152 is allowed.']);
  expect(overFloors(good.slice(1))).toEqual(['page-script was not measured.']);
});
