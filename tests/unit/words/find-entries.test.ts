import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../../lib/model/stored-types.ts';
import { findEntries } from '../../../lib/words/subject-text.ts';

const entries: HistoryEntry[] = [
  { subject: { kind: 'phone', e164: '+4930901820' }, title: 'Katharina Vogelsang', country: 'DE', at: 2 },
  { subject: { kind: 'ip', ip: '91.198.174.192' }, title: 'Wikimedia Foundation', country: 'NL', at: 1 },
];
const found = (search: string) => findEntries(entries, search).map(({ at }) => at);

describe('a search in recent look-ups', () => {
  it.each([
    ['vogel', [2]],
    ['030 90', [2]],
    ['+49 (30) 90-18', [2]],
    ['91.198', [1]],
    ['WIKI', [1]],
    ['  ', [2, 1]],
    ['nobody', []],
    ['555', []],
  ])('for "%s" finds %j', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });
});
