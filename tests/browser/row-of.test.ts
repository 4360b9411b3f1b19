import { expect, test, vi } from 'vitest';
import type { Match, MatchLedger } from '../../lib/page/mark/match-ledger.ts';
import { rowOf } from '../../lib/page/point/row-of.ts';
import { page, survey } from './survey-room.ts';

const style = '<style>p, div { margin: 0; font: 16px/30px monospace; white-space: pre-line }</style>';

/** The match that contains this text, which is on the page once. */
function matchOf(ledger: MatchLedger, text: string): Match {
  const match = [...ledger.all()].find(({ passages: [{ node, start, end }] }) => node.data.slice(start, end) === text);
  if (!match) throw new Error(`${text} is not marked`);
  return match;
}

/** How far below a match the next ones are, px. */
function stepsBelow(ledger: MatchLedger, text: string): number[] {
  const match = matchOf(ledger, text);
  const [{ node, start, end }] = match.passages;
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  const number = range.getBoundingClientRect();
  return (rowOf(match, number, ledger)?.below ?? []).map(({ top }) => Math.round(top - number.top));
}

async function surveyed(html: string, count: number): Promise<MatchLedger> {
  page(html);
  const { surveyor } = survey();
  await vi.waitFor(() => expect(surveyor.ledger.all().size).toBe(count));
  return surveyor.ledger;
}

test('the next numbers of a list are those of the document, in one text or in several, also in open shadow roots', async () => {
  const list = '<p>10.0.0.1</p><p id="host"></p><p>10.0.0.3\n10.0.0.4 10.0.0.5\n10.0.0.6</p><p>none</p><p>10.0.0.7</p>';
  const root = page('');
  root.innerHTML = style + list;
  const shadow = root.querySelector('#host')?.attachShadow({ mode: 'open' });
  if (shadow) shadow.innerHTML = '<div>10.0.0.2</div>';
  const { surveyor } = survey();
  await vi.waitFor(() => expect(surveyor.ledger.all().size).toBe(7));
  expect(stepsBelow(surveyor.ledger, '10.0.0.1')).toEqual([30, 60, 90]);
  expect(stepsBelow(surveyor.ledger, '10.0.0.2')).toEqual([30, 60, 60]);
  expect(stepsBelow(surveyor.ledger, '10.0.0.4')).toEqual([30, 90]);
  expect(stepsBelow(surveyor.ledger, '10.0.0.7')).toEqual([]);
});

test('finding the row costs the same in a list of thousands', async () => {
  const lines = Array.from({ length: 3_000 }, (_, line) => `<p>10.0.${line >> 8}.${line & 255}</p>`);
  const ledger = await surveyed(style + lines.join(''), 3_000);
  const asked = [
    vi.spyOn(Node.prototype, 'compareDocumentPosition'),
    vi.spyOn(Range.prototype, 'getClientRects'),
    vi.spyOn(ledger, 'within'),
  ];
  expect(stepsBelow(ledger, '10.0.5.9')).toEqual([30, 60, 90]);
  for (const spy of asked) expect(spy.mock.calls.length).toBeLessThan(50);
});

test('searches for neighbors only near the number', async () => {
  const lines = Array.from({ length: 3_000 }, () => '<p>none</p>');
  const ledger = await surveyed(`${style}<p>10.0.0.1</p>${lines.join('')}<p>10.0.0.2</p>`, 2);
  const within = vi.spyOn(ledger, 'within');
  expect(stepsBelow(ledger, '10.0.0.1')).toEqual([]);
  // 500 were measured here, and 3,000 lines follow.
  expect(within.mock.calls.length).toBeLessThan(600);
});
