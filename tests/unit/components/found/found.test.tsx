import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { buttons, drawn, listed } from './found-room.tsx';

test('everything on the page is summed up, mapped and grouped, and a press on a row shows it there', () => {
  const { root, events } = drawn('Grouped');
  expect([...root.querySelectorAll('.nl-onpage-sums li')].map((sum) => sum.textContent)).toEqual([
    '5 numbers',
    '6 addresses',
  ]);
  expect(root.querySelector('.nl-onpage-map')?.getAttribute('aria-label')).toMatch(/^Map with 4 locations/);
  expect([...root.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
    'Germany5',
    'United States3',
    'Ireland1',
    'Special-purpose addresses1',
    'Country unknown1',
  ]);
  const row = buttons(root).find(({ textContent }) => textContent?.startsWith('91.198.174.192'));
  expect(row?.textContent).toBe('91.198.174.1923×Wikimedia Foundation Inc. · Frankfurt am Main');
  // Only a network with several rows has a heading.
  expect([...root.querySelectorAll('.nl-onpage-name')].map(({ textContent }) => textContent)).toEqual([
    'Amazon.com, Inc. · Ashburn',
  ]);
  row?.click();
  expect(events.onShow).toHaveBeenCalledWith(expect.objectContaining({ key: '91.198.174.192' }));
});

