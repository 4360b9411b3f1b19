import { expect, it } from 'vitest';
import { nextToLookUp, planSpending } from '../../../lib/list/plan-spending.ts';
import { someRows } from './rows.ts';

it('says before spending what was found, answered, saved and would use quota (PEERS c7, b10)', () => {
  expect(planSpending(someRows)).toEqual({
    found: 5,
    unread: 0,
    noLookup: 1,
    saved: 1,
    failed: ['+442079460018'],
    toLookUp: [
      { key: '91.198.174.192', calls: 1 },
      { key: '+4930901820', calls: 2 },
    ],
    whyClosed: null,
  });
});

it('has nothing to ask while look-ups are off, and says that they are', () => {
  const off = someRows.map((row) =>
    row.answer ? { ...row, answer: { ...row.answer, offer: { kind: 'off' as const } } } : row,
  );
  const plan = planSpending(off);
  expect(plan.toLookUp).toEqual([]);
  expect(plan.whyClosed).toBe('off');
});

it('counts rows that are not read yet apart', () => {
  expect(planSpending(someRows.map((row) => ({ ...row, answer: null })))).toMatchObject({ unread: 5, toLookUp: [] });
});

it('looks up next what is open of the selected rows; all that is open if none of them is', () => {
  const plan = planSpending(someRows);
  const keys = (selected: string[]) => nextToLookUp(plan, new Set(selected)).map(({ key }) => key);
  expect(keys(['+4930901820', '+442079460018'])).toEqual(['+4930901820']);
  expect(keys(['+442079460018'])).toEqual(['91.198.174.192', '+4930901820']);
  expect(keys([])).toEqual(['91.198.174.192', '+4930901820']);
});
