import { expect, test, vi } from 'vitest';
import { Examples } from '../../../../components/popup/Examples.tsx';
import { RecentList } from '../../../../components/popup/KnownLists.tsx';
import type { RecentRow } from '../../../../components/popup/popup-state.ts';
import { popupSurface } from '../../../gallery/popup.tsx';
import { galleryNow } from '../../../gallery/reports.ts';
import { render } from '../render.ts';

function drawn(name: string): HTMLElement {
  const example = popupSurface.examples.find((each) => each.name === name);
  if (!example) throw new Error(`no state ${name}`);
  return render(example.view);
}

test('every state has the field and an answer', () => {
  for (const { name, view } of popupSurface.examples) {
    const root = render(view);
    const field = root.querySelector('input[name=subject]');
    expect(field?.getAttribute('aria-label'), name).toBe('Phone number or IP address');
    const answer = root.querySelector('article, .nl-popup-words, .nl-pick-row, .nl-lookup-note:not(:empty)');
    expect(answer, name).not.toBeNull();
  }
});

test('the page, its switch and its requests are shown until something is typed: then there is the box and its answer', () => {
  const parts = (name: string) => [...(drawn(name).querySelector('.nl-popup')?.children ?? [])];
  expect(parts('Opened').some((part) => part.matches('.nl-popup-page'))).toBe(true);
  expect(drawn('Opened').querySelector('.nl-found')?.textContent).toBe('4 numbers · 12 addressesShow all');
  expect(parts('Neither').map(({ className }) => className)).toEqual(['nl-lookup', 'nl-popup-scroll', 'nl-popup-foot']);
  const buttons = (name: string) =>
    [...drawn(name).querySelectorAll('.nl-use-button, .nl-foot-button')].map(({ textContent }) => textContent);
  const requests = '4 requests sent4 requests sent on this page';
  expect(buttons('Opened')).toEqual([requests, 'Pause everywhere', 'Options']);
  expect(buttons('Neither')).toEqual(['Pause everywhere', 'Options']);
  expect(buttons('Paused everywhere')).toEqual([requests, 'Resume', 'Options']);
});

test('the requests are a short word on a line with others, and always a whole sentence for ears', () => {
  const words = (name: string) => {
    const button = drawn(name).querySelector('.nl-use-button');
    const short = button?.querySelector('[aria-hidden="true"]:not(svg)');
    return [short?.textContent, (button?.querySelector('.nl-hidden') ?? button)?.textContent];
  };
  expect(words('Opened')).toEqual(['4 requests sent', '4 requests sent on this page']);
  expect(words('Off in this tab')).toEqual(['4 requests sent', '4 requests sent on this page']);
  expect(words('Paused everywhere')).toEqual(['4 requests sent', '4 requests sent on this page']);
  expect(words('Nothing found')).toEqual(['4 requests sent', '4 requests sent on this page']);
});

test('what was found is not counted where Numlens is off, as nothing is underlined and the side panel has no list', () => {
  const has = (name: string) => drawn(name).querySelector('.nl-found') !== null;
  expect([has('Opened'), has('Site on click'), has('A page that takes cards away')]).toEqual([true, true, true]);
  const off = ['Off in this tab', 'Site off, as only chosen ones are on', 'Site off, as a policy says'];
  expect(off.filter(has)).toEqual([]);
});

test('a page with nothing on it says so, with no way to an empty list, and only if Numlens can run there', () => {
  const found = (name: string) => drawn(name).querySelector('.nl-found')?.textContent;
  expect(found('Nothing found')).toBe('No numbers or addresses here');
  expect(found('A PDF file')).toBe('PDF files can’t be readShow what to do');
  expect(found('Numbers in an editor')).toBe('Text fields aren’t readShow what to do');
  expect(found('Opened the first time, no site')).toBeUndefined();
  expect(drawn('Opened the first time, no site').textContent).toContain('can’t run on this page.Show what to do');
  expect(found('Paused everywhere')).toBeUndefined();
});

test('a typed text can be emptied with the pointer, which is no stop of the Tab key', () => {
  const clear = (name: string) => drawn(name).querySelector<HTMLElement>('.nl-lookup-clear');
  expect(clear('Opened')).toBeNull();
  expect([clear('Neither')?.tabIndex, clear('Neither')?.title]).toEqual([-1, 'Clear the field (Esc)']);
});

