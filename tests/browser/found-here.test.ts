import { expect, test } from 'vitest';
import type { Subject } from '../../lib/model/subject-schema.ts';
import type { Match } from '../../lib/page/mark/match-ledger.ts';
import { foundHere } from '../../lib/page/mark/matches-in-order.ts';
import { page } from './survey-room.ts';

/** A match for the text of every `<b>`, last first: a survey may find what is in sight before what is above it. */
function matchesIn(root: ParentNode): Match[] {
  return [...root.querySelectorAll('b')].reverse().flatMap(({ firstChild: node }) => {
    if (!(node instanceof Text)) return [];
    const [e164 = '', extension] = node.data.split(' ext. ');
    const subject: Subject =
      extension === undefined ? { kind: 'ip', ip: node.data } : { kind: 'phone', e164, extension };
    const found = { passages: [{ node, start: 0, end: node.length }], text: node.data } as const;
    return [{ subject, sure: true, country: null, ...found, since: 0 }];
  });
}

test('finds are in document order, each subject once, with its count', () => {
  const root = page('<p><b>192.0.2.1</b> and <b>192.0.2.2</b></p><div><b>192.0.2.1</b></div><p><b>192.0.2.3</b></p>');
  expect(foundHere(matchesIn(root)).map(({ subject, count }) => [subject.kind === 'ip' && subject.ip, count])).toEqual([
    ['192.0.2.1', 2],
    ['192.0.2.2', 1],
    ['192.0.2.3', 1],
  ]);
});

test('extensions of one number stay apart, as they are other telephones', () => {
  const root = page('<p><b>+12125550100 ext. 10</b> and <b>+12125550100 ext. 20</b></p>');
  expect(foundHere(matchesIn(root)).map(({ count }) => count)).toEqual([1, 1]);
});

test('a number written with its country code anywhere on the page is not a guess', () => {
  const root = page('<p><b>+4930123456 ext. </b>, <b>+4930123456 ext. </b> and <b>+4930654321 ext. </b></p>');
  const guess = {
    country: 'DE',
    reading: { written: '030 123456', reason: 'form', rung: 'language', otherwise: null, shown: null },
  } as const;
  const matches = matchesIn(root).map((match, index) => ({ ...match, ...(index === 1 ? {} : guess) }));
  expect(foundHere(matches).map(({ country, rung, count }) => [country, rung, count])).toEqual([
    [null, null, 2],
    ['DE', 'language', 1],
  ]);
});

test('a page with thousands reports one more than the list takes, so that “more” can be shown', () => {
  const all = Array.from({ length: 3_000 }, (_, index) => `<b>10.0.${index >> 8}.${index & 255}</b>`);
  const root = page(`<p>${all.join(' ')}</p>`);
  const matches = matchesIn(root);
  const found = foundHere(matches);
  expect([found.length, found[0]?.subject]).toEqual([1_001, { kind: 'ip', ip: '10.0.0.0' }]);
});
