import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { buttons, drawn } from './found-room.tsx';

test('below every number and address is whose and where it is, unless a heading has it, and after it its count', async () => {
  const { root } = drawn('Grouped');
  const rows = () => [...root.querySelectorAll('.nl-onpage-show')];
  const below = () => rows().map((row) => row.querySelector('.nl-onpage-first + .nl-onpage-detail')?.textContent);
  expect(below()).toEqual(expect.arrayContaining(['Berlin', undefined, 'New York, NY', 'Amazon.com, Inc. · Dublin']));
  const counts = rows().map((row) => row.querySelector('.nl-onpage-subject + .nl-onpage-times')?.textContent);
  expect(counts.filter((count) => count !== undefined)).toEqual(['3×', '2×', '12×']);
  expect(root.textContent?.match(/Ashburn/g)).toHaveLength(1);
  const choice = [...root.querySelectorAll('label')].find(({ textContent }) => textContent === 'Most frequent');
  await act(() => {
    choice?.querySelector('input')?.dispatchEvent(new window.Event('change', { bubbles: true }));
  });
  expect(below().slice(0, 2)).toEqual(['Amazon.com, Inc. · Dublin', 'Wikimedia Foundation Inc. · Frankfurt am Main']);
  // No heading has their country.
  expect(rows()[0]?.querySelector('.nl-onpage-sign img')?.getAttribute('alt')).toBe('Flag of Ireland');
});

test('what a call may cost, or what the service warns of, is said below the number, once, in a group of its own', () => {
  const { root } = drawn('Warnings');
  const [first, second] = [...root.querySelectorAll('[role="group"] > h2')].map(({ textContent }) => textContent);
  expect([first, second]).toEqual(['Warnings2', 'United States3']);
  const group = root.querySelector('.nl-onpage-group-warned');
  expect(group?.textContent?.match(/Premium rate/g)).toHaveLength(1);
  expect([...root.querySelectorAll('.nl-onpage-warning')].map((warning) => warning.textContent)).toEqual([
    'The service warns: “Suspected spam”',
    'Premium rate',
  ]);
  expect(group?.querySelectorAll('.nl-onpage-warning')).toHaveLength(2);
});

test('a number whose country was assumed stays as it is written there, and says so in its row and its report', () => {
  const row = (name: string) =>
    [...drawn(name).root.querySelectorAll('.nl-onpage-row')].find(({ textContent }) =>
      textContent?.startsWith('089 12345'),
    );
  const guesses = [...(row('Grouped')?.querySelectorAll('.nl-onpage-guess') ?? [])];
  expect(guesses.map(({ textContent }) => textContent)).toEqual(['', '1:00 PM', 'Assuming Germany: Munich']);
  expect(row('A number of the user’s own country')?.querySelector('.nl-warn'), 'nothing speaks for another').toBeNull();
  const open = row('A number of an assumed country expanded');
  // Open, the row leaves the guess, its reason and the place to the report.
  expect(open?.querySelector('.nl-onpage-detail')).toBeNull();
  expect(open?.textContent?.match(/Assuming Germany/g)).toHaveLength(1);
  expect(open?.textContent?.match(/Munich/g)).toHaveLength(1);
  const report = open?.querySelector('article');
  // The formats have the whole number; nothing above them does.
  expect(report?.querySelector('.nl-card-head')?.textContent).not.toContain('89 12345');
  expect(report?.querySelector('.nl-formats')?.textContent).toContain('+498912345');
  // As on the card: nothing calls it valid.
  expect(report?.querySelector('.nl-verdict-doubtful')?.textContent).toBe('Assuming Germanyfrom page language');
  expect(report?.querySelector('.nl-verdict-good, .nl-verdict-vouched, .nl-verdict-confirmed')).toBeNull();
});

