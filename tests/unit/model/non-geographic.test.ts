import { expect, it } from 'vitest';
import { satelliteNetwork } from '../../../lib/model/non-geographic.ts';

it('names the satellite network of a number by how it begins, and none of other networks', () => {
  const numbers = [
    '+870773111632',
    '+881612345678',
    '+881712345678',
    '+881812345678',
    '+881912345678',
    '+8821612345678',
  ];
  expect(numbers.map(satelliteNetwork)).toEqual([
    'Inmarsat',
    'Iridium',
    'Iridium',
    'Globalstar',
    'Globalstar',
    'Thuraya',
  ]);
  expect(['+8812345678', '+88213123456', '+883510012345678', '+8801712345678'].map(satelliteNetwork)).toEqual(
    Array(4).fill(null),
  );
});