test('a flag is shown once: in the field until there is a report, otherwise in the list of countries or the report', () => {
  const flags = (name: string) =>
    [...drawn(name).querySelectorAll('.nl-flag')].filter((flag) => flag.closest('[hidden]') === null);
  expect(drawn('Country of a code, with what fits').querySelector('.nl-lookup-sign .nl-flag')).not.toBeNull();
  expect(flags('Number, read nationally')).toHaveLength(1);
  expect(flags('Number, answered')).toHaveLength(1);
});

test('a number with a note is written as people write it, and a name of the service says so', () => {
  expect(drawn('A word of notes').querySelector('[aria-label="Your notes"]')?.textContent).toContain('+49 30 901820');
  expect(drawn('Opened').textContent).toContain('The service reports: Katharina Vogelsang');
});

test('a message has a sentence for each trick before its numbers; if there is none, that vouches for nothing', () => {
  const [first, ...others] = drawn('A message with tricks').querySelectorAll('.nl-tricks > li');
  expect(first?.textContent).toBe('A link shows +49 800 1234567 but calls +49 176 12345678.');
  expect(others).toHaveLength(6);
  const none = drawn('A message without tricks').querySelector('.nl-tricks')?.textContent;
  expect(none).toBe('Nothing conspicuous in the numbers. That does not mean the message is safe.');
  expect(drawn('Several').querySelector('.nl-tricks')).toBeNull();
});

test('of several, Enter opens the first', () => {
  const [first, other] = drawn('Several').querySelectorAll('.nl-pick-row');
  expect([first?.className, other?.className]).toEqual(['nl-pick-row nl-pick-next', 'nl-pick-row']);
});

test('of several, a number without a country code is written as in its country, with the country that was assumed in amber', () => {
  const root = drawn('Several');
  const [number, address] = root.querySelectorAll('.nl-pick');
  expect(number?.querySelector('.nl-pick-doubtful + .nl-pick-time'), 'in amber, too').not.toBeNull();
  expect(number?.querySelector('.nl-pick-words > span')?.textContent).toBe('030 901820');
  expect(number?.querySelector('.nl-pick-doubtful')?.textContent).toBe('Assuming Germany: Berlin');
  expect(address?.querySelector('.nl-pick-doubtful')).toBeNull();
});

test('the way to the list is beside the count of several, and what lists can do is said of a long text only', () => {
  const several = drawn('Several').querySelector('.nl-several');
  expect(several?.textContent).toBe('2 found in this text. Select one.Open as a list');
  expect(drawn('Several').textContent).not.toContain('longer text');
  expect(drawn('Too long').textContent).toContain('The side panel’s list can handle longer text.');
});

test('a site that a policy decides about says whose it is, and has no switch that would do nothing', () => {
  const root = drawn('Site off, as a policy says');
  expect(root.querySelector('.nl-site select')?.hasAttribute('disabled')).toBe(true);
  expect(root.querySelector('.nl-popup-page [role="status"]')?.textContent).toBe(
    'Your organization manages Numlens on contacts.example.',
  );
  expect(drawn('Off in this tab').querySelector('.nl-site select')?.hasAttribute('disabled')).toBe(false);
});

test('a recent lookup leads with the name that a service gave, its source in words for ears and as a sign for eyes', () => {
  const row = drawn('Opened').querySelector('.nl-pick');
  const [name, number] = row?.querySelectorAll('.nl-pick-name, .nl-pick-detail') ?? [];
  expect(name?.textContent).toBe('The service reports: Katharina Vogelsang· Germany');
  expect(name?.querySelector('.nl-hidden')?.textContent).toBe('The service reports: ');
  expect(name?.querySelector('.nl-glance-source')).not.toBeNull();
  expect(number?.textContent).toBe('+49 1512 3456789');
});

test('a recent lookup of a contact leads with the contact, and has the name that a service gave beside it', () => {
  const row = drawn('A recent lookup of a contact').querySelector('.nl-pick');
  expect(row?.querySelector('.nl-pick-name')?.textContent).toBe(
    'Kathi (Elternbeirat)· The service reports: Katharina Vogelsang',
  );
  expect(row?.querySelector('.nl-pick-detail')?.textContent).toBe('+49 1512 3456789');
});

