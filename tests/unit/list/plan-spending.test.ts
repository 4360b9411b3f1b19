import { expect, it } from 'vitest';
import { nextToLookUp, planOfPart, planSpending } from '../../../lib/list/plan-spending.ts';
import { someRows } from './rows.ts';

it('says before spending what was found, answered, saved and would use quota (PEERS c7, b10)', () => {
  expect(planSpending(someRows)).toEqual({
    found: 5,
    unread: 0,
    noLookup: 1,
    saved: 1,
    failed: [{ key: '+442079460018', calls: 1 }],
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
  const keys = (selected: string[], shown = someRows) =>
    nextToLookUp(plan, { shown, selected: new Set(selected) }).map(({ key }) => key);
  expect(keys(['+4930901820', '+442079460018'])).toEqual(['+4930901820']);
  expect(keys(['+442079460018'])).toEqual(['91.198.174.192', '+4930901820']);
  expect(keys([])).toEqual(['91.198.174.192', '+4930901820']);
  // In the order that is shown; what the filter hides only if it is selected, or if nothing else is open.
  expect(keys([], someRows.toReversed())).toEqual(['+4930901820', '91.198.174.192']);
  expect(keys([], someRows.slice(1))).toEqual(['+4930901820']);
  expect(keys(['91.198.174.192', '+4930901820'], someRows.slice(1))).toEqual(['+4930901820', '91.198.174.192']);
  expect(keys([], someRows.slice(2))).toEqual(['91.198.174.192', '+4930901820']);
});

it('plans for the rows that the next run is about', () => {
  const plan = planSpending(someRows);
  const found = (selected: string[], shown = someRows) =>
    planOfPart(someRows, plan, { shown, selected: new Set(selected) })?.found ?? null;
  expect([found([]), found(['+4930901820', '+442079460018']), found(['+442079460018'])]).toEqual([null, 2, null]);
  expect([found([], someRows.slice(0, 3)), found([], someRows.slice(2))]).toEqual([3, null]);
});