test('the list can be ordered by how often and by who is awake, each without headings', async () => {
  const { root } = drawn('Grouped');
  const order = (name: string) => {
    const choice = [...root.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    choice?.querySelector('input')?.dispatchEvent(new window.Event('change', { bubbles: true }));
  };
  await act(() => order('Most frequent'));
  expect(listed(root).slice(0, 3)).toEqual(['34.240.12.9', '91.198.174.192', '+1 212-555-0123']);
  expect(root.querySelector('h2')).toBeNull();
  await act(() => order('Daytime first'));
  // In January at noon UTC: 13 h in Germany, 7 h in New York.
  const hours = [...root.querySelectorAll('.nl-onpage-hour')];
  expect(hours.map((hour) => hour.getAttribute('aria-label'))).toEqual([
    'Sat 1:00 PM · Daytime',
    'Sat 1:00 PM · Daytime',
    'Sat 1:00 PM · Daytime',
    'Sat 7:00 AM · Early',
  ]);
  expect(hours.map((hour) => hour.textContent)).toEqual(['1:00 PM', '1:00 PM', '1:00 PM', '7:00 AM']);
});

test('everything is copied one a line, in the order that is shown, whatever is searched', async () => {
  const { root, events } = drawn('Grouped');
  const copy = () =>
    buttons(root)
      .find(({ textContent }) => textContent === 'Copy all')
      ?.click();
  copy();
  const text: string = events.onCopy.mock.lastCall?.[1];
  expect(text.split('\n').slice(0, 2)).toEqual(['91.198.174.192', '+4915123456789']);
  expect(text.split('\n')).toHaveLength(listed(root).length + 1);
  const often = [...root.querySelectorAll('label')].find(({ textContent }) => textContent === 'Most frequent');
  await act(() => {
    often?.querySelector('input')?.dispatchEvent(new window.Event('change', { bubbles: true }));
  });
  await act(() => root.querySelector<HTMLElement>('.nl-onpage-dot[aria-label="Ashburn: 2"]')?.click());
  expect(listed(root)).toHaveLength(2);
  copy();
  const all: string = events.onCopy.mock.lastCall?.[1];
  expect(all.split('\n').slice(0, 3)).toEqual(['34.240.12.9', '91.198.174.192', '+12125550123']);
  expect(all).toHaveLength(text.length);
});

test('warnings are above the map and the order, stay whatever dot is chosen, and are no part of the order', async () => {
  const { root } = drawn('Warnings');
  const parts = [...(root.querySelector('.nl-onpage')?.children ?? [])].map(({ className }) => className);
  expect(parts.slice(0, 3)).toEqual(['nl-onpage-head', 'nl-onpage-group nl-onpage-group-warned', 'nl-onpage-ordering']);
  const warned = ['+49 1512 3456789', '+1 900-555-0123'];
  expect(listed(root).slice(0, 2)).toEqual(warned);
  await act(() => root.querySelector<HTMLElement>('.nl-onpage-dot[aria-label="Ashburn: 2"]')?.click());
  expect(listed(root)).toEqual([...warned, '54.239.28.85', '52.94.236.248']);
  await act(() => root.querySelector<HTMLElement>('.nl-onpage-dot[aria-label="Ashburn: 2"]')?.click());
  const often = [...root.querySelectorAll('label')].find(({ textContent }) => textContent === 'Most frequent');
  await act(() => {
    often?.querySelector('input')?.dispatchEvent(new window.Event('change', { bubbles: true }));
  });
  expect(listed(root).slice(0, 3)).toEqual([...warned, '+1 212-555-0123']);
  expect([...root.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Warnings2']);
});

test('while the page is read, a ring turns above the words', () => {
  const reading = drawn('Reading').root.querySelector('.nl-onpage-reading');
  expect(reading?.textContent).toBe('Reading this page…');
  expect(reading?.firstElementChild?.className).toBe('nl-ring');
});

test('a dot of the map lists what is there alone, and all again', async () => {
  const { root } = drawn('Grouped');
  const dot = () => root.querySelector<HTMLElement>('.nl-onpage-dot[aria-label="Ashburn: 2"]');
  const all = listed(root).length;
  expect(dot()?.textContent).toBe('2');
  expect(root.querySelector('.nl-onpage-only')?.textContent).toBe('Select a dot to list only that location.');
  expect(root.querySelector('.nl-onpage-hint'), 'on the map, without a row of its own').not.toBeNull();
  await act(() => dot()?.click());
  expect(root.querySelector('.nl-onpage-hint')).toBeNull();
  expect(dot()?.getAttribute('aria-pressed')).toBe('true');
  expect(listed(root)).toEqual(['54.239.28.85', '52.94.236.248']);
  expect(root.querySelector('.nl-onpage-only')?.textContent).toBe('Ashburn: 2Show all');
  await act(() => dot()?.click());
  expect(listed(root)).toHaveLength(all);
});

test.each([
  ['Paused', 'Resume'],
  ['Off for the site', 'Turn it on'],
  ['Off in this tab', 'Turn it on'],
])('%s: one sentence and the button that ends it', (name, label) => {
  const { root, events } = drawn(name);
  expect(root.querySelector('.nl-onpage-why > .nl-icon')).not.toBeNull();
  expect(buttons(root).map(({ textContent }) => textContent)).toEqual([label]);
  buttons(root)[0]?.click();
  expect(events.onTurnOn).toHaveBeenCalledOnce();
});

test('where nothing can be read, or nothing is there, the next step is said', () => {
  expect(drawn('Closed to extensions').root.textContent).toMatch(/^Numlens can’t read this page\..*paste it/);
  expect(drawn('Empty').root.textContent).toMatch(/^No phone numbers or IP addresses on this page\..*automatically\.$/);
  expect(drawn('A PDF file').root.textContent).toMatch(/^Browsers don’t let extensions read PDF files\..*paste it/);
  expect(drawn('Numbers in an editor').root.textContent).toMatch(/^Numlens doesn’t read text fields.*paste it/);
  expect(drawn('Many, more than are listed').root.textContent).toContain('Only the first 60 are listed.');
});

test('the head does not count what is listed as all there is, if there is more', () => {
  const sums = (name: string) =>
    [...drawn(name).root.querySelectorAll('.nl-onpage-sums li')].map(({ textContent }) => textContent);
  expect(sums('Many, more than are listed')).toEqual(['60+ addresses']);
  expect(sums('Grouped').join(' ')).toMatch(/^\d+ numbers \d+ addresses$/);
});

test('nothing offers to take all if the page has more than are listed', () => {
  const words = (name: string) =>
    buttons(drawn(name).root).flatMap(({ textContent }) => textContent?.match(/^(?:Copy|Add) .*/)?.[0] ?? []);
  expect(words('Many, more than are listed')).toEqual(['Copy these 60', 'Add these 60 to the list']);
  expect(words('Grouped')).toEqual(['Copy all', 'Add all to the list']);
});

test('a site that a policy turned off says whose it is, and has no button that would do nothing', () => {
  const { root } = drawn('Off on the site, as a policy says');
  expect(root.textContent).toBe(
    'Numlens is off on intranet.example.Your organization manages Numlens on intranet.example.',
  );
  expect(root.querySelector('button')).toBeNull();
});

test('from fifteen on the list can be searched by number, network and place, and says how many fit', async () => {
  const { root } = drawn('Many, more than are listed');
  const field = () => root.querySelector<HTMLInputElement>('.nl-search-field');
  const type = async (text: string) => {
    const input = field();
    if (!input) throw new Error('no field');
    input.value = text;
    await act(() => {
      input.dispatchEvent(new window.Event('input', { bubbles: true }));
    });
  };
  expect(drawn('Grouped').root.querySelector('.nl-search-field'), 'few are read at once').toBeNull();
  expect(root.textContent).toContain('Only the first 60 are listed.');
  await type('dublin');
  expect(listed(root)).toHaveLength(20);
  expect(root.querySelector('.nl-onpage-search [role="status"]')?.textContent).toBe('20 of 60');
  await type('WIKIMEDIA');
  expect(listed(root)).toHaveLength(40);
  await type('203.0.8.46');
  expect(listed(root)).toEqual(['203.0.8.46']);
  await type('nobody');
  expect(root.querySelector('.nl-onpage-none')?.textContent).toBe('No row contains “nobody”.Clear search');
  await act(() => root.querySelector<HTMLElement>('.nl-onpage-none button')?.click());
  expect(listed(root)).toHaveLength(60);
});

test('a map of one location says nothing, so that there is none', () => {
  expect(drawn('One country, gone from the page').root.querySelector('.nl-onpage-map')).toBeNull();
});