test('contacts that match a text lead with their name, their company beside it and their number below', () => {
  const rows = [...drawn('A word of contacts').querySelectorAll('.nl-pick')].map((row) => [
    row.querySelector('.nl-pick-name')?.textContent,
    row.querySelector('.nl-pick-detail')?.textContent,
  ]);
  expect(rows[0]).toEqual(['Jule Brandt· Harbor & Finch LLP', '+49 30 901820']);
  expect(rows[1]?.[1]).toBe('+12125550123');
});

test('a recent lookup without a name says whose it is below its number, with the local time, and an address has no clock', () => {
  const below = (entry: RecentRow) => {
    const row = render(
      <RecentList
        entries={[entry]}
        now={galleryNow}
        here="Europe/Berlin"
        isNext={false}
        isFiltered={false}
        field={{ current: null }}
        onPick={vi.fn()}
        onRemove={vi.fn()}
        onClear={vi.fn()}
      />,
    );
    const time = row.querySelector('.nl-pick-time');
    return [row.querySelector('.nl-pick-detail')?.textContent, time?.textContent, time?.getAttribute('aria-label')];
  };
  const number = {
    subject: { kind: 'phone', e164: '+4930901820' },
    country: 'DE',
    at: 0,
    timeZones: ['Europe/Berlin'],
  } as const;
  const time = ['1:00 PM', '1:00 PM · Daytime'];
  expect(below({ ...number, title: 'Berlin, Germany' })).toEqual(['Berlin, Germany', ...time]);
  expect(below({ ...number, title: '+49 30 901820' })).toEqual([undefined, ...time]);
  const address = { subject: { kind: 'ip', ip: '91.198.174.192' }, country: 'DE', at: 0 } as const;
  const title = 'Wikimedia Foundation Inc. · Frankfurt am Main';
  expect(below({ ...address, title })).toEqual([title, undefined, undefined]);
});

test('a local time has the icon of its part of the day in every row, so that it is not read as the time of the lookup', () => {
  for (const name of ['Opened', 'Country of a code, with what fits', 'Several']) {
    const times = [...drawn(name).querySelectorAll('.nl-pick-time')];
    expect(times.length, name).toBeGreaterThan(0);
    expect(
      times.filter((time) => time.querySelector('svg') === null),
      name,
    ).toEqual([]);
  }
});

test('only the row that Enter opens has the key, also while nothing is typed, and the field says it to screen readers', () => {
  const opened = (name: string) => {
    const root = drawn(name);
    const rows = [...root.querySelectorAll('.nl-pick-key')].map((key) => key.closest('li'));
    expect(rows.map((row) => row?.className)).toEqual(rows.map(() => 'nl-pick-row nl-pick-next'));
    const said = root.querySelector('input[name=subject]')?.getAttribute('aria-describedby');
    return [rows.length, said ? root.querySelector(`#${said}`)?.textContent : null];
  };
  expect(opened('Opened')).toEqual([1, 'Enter opens Katharina Vogelsang']);
  expect(opened('Country of a code, with what fits')).toEqual([1, 'Enter opens Katharina Vogelsang']);
  expect(opened('A word of notes')).toEqual([1, 'Enter opens +49 1512 3456789']);
  expect(opened('Several')).toEqual([1, 'Enter opens +49 30 901820']);
  expect(opened('Neither')).toEqual([0, null]);
  expect(opened('Opened the first time, no site')).toEqual([0, null]);
});

test('how long ago and how often are at the end of the second line, so that nothing competes with the name', () => {
  for (const end of drawn('Country of a code, with what fits').querySelectorAll('.nl-pick-end')) {
    expect(end.closest('.nl-pick-line')?.querySelector('.nl-pick-detail')).not.toBeNull();
  }
});