test('that a subject is gone from the page is said in its row', () => {
  const { root } = drawn('One country, gone from the page');
  const gone = [...root.querySelectorAll('.nl-onpage-gone')];
  expect(gone.map((each) => each.textContent)).toEqual(['No longer on this page.']);
  expect(gone[0]?.closest('li')?.textContent).toContain('91.198.174.192');
});

test('how many have a warning is said once, by their group, which is the first', () => {
  const { root } = drawn('Warnings');
  expect(root.querySelector('h2')?.textContent).toBe('Warnings2');
  expect(root.querySelector('.nl-onpage-head')?.textContent).not.toContain('Warnings');
  expect(root.querySelectorAll('.nl-onpage-sums li')).toHaveLength(2);
});

test('a row’s report opens below it, by a button that says whose and whether it is open', () => {
  const closed = drawn('Grouped');
  const label = 'Details for 91.198.174.192';
  const arrow = (root: HTMLElement) => buttons(root).find((button) => button.getAttribute('aria-label') === label);
  expect([arrow(closed.root)?.getAttribute('aria-expanded'), closed.root.querySelector('article')]).toEqual([
    'false',
    null,
  ]);
  arrow(closed.root)?.click();
  expect(closed.events.onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: '91.198.174.192' }));
  const { root } = drawn('Expanded, shown on the page');
  expect(arrow(root)?.getAttribute('aria-expanded')).toBe('true');
  const top = root.querySelector('article .nl-card-head');
  expect(top?.textContent).toContain('AS14907');
  // The row has them.
  expect(top?.textContent).not.toMatch(/Wikimedia|91\.198\.174\.192/);
  expect(root.querySelector('[role="status"]')?.textContent).toBe('2 of 3 on this page');
  // In its row in place of the count.
  expect(root.querySelector('.nl-onpage-row-shown .nl-onpage-subject + .nl-onpage-times')?.textContent).toBe('2 of 3');
});

test('after a press showed one of several places, buttons of the row lead to the others', () => {
  expect(drawn('Grouped').root.querySelector('.nl-onpage-steps')).toBeNull();
  const { root, events } = drawn('Expanded, shown on the page');
  const steps = [...root.querySelectorAll<HTMLElement>('.nl-onpage-row-shown .nl-onpage-steps > button')];
  expect(steps.map(({ title }) => title)).toEqual(['Previous occurrence on this page', 'Next occurrence on this page']);
  for (const step of steps) step.click();
  const item = expect.objectContaining({ key: '91.198.174.192' });
  expect(events.onShow.mock.calls).toEqual([
    [item, -1],
    [item, 1],
  ]);
});

test('an opened row is in the order of a card: its facts, the lookup with its cost, the sources', () => {
  const article = drawn('A number of an assumed country expanded').root.querySelector('article');
  const parts = [...(article?.querySelectorAll('.nl-doing, dl, .nl-online, .nl-details-sources') ?? [])];
  const names = parts.map(({ className, tagName }) => (tagName === 'DL' ? 'facts' : className.split(' ').at(-1)));
  expect(names[0], 'the tools are in the first line').toBe('nl-doing');
  expect(names.filter((name) => name === 'nl-online')).toHaveLength(1);
  const [facts, online, sources] = ['facts', 'nl-online', 'nl-details-sources'].map((name) => names.indexOf(name));
  expect([facts, online, sources]).toEqual([1, expect.any(Number), (online ?? 0) + 1]);
  expect(article?.querySelector('.nl-online')?.textContent).toBe('Look up onlineUses 1 request');
});

test('the name of a network has an icon, so that it is not read as a line of the row above', () => {
  expect(drawn('Grouped').root.querySelector('.nl-onpage-name > .nl-icon:first-child')).not.toBeNull();
});

test('special addresses are folded below the others if there are several, and not if nothing else is there', () => {
  const { root } = drawn('Private addresses folded');
  const fold = root.querySelector('details');
  expect(fold?.hasAttribute('open')).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toContain('Special-purpose addresses3');
  expect(drawn('Grouped').root.querySelector('details.nl-onpage-group')).toBeNull();
});
