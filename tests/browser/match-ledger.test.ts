import { expect, test, vi } from 'vitest';
import type { Match, MatchLedger } from '../../lib/page/mark/match-ledger.ts';
import { createMatchLedger, textOfPassages } from '../../lib/page/mark/match-ledger.ts';
import { matchBoxNear } from '../../lib/page/mark/match-place.ts';
import { matchAtPoint } from '../../lib/page/point/hit-test.ts';
import { page } from './survey-room.ts';

function ledgerOf(): MatchLedger {
  return createMatchLedger({ drawMark: vi.fn(), eraseMark: vi.fn() });
}

function match(...passages: [Node | null | undefined, number, number][]): Match {
  const [first, ...others] = passages.map(([node, start, end]) => {
    if (!(node instanceof Text)) throw new Error('the page is not as written');
    return { node, start, end };
  });
  if (!first) throw new Error('a match without passages');
  return {
    subject: { kind: 'ip', ip: '192.0.2.1' },
    sure: true,
    country: null,
    passages: [first, ...others],
    text: textOfPassages([first, ...others]),
    since: 0,
  };
}

test('finds by node and offset, at both ends, and takes no character twice', () => {
  const text = page('call 123456 or 654321').firstChild;
  const ledger = ledgerOf();
  const first = match([text, 5, 11]);
  expect(ledger.add(first)).toBe(true);
  expect(ledger.add(match([text, 10, 14]))).toBe(false);
  if (!text) return;
  expect([4, 5, 8, 11, 12].map((offset) => ledger.at(text, offset) === first)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('forgets what is changed or gone', () => {
  const root = page('<p>123456</p><p><b>12</b>34</p>');
  const ledger = ledgerOf();
  const [first, second] = root.children;
  ledger.add(match([first?.firstChild, 0, 6]));
  ledger.add(match([second?.firstChild?.firstChild, 0, 2], [second?.lastChild, 0, 2]));
  second?.firstChild?.remove();
  ledger.forgetUnless((node) => node.isConnected);
  expect(ledger.all().size).toBe(1);
  first?.remove();
  ledger.forgetUnless((node) => node.isConnected);
  expect(ledger.all().size).toBe(0);
});

test('forgets what its text has become too short for', () => {
  const text = page('call 123456 or 654321').firstChild;
  const ledger = ledgerOf();
  const kept = match([text, 5, 11]);
  ledger.add(kept);
  ledger.add(match([text, 15, 21]));
  if (!(text instanceof Text)) throw new Error('the page is not as written');
  text.data = 'call 123456';
  ledger.forgetUnless(() => true);
  expect([...ledger.all()]).toEqual([kept]);
  ledger.add(match([text, 0, 4]));
  text.data = 'call';
  ledger.forgetUnless(() => true);
  expect(ledger.all().size).toBe(1);
});

test('the match under a point, not beside it, not when it is not seen', () => {
  const root = page('<p style="margin:20px;font:16px monospace">call 123456 now</p>');
  const ledger = ledgerOf();
  const entry = match([root.firstChild?.firstChild, 5, 11]);
  ledger.add(entry);
  const rect = matchBoxNear(entry, { x: 0, y: 0 });
  expect(rect).not.toBeNull();
  if (!rect) return;
  const y = rect.top + rect.height / 2;
  expect(matchAtPoint(ledger, rect.left + 10, y, [])).toBe(entry);
  expect(matchAtPoint(ledger, rect.left - 12, y, [])).toBeNull();
  expect(matchAtPoint(ledger, rect.left + rect.width + 400, y, [])).toBeNull();
  root.style.opacity = '0';
  expect(matchAtPoint(ledger, rect.left + 10, y, [])).toBeNull();
});

test('the match under a point in an open shadow root', () => {
  const shadow = page('<div></div>').querySelector('div')?.attachShadow({ mode: 'open' });
  if (!shadow) throw new Error('no shadow root');
  shadow.innerHTML = '<p>123456</p>';
  const ledger = ledgerOf();
  const entry = match([shadow.querySelector('p')?.firstChild, 0, 6]);
  ledger.add(entry);
  const rect = matchBoxNear(entry, { x: 0, y: 0 });
  if (!rect) throw new Error('no rectangle');
  expect(matchAtPoint(ledger, rect.left + 5, rect.top + 5, [shadow])).toBe(entry);
});

test('the room of a match over two lines is as high as both', () => {
  const root = page('<p style="width:80px;font:16px/20px monospace">12345 67890</p>');
  const box = matchBoxNear(match([root.firstChild?.firstChild, 0, 11]), { x: 0, y: 0 });
  expect(box?.height).toBeGreaterThan(30);
});