test('what is no number and no address says so beside an icon, with what can be done', () => {
  const words = (name: string) => {
    const note = drawn(name).querySelector('.nl-popup-note');
    expect(note?.querySelector('.nl-icon'), name).not.toBeNull();
    return [...(note?.querySelectorAll('p, button') ?? [])].map(({ textContent }) => textContent);
  };
  expect(words('Neither')).toEqual([
    'This isn’t a phone number or an IP address.',
    'Check what you typed. No recent lookups or notes match.',
  ]);
  expect(words('Emergency number')).toEqual([
    'This is an emergency number.',
    'Numlens doesn’t look up emergency numbers.',
  ]);
  expect(words('Address with a mistake')).toEqual(['Not an IP address: 300 is above 255.']);
  expect(words('Too long')).toEqual([
    'This text is too long for this field.',
    'The side panel’s list can handle longer text.',
    'Open as a list',
  ]);
  const needsCountry = drawn('Needs a country').querySelector('.nl-lookup');
  expect(needsCountry?.textContent, 'above the list of countries').toMatch(
    /^This number has no country code\..*Country/,
  );
});

test('the first opening has examples to press, and no other', () => {
  const onExample = vi.fn();
  const root = render(<Examples onExample={onExample} />);
  for (const row of root.querySelectorAll('button')) row.click();
  expect(onExample.mock.calls).toEqual([['+44 20 7946 0018'], ['8.8.8.8'], ['10.0.0.0/8']]);
  const examples = (name: string) => drawn(name).querySelectorAll('[aria-label="Try an example"] li').length;
  expect([examples('Opened the first time, no site'), examples('Opened'), examples('Neither')]).toEqual([3, 0, 0]);
});

test('a failed lookup is said as shortly as on a card, with its button, and the whole sentence is a title', () => {
  const failure = drawn('Address, the service failed, with what fits').querySelector('.nl-failure');
  expect(failure?.className).toContain('nl-failure-short');
  expect(failure?.querySelector('[aria-hidden]')?.textContent).not.toContain('too long to respond');
  expect(failure?.querySelector('button')?.textContent).toBe('Try again');
  expect(failure?.getAttribute('title')).toContain('too long to respond');
});

test('a range says whose it is first, then how many and from where to where, and which address is looked up', () => {
  const root = drawn('A range');
  const words = root.querySelector('.nl-popup-report')?.textContent ?? '';
  expect(words.indexOf('Wikimedia Foundation Inc.')).toBeLessThan(words.indexOf('256 addresses'));
  const line = root.querySelector('.nl-range-line');
  expect(line?.querySelector('.nl-range-icon svg'), 'as the lines below it').not.toBeNull();
  expect([...(line?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '256 addresses',
    '91.198.174.0',
    '91.198.174.255',
  ]);
  expect(root.querySelector('.nl-online-line')?.textContent).toContain('· only 91.198.174.0');
});

test('the line below the title does not repeat the typed range, and has the network’s if that is wider', () => {
  const line = (name: string) => drawn(name).querySelector('.nl-glance-sub')?.textContent;
  expect(line('A range')).toBe('AS14907');
  expect(line('Part of a network’s range')).toBe('AS14907in 91.198.174.0/24');
  expect(line('Part of a network without one prefix')).toBe('AS14907in 91.198.168.0–91.198.174.255');
  const first = 'First network in this range: Wikimedia Foundation Inc.';
  expect(line('A range of many networks')).toBe(`${first}91.0.0.0AS14907`);
});

test('a range that reaches out of a network is its own title: the network is not all of it', () => {
  const headline = (name: string) => drawn(name).querySelector('.nl-popup-report h1, .nl-popup-report h2')?.textContent;
  expect(headline('A range of many networks')).toBe('91.0.0.0/8');
  const isPlaced = (name: string) =>
    [...drawn(name).querySelectorAll('.nl-glance-line')].some((line) => line.closest('[hidden]') === null);
  expect(isPlaced('A range of many networks'), 'nor is its place').toBe(false);
  expect(isPlaced('Part of a network’s range')).toBe(true);
  expect(headline('Part of a network’s range')).toBe('Wikimedia Foundation Inc.');
  expect(headline('Part of a network without one prefix')).toBe('Wikimedia Foundation Inc.');
});

test('that lookups are off is in all details, not on each answer', () => {
  const words = (name: string) => drawn(name).querySelector('.nl-online')?.textContent ?? '';
  expect(words('Number, lookups off')).toBe('');
  expect(words('Number, lookups off, all details')).toContain('Online lookups are off.');
});
