import { expect, test } from 'vitest';
import { bringIntoView } from '../../lib/page/card/walker.ts';
import type { Match } from '../../lib/page/mark/match-ledger.ts';
import { matchRects } from '../../lib/page/mark/match-place.ts';
import { newStops, nextMatch, spotOf } from '../../lib/page/mark/matches-in-order.ts';
import { isEverSeen } from '../../lib/page/point/ever-seen.ts';
import { page } from './survey-room.ts';

/** A match for every text in `<b>`, also in open shadow roots, in an order that is not the document's. */
function matchesIn(root: ParentNode): Match[] {
  const texts = [...root.querySelectorAll('*')].flatMap((each) => [
    ...(each.localName === 'b' && each.firstChild instanceof Text ? [each.firstChild] : []),
    ...(each.shadowRoot
      ? matchesIn(each.shadowRoot).flatMap(({ passages: [first] }) => (first ? [first.node] : []))
      : []),
  ]);
  return texts.reverse().map((node) => ({
    subject: { kind: 'ip', ip: '192.0.2.1' },
    sure: true,
    country: null,
    passages: [{ node, start: 0, end: node.length }],
    text: node.data,
    since: 0,
  }));
}

const text = (match: Match | null): string | undefined => match?.passages[0]?.node.data;

function walk(matches: Match[], by: 1 | -1, count: number): (string | undefined)[] {
  const steps: (string | undefined)[] = [];
  let from: Match | null = null;
  for (let step = 0; step < count; step += 1) {
    from = nextMatch(matches, { from: from && spotOf(from), by, isEverSeen });
    steps.push(text(from));
  }
  return steps;
}

test('goes in the order of the document, past what is not drawn, and round the end', () => {
  const root = page(
    '<p><b>one</b> <b hidden>hidden</b> <i><b>two</b></i><p><b style="opacity:0">unseen</b><b>three</b>',
  );
  const matches = matchesIn(root);
  expect(walk(matches, 1, 4)).toEqual(['one', 'two', 'three', 'one']);
  expect(walk(matches, -1, 4)).toEqual(['three', 'two', 'one', 'three']);
});

test('a shadow root stands where its host does', () => {
  const root = page('<p><b>before</b><p id="host"></p><p><b>after</b>');
  const host = root.querySelector('#host')?.attachShadow({ mode: 'open' });
  host?.append(Object.assign(document.createElement('b'), { textContent: 'inside' }));
  expect(walk(matchesIn(root), 1, 3)).toEqual(['before', 'inside', 'after']);
});

test('begins with what is in the viewport', () => {
  const root = page(
    '<p><b>above</b><p style="margin-top: 3000px"><b>here</b><p style="margin-top: 3000px"><b>below</b>',
  );
  const matches = matchesIn(root);
  root.querySelectorAll('b')[1]?.scrollIntoView({ block: 'center' });
  expect(text(nextMatch(matches, { from: null, by: 1, isEverSeen }))).toBe('here');
  expect(text(nextMatch(matches, { from: null, by: -1, isEverSeen }))).toBe('here');
});

test('nothing to go to', () => {
  expect(nextMatch([], { from: null, by: 1, isEverSeen })).toBeNull();
  expect(nextMatch(matchesIn(page('<b hidden>one</b>')), { from: null, by: 1, isEverSeen })).toBeNull();
});

test('brings a match into view through every box that scrolls, and says whether it had to', () => {
  const root = page(`<p><b>top</b><div style="height: 3000px"></div>
    <div style="height: 200px; width: 300px; overflow: auto"><div style="height: 2000px; width: 2000px">
    <div style="height: 100px; width: 100px; overflow: hidden; margin: 900px"><p style="margin-top: 400px"><b>deep</b>`);
  scrollTo(0, 0);
  const [deep, top] = matchesIn(root);
  if (!deep || !top) throw new Error('no matches');
  expect(bringIntoView(top)).toBe(false);
  expect(bringIntoView(deep)).toBe(true);
  const [rect] = matchRects(deep);
  const hit = rect && document.elementFromPoint(rect.left + 2, rect.top + 4);
  expect(hit?.textContent).toBe('deep');
  expect(bringIntoView(deep)).toBe(false);
});

test('works on an element whose form fields hide its own properties', () => {
  const root = page(`<div style="height: 3000px"></div><form><input name="getBoundingClientRect"><input name="scrollBy">
    <input name="parentNode"><b>deep</b></form>`);
  scrollTo(0, 0);
  const [deep] = matchesIn(root);
  expect(deep && bringIntoView(deep)).toBe(true);
});

test('new stops are the first place of each subject in the document, and no private address', () => {
  const root = page('<p><b>10.0.0.1</b><b>8.8.8.8</b></p><p><b>8.8.8.8</b><b>192.168.7.7</b><b>9.9.9.9</b>');
  const matches = matchesIn(root).map((match) => ({ ...match, subject: { kind: 'ip', ip: match.text } as const }));
  expect(newStops(matches).map(text)).toEqual(['8.8.8.8', '9.9.9.9']);
  expect(newStops(matches)[0]?.passages[0].node.parentElement).toBe(root.querySelectorAll('b')[1]);
});
