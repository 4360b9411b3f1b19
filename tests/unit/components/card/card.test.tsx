import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { Card } from '../../../../components/card/Card.tsx';
import type { CardEvents, CardState } from '../../../../components/card/card-state.ts';
import { usualTools } from '../../../../components/page/report-tools.ts';
import type { LastCopy } from '../../../../lib/model/answer/copy-recipe.ts';
import { firstCopy } from '../../../../lib/model/answer/copy-recipe.ts';
import type { IpReport, PhoneReport, Report } from '../../../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../../../lib/model/answer/service-answer.ts';
import type { CardReading, CardTools, ElsewhereSite } from '../../../../lib/model/page/card.ts';
import { networkForms } from '../../../../lib/report/copy/network-forms.ts';
import { failureText } from '../../../../lib/words/failures/failure-words.ts';
import { cardExamples } from '../../../gallery/card-states.ts';
import { failures } from '../../../gallery/failures.ts';
import {
  caller,
  galleryNow,
  geolocation,
  ipReport,
  phoneReport,
  report,
  validation,
} from '../../../gallery/reports.ts';
import { render } from '../render.ts';

function events(): CardEvents {
  return {
    onLookUp: vi.fn(),
    onRefresh: vi.fn(),
    onCopy: vi.fn(),
    onRecipe: vi.fn(),
    onSave: vi.fn(),
    onPick: vi.fn(),
    onReread: vi.fn(),
    onTeach: vi.fn(),
    onOptions: vi.fn(),
    onClose: vi.fn(),
    onTurnOff: vi.fn(),
  };
}

const elsewhere = [{ name: 'Directory', template: 'https://directory.example/?q={subject}' }];

function draw(state: CardState, heard = events()): HTMLElement {
  return render(
    <Card
      state={state}
      now={galleryNow}
      here="Europe/Berlin"
      copied={null}
      tools={{ ...usualTools, elsewhere }}
      pinned={false}
      events={heard}
    />,
  );
}

/** The same with what “Call” and “Message” open. */
function drawWith(state: CardState, tools: Partial<CardTools>): HTMLElement {
  const shown = { state, now: galleryNow, here: 'Europe/Berlin', copied: null, pinned: false, events: events() };
  return render(<Card {...shown} tools={{ ...usualTools, ...tools }} />);
}

function reportState(
  of: ReturnType<typeof report>,
  more: Partial<Extract<CardState, { view: 'report' }>> = {},
): CardState {
  return {
    view: 'report',
    report: of,
    offer: { kind: 'ask', calls: 2 },
    country: null,
    asking: false,
    details: true,
    ...more,
  };
}

function reading(more: Partial<CardReading> = {}): CardReading {
  return { reason: 'form', rung: 'language', otherwise: null, mismatch: null, lesson: 'none', alike: true, ...more };
}

function factOf(root: HTMLElement, term: string): string | null {
  const dt = [...root.querySelectorAll('dt')].find(({ textContent }) => textContent === term);
  return dt?.nextElementSibling?.textContent ?? null;
}

function button(root: HTMLElement, name: string): HTMLElement {
  const found = [...root.querySelectorAll('button')].find(
    (each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

/** The item of an open menu, by its label. */
function menuItem(root: HTMLElement, label: string): HTMLElement {
  const items = [...root.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const found = items.find((item) => item.querySelector('.nl-menu-label')?.textContent === label);
  if (!found) throw new Error(`no menu item ${label}`);
  return found;
}

/** The row of a term. */
function rowOf(root: HTMLElement, term: string): Element | null {
  return [...root.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.parentElement ?? null;
}

describe('in the details, what is not ours', () => {
  it('is in quotation marks if it is a word of the service that nobody knows, and stays as it came', () => {
    const said = [validation({ lineType: 'SATCOM', status: 'UNKNOWN_SUBSCRIBER', confirmed: false })];
    const root = draw(reportState(report(phoneReport(), said)));
    const quoted = (term: string) => [...(rowOf(root, term)?.querySelectorAll('q') ?? [])].map((q) => q.textContent);
    expect([quoted('Line type'), quoted('Status'), quoted('Carrier')]).toEqual([
      ['SATCOM'],
      ['UNKNOWN_SUBSCRIBER'],
      [],
    ]);
  });

  it('shows the finer of two answers that do not differ, and keeps the other in the document', () => {
    const of = report(phoneReport({ region: 'US', callingCode: 1, location: 'New York, NY', carrier: null }), [
      validation({ country: 'US', location: 'New York', carrier: 'Verizon' }),
      caller({ country: 'US', carrier: 'Verizon Wireless' }),
    ]);
    const root = draw(reportState(of));
    const answers = (term: string, isHidden: boolean) =>
      [...(rowOf(root, term)?.querySelectorAll('dd') ?? [])].flatMap((dd) =>
        dd.hidden === isHidden ? [dd.querySelector('bdi')?.textContent] : [],
      );
    expect([answers('Carrier', false), answers('Carrier', true)]).toEqual([['Verizon Wireless'], ['Verizon']]);
    expect([answers('Location', false), answers('Location', true)]).toEqual([['New York, NY'], ['New York']]);
    // The service alone says it, and one small sign tells so.
    expect(rowOf(root, 'Carrier')?.querySelectorAll('.nl-source-service')).toHaveLength(1);
  });

  it('has the cloud of who says it beside every answer that is from online, whatever else is on the card', () => {
    const away = geolocation({ region: 'Queensland', country: 'AU', countryName: 'Australia' });
    const tag = (of: IpReport, said: ServiceAnswer) =>
      rowOf(draw(reportState(report(of, [said]))), 'Postal code')?.querySelector('.nl-source-service');
    const tags = [
      tag(ipReport({ anycast: 'Cloudflare' }), away),
      tag(ipReport(), away),
      tag(ipReport(), geolocation()),
    ];
    expect(
      tags.map((each) => each?.textContent?.trim()),
      'in words among answers that differ',
    ).toEqual(['', 'service', '']);
    for (const each of tags) {
      expect(each?.querySelector('svg')).not.toBeNull();
      expect(each?.getAttribute('title')).toContain('lookup service');
    }
  });

  it('names the source of every answer in words if answers differ', () => {
    const twilio: ServiceAnswer = { operation: 'twilio', facts: { carrier: 'O2' }, at: galleryNow };
    const carriers = (...said: ServiceAnswer[]) =>
      [
        ...(rowOf(draw(reportState(report(phoneReport(), said))), 'Carrier')?.querySelectorAll('dd.nl-claim') ?? []),
      ].map((dd) => [dd.textContent, dd.querySelectorAll('.nl-source-service svg').length]);
    expect(carriers(twilio)).toEqual([
      ['O2 Twilio', 1],
      ['T-Mobile built-in data', 0],
    ]);
    expect(carriers(validation({ carrier: 'Vodafone' }), twilio)).toEqual([
      ['Vodafone service', 1],
      ['O2 Twilio', 1],
      ['T-Mobile built-in data', 0],
    ]);
  });

  it('says once that the sources disagree: under the first such answer, unless it is said above', () => {
    const away = geolocation({
      region: 'Queensland',
      country: 'AU',
      countryName: 'Australia',
      coordinates: { latitude: -27.5, longitude: 153 },
    });
    const root = draw(reportState(report(ipReport(), [away])));
    const disputed = [...root.querySelectorAll('.nl-fact-disputed dt')].map(({ textContent }) => textContent);
    expect(disputed).toEqual(['Country', 'Coordinates']);
    const rows = (of: HTMLElement) =>
      [...of.querySelectorAll('.nl-note')].flatMap((note) =>
        note.textContent?.includes('The sources disagree.')
          ? [note.parentElement?.querySelector('dt')?.textContent]
          : [],
      );
    expect(root.textContent).toContain('Sources disagree on the country');
    expect(rows(root)).toEqual([]);
    const types = { country: 'DE', lineType: 'FIXED_LINE', location: 'Bonn' } as const;
    expect(rows(draw(reportState(report(phoneReport({ location: 'Berlin' }), [validation(types)]))))).toEqual([
      'Line type',
    ]);
    const unassigned = phoneReport({ valid: false, verdict: { kind: 'unassigned' }, location: 'Berlin' });
    const both = draw(reportState(report(unassigned, [validation(types)])));
    expect(rows(both)).toEqual(['Line type']);
    expect(both.textContent, 'what else is said stays').toContain(
      'The range may be newer than the data on this device.',
    );
  });
});

const london = report(
  phoneReport({
    type: 'FIXED_LINE',
    region: 'GB',
    callingCode: 44,
    e164: '+442079460018',
    international: '+44 20 7946 0018',
    rfc3966: 'tel:+44-20-7946-0018',
    location: 'London',
    carrier: null,
  }),
);

/** A state of the gallery, with all details. */
function inDetails(name: string): CardState {
  const state = cardExamples.find((each) => each.name === name)?.state;
  if (state?.view !== 'report') throw new Error(`no state ${name}`);
  return { ...state, details: true };
}

describe('the card', () => {
  it('says in a private window why the service is not asked, and offers no button for it', () => {
    const root = draw(reportState(report(phoneReport()), { offer: { kind: 'private' } }));
    expect(root.querySelector('.nl-online')?.textContent).toBe('Online lookups are off in private windows.');
    expect(root.querySelector('.nl-online button')).toBeNull();
  });

  it('is an article named by its subject, with its facts as a description list', () => {
    const root = draw(reportState(report(phoneReport(), [validation(), caller({ name: 'Ada Example' })])));
    expect(root.querySelector('article')?.getAttribute('aria-label')).toBe('+4915123456789');
    expect(root.querySelector('h1')?.textContent).toBe('The service reports: Ada Example');
    expect(factOf(root, 'Caller')).toBe('Ada Example');
    expect(factOf(root, 'International')).toBe('+49 1512 3456789');
  });

  it('names sources once in its foot, and beside a fact where they differ or the service alone says it', () => {
    const tags = (root: HTMLElement) =>
      [...root.querySelectorAll('.nl-facts:not(.nl-formats) .nl-claim')].flatMap((claim) =>
        [...claim.querySelectorAll('[role=img]')].map((tag) => tag.getAttribute('aria-label')),
      );
    const own = draw(reportState(report(ipReport())));
    expect(tags(own)).toEqual([]);
    expect(own.querySelector('.nl-glance-from')?.textContent).toBe('Built-in data, Sep 2026');
    expect(own.querySelector('.nl-legend')?.textContent, 'nothing that the foot says').toBe('');
    const both = draw(reportState(report(phoneReport(), [validation({ carrier: 'Vodafone', timeZones: [] })])));
    const carrier = [...both.querySelectorAll('.nl-fact')].find(
      (row) => row.querySelector('dt')?.textContent === 'Carrier',
    );
    expect(carrier?.querySelector('.nl-source-service svg')).not.toBeNull();
    expect(carrier?.textContent).toContain('built-in data');
    // The foot names who answered last, the legend the others.
    expect(both.querySelector('.nl-legend')?.textContent).toMatch(/^Also used: built-in data, Sep 2026/);
    expect(both.querySelector('.nl-legend')?.textContent).not.toContain('lookup service');
    const alone = draw(reportState(report(phoneReport({ carrier: null }), [validation({ carrier: 'Your contacts' })])));
    expect(tags(alone).some((label) => label?.startsWith('lookup service'))).toBe(true);
  });

  it('credits DB-IP wherever an on-device answer about an address is shown, and nowhere else', () => {
    const link = (root: HTMLElement) => root.querySelector('.nl-glance-credit a')?.getAttribute('href') ?? null;
    const own = draw(reportState(report(ipReport())));
    expect(link(own)).toBe('https://db-ip.com');
    expect(own.querySelectorAll('[href="https://db-ip.com"]'), 'once').toHaveLength(1);
    expect(link(draw(reportState(report(phoneReport()))))).toBeNull();
  });

  it('says quietly that the built-in data is so old that it may have changed, and to look for a newer version', () => {
    const dated = (days: number) => new Date(galleryNow - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const foot = (days: number, device: PhoneReport | IpReport = phoneReport()) => {
      const of = report(device);
      return draw(reportState({ ...of, dataDate: dated(days) })).querySelector('.nl-legend')?.textContent;
    };
    expect(foot(729)).not.toContain('This data is old');
    expect(foot(732)).toContain('This data is old and may have changed. Check for a newer Numlens.');
    expect(foot(364, ipReport())).not.toContain('This data is old');
    expect(foot(367, ipReport())).toContain('This data is old');
    const unknown = draw(reportState({ ...report(phoneReport()), dataDate: null })).querySelector('.nl-legend');
    expect(unknown?.textContent).not.toContain('Older');
  });

  it('says what asking costs, and asks', () => {
    const heard = events();
    const root = draw(reportState(report(phoneReport())), heard);
    expect(root.textContent).toContain('Uses 2 requests');
    button(root, 'Look up online').click();
    expect(heard.onLookUp).toHaveBeenCalledOnce();
  });

  it('has a quiet button for a lookup, and something that turns while it is under way', () => {
    for (const details of [true, false]) {
      const state = (asking: boolean) => draw(reportState(report(phoneReport()), { asking, details }));
      expect(button(state(false), 'Look up online').className).toBe('nl-button nl-button-ask');
      expect(state(false).querySelector('.nl-online-spinner')).toBeNull();
      expect(state(true).querySelector('[role="status"] .nl-online-spinner')?.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('has a drawing before each row of an address, also before one that is named', () => {
    const registered: ServiceAnswer = { operation: 'rdap', facts: { abuseEmail: 'abuse@example.net' }, at: galleryNow };
    for (const of of [report(ipReport(), [geolocation()]), report(ipReport(), [registered])]) {
      const rows = [...draw(reportState(of, { details: false })).querySelectorAll('.nl-glance-line')];
      expect(rows.map((row) => row.querySelectorAll('.nl-glance-icon').length)).toEqual(rows.map(() => 1));
    }
  });

  it('offers no asking while it asks, nor where there is nothing to ask', () => {
    expect(draw(reportState(report(phoneReport()), { asking: true })).textContent).not.toContain('Look up online');
    expect(draw(reportState(report(phoneReport()), { offer: { kind: 'none' } })).textContent).not.toContain('online');
  });

  it.each(Object.values(failures))('tells $kind with its next step and keeps the answer of the device', (failure) => {
    const root = draw(reportState(report(phoneReport(), [], [{ operation: 'callerId', failure }])));
    const { sentence, step } = failureText(failure, galleryNow);
    expect(root.textContent).toContain(sentence);
    expect(root.textContent).toContain(step);
    expect(factOf(root, 'Carrier')).toBe('T-Mobile');
    expect(root.textContent).not.toMatch(/invalid/i);
  });

  it.each([true, false])('tells a failure once in the popup too (all details: %s)', (details) => {
    const failed = report(phoneReport(), [], [{ operation: 'callerId', failure: failures.timeout }]);
    expect(draw(reportState(failed, { isInPopup: true, details })).querySelectorAll('.nl-failure')).toHaveLength(1);
    expect(draw(reportState(failed, { details })).querySelectorAll('.nl-failure')).toHaveLength(1);
  });

  it.each([
    ['payment', 'Open options', 'service'],
    ['refused-key', 'Replace key', 'api-key'],
  ] as const)('leads to the test in the options after %s', (kind, name, at) => {
    const heard = events();
    const root = draw(
      reportState(report(phoneReport(), [], [{ operation: 'callerId', failure: failures[kind] }])),
      heard,
    );
    expect(root.textContent).toContain('in the options.');
    button(root, name).click();
    expect(heard.onOptions).toHaveBeenCalledExactlyOnceWith(at);
  });

  it.each([
    ['not-configured', 'Open options', 'api-key'],
    ['no-permission', 'Open options', 'access'],
    ['no-consent', 'Open options', 'consent'],
    ['key-for-other-address', 'Replace key', 'api-key'],
    ['turned-off', 'Open options', 'online-ask'],
    ['nothing-there', 'Open options', 'address-callerId'],
  ] as const)('opens the options at the fix of %s, by a button that names only a key', (kind, name, at) => {
    for (const details of [true, false]) {
      const heard = events();
      const failed = report(phoneReport(), [], [{ operation: 'callerId', failure: failures[kind] }]);
      button(draw(reportState(failed, { details }), heard), name).click();
      expect(heard.onOptions).toHaveBeenCalledExactlyOnceWith(at);
    }
  });

  it('leads to the providers if one of them refused its key', () => {
    const heard = events();
    const failed = report(phoneReport(), [], [{ operation: 'twilio', failure: failures['refused-key'] }]);
    button(draw(reportState(failed), heard), 'Replace key').click();
    expect(heard.onOptions).toHaveBeenCalledExactlyOnceWith('providers');
  });

  it('offers no other try where the browser is to be restarted first', () => {
    const failure = { kind: 'storage', trouble: 'failing' } as const;
    const failed = report(phoneReport(), [], [{ operation: 'callerId', failure }]);
    const note = draw(reportState(failed, { details: false })).querySelector('.nl-failure');
    expect(note?.textContent).toContain('Restart the browser.');
    expect(note?.querySelector('button')).toBeNull();
  });

  it('shows a status of the service as it came, at a glance and in the details', () => {
    const failed = report(phoneReport(), [validation({ confirmed: false, status: 'NOT_CONFIRMED' })]);
    const told = draw(reportState(failed, { details: false })).querySelector('.nl-glance-verdict');
    expect(told?.textContent).toBe('The service reports: “NOT_CONFIRMED”');
    expect(factOf(draw(reportState(failed, { details: true })), 'Status')).toContain('NOT_CONFIRMED');
  });

  it.each(['too-large', 'not-json', 'bad-shape'] as const)(
    'has one button after %s, to the service’s address: the same request would cost again, and fail again',
    (kind) => {
      for (const details of [true, false]) {
        const heard = events();
        const failed = report(phoneReport(), [], [{ operation: 'callerId', failure: failures[kind] }]);
        const note = draw(reportState(failed, { details }), heard).querySelector('.nl-failure');
        expect([...(note?.querySelectorAll('button') ?? [])].map((each) => each.textContent)).toEqual(['Open options']);
        note?.querySelector('button')?.click();
        expect(heard.onOptions).toHaveBeenCalledExactlyOnceWith('address-callerId');
        expect(note?.textContent).not.toContain('Uses');
      }
    },
  );

  it('offers to ask, not to try again, where hovering may not spend more', () => {
    const heard = events();
    const failure = { kind: 'over-budget', budget: 'minute' } as const;
    const root = draw(reportState(report(phoneReport(), [], [{ operation: 'callerId', failure }])), heard);
    button(root, 'Look up online').click();
    expect(heard.onLookUp).toHaveBeenCalledOnce();
    expect(root.textContent).not.toContain('Try again');
  });

  it('never calls the service’s address just "the address" on a card about an address', () => {
    for (const failure of Object.values(failures)) {
      const root = draw(reportState(report(ipReport(), [], [{ operation: 'ipGeolocation', failure }])));
      expect(root.querySelector('.nl-failure')?.textContent, failure.kind).not.toMatch(/\bthe address\b/i);
    }
  });

  it('copies the form whose button was pressed', () => {
    const heard = events();
    button(draw(reportState(report(phoneReport())), heard), 'Copy RFC 3966').click();
    expect(heard.onCopy).toHaveBeenCalledWith('rfc3966', 'tel:+49-1512-3456789');
  });

  it('lists several finds, and hears which was picked', () => {
    const heard = events();
    const finds = [
      { subject: { kind: 'ip', ip: '192.0.2.1' } as const, text: '192.0.2.1' },
      { subject: { kind: 'phone', e164: '+4930901820' } as const, text: '+49 30 901820' },
    ];
    button(draw({ view: 'list', finds }, heard), '+49 30 901820').click();
    expect(heard.onPick).toHaveBeenCalledWith(1);
    const known = report(phoneReport({ international: '+49 30 901820', location: 'Berlin' }));
    const answered = { subject: known.subject, text: '+49 30 901820', report: known };
    const rows = (assumed?: string) =>
      draw({ view: 'list', finds: [{ ...answered, ...(assumed === undefined ? {} : { assumed }) }] });
    expect(rows().querySelector('.nl-pick-detail')?.textContent).toMatch(/Berlin$/);
    expect(rows().querySelector('.nl-pick-time')?.textContent).toMatch(/^(Sat )?1:00 PM$/);
    expect(rows().querySelector('.nl-pick .nl-flag')?.getAttribute('src')).toBe('/data/flags/DE.svg');
    expect(rows('DE').querySelector('.nl-pick-doubtful')?.textContent).toMatch(/Germany.*Berlin/);
  });

  it('says which country a number of a page was read with and why, and offers another', () => {
    const root = draw(reportState(report(phoneReport()), { country: 'DE', reading: reading({ otherwise: 'AT' }) }));
    const said = root.querySelector('header .nl-glance-verdict');
    expect(said?.textContent, 'once, with the number that it makes').toContain('from page languageChange');
    expect(said?.textContent).toContain('Germany');
    expect(root.querySelector('header .nl-glance-subject')?.textContent).toBe('+49 1512 3456789');
    expect(root.textContent?.split('page language')).toHaveLength(2);
    const list = root.querySelector('select');
    expect(list?.getAttribute('aria-label')).toBe('Change country');
    expect(list?.textContent).toContain('Suggested by the page: Austria');
  });

  it('names the country of the IPv4 address in an IPv6 address', () => {
    const inside = ipReport({ ip: '64:ff9b::5bc6:aec0', version: 6, embedded: ipReport() });
    const row = draw(reportState(report(inside), { details: false })).querySelector('.nl-glance-embedded');
    const words = [...(row?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
    expect(words).toEqual(['91.198.174.192', 'Germany', 'Wikimedia Foundation Inc.']);
  });

  it('says an assumption once at a glance, with another country and the next likeliest one a press away', () => {
    const heard = events();
    const state = { details: false, country: 'US', reading: reading({ next: 'BZ' }) };
    const root = draw(reportState(report(phoneReport({ region: 'US', callingCode: 1 })), state), heard);
    // The title has what there is no room for.
    expect(root.querySelector<HTMLElement>('.nl-glance-verdict')?.title).toBe(
      'Assuming United States: Only format checked (page language)',
    );
    expect(root.querySelector('.nl-glance-guess > span')?.textContent).toMatch(/^Assuming U/);
    expect(root.querySelector('.nl-glance-guess')?.textContent, 'nothing vouches for it').not.toMatch(/valid/i);
    expect(root.querySelector('header')?.textContent?.match(/assum/gi)).toHaveLength(1);
    expect(root.querySelector('article > p')?.textContent, 'ears hear the guess too').toMatch(
      /, Assuming United States: Only format checked$/,
    );
    expect(root.querySelector('select')?.getAttribute('aria-label')).toBe('Change country');
    const next = button(root, 'Treat as Belize (+501)');
    expect(next.closest('.nl-glance-guess')?.querySelector('select'), 'in one line').not.toBeNull();
    expect([next.textContent, root.querySelector('.nl-country-pick > span')?.textContent]).toEqual([
      'Belize?',
      'Change',
    ]);
    next.click();
    expect(heard.onReread).toHaveBeenCalledWith('BZ');
  });

  it('names a chosen country in a line of its own, with a line below it if another one does not fit', () => {
    const lines = (more: { notValid?: string; rung?: 'chosen' | 'language' }) => {
      const state = { details: false, country: 'DE', reading: reading({ rung: more.rung ?? 'chosen' }) };
      const root = draw(reportState(report(phoneReport()), { ...state, ...more }));
      return [...root.querySelectorAll('.nl-glance-country')].map((line) => [
        line.querySelector('span:not(.nl-hidden)')?.textContent,
        line.querySelector('[role="status"]')?.textContent,
        line.querySelector('select') !== null,
      ]);
    };
    const chosen = ['Country: Germany', 'Country used: Germany (your choice)', true];
    expect(lines({})).toEqual([chosen]);
    const notValid = 'Not valid in Switzerland, so Germany is used';
    expect(lines({ notValid: 'CH' })).toEqual([chosen, [notValid, notValid, false]]);
    // The line of the assumption has the choice.
    expect(lines({ notValid: 'CH', rung: 'language' })).toEqual([[notValid, notValid, false]]);
  });

  it('shows beside a number as people write it the one that is called, and what the country rests on if it fits', () => {
    const short = report(phoneReport({ national: '030 901820', international: '+49 30 901820' }));
    const state = { details: false, country: 'DE', reading: reading({ rung: 'language' }) } as const;
    const head = draw(reportState(short, state)).querySelector('.nl-glance-head');
    expect(head?.querySelector('h1')?.textContent).toBe('030 901820');
    expect(head?.querySelector('.nl-glance-top > .nl-glance-subject')?.textContent).toBe('+49 30 901820');
    expect(head?.querySelectorAll('.nl-glance-subject')).toHaveLength(1);
    expect(head?.querySelector('.nl-glance-why')?.textContent).toBe('from page language');
    const long = report(phoneReport({ region: 'BA', national: '01512 345678901234' }));
    const wide = draw(
      reportState(long, { details: false, country: 'BA', reading: reading({ rung: 'numbers' }) }),
    ).querySelector('.nl-glance-head');
    expect(wide?.querySelector('.nl-glance-top'), 'no room beside it').toBeNull();
    expect(wide?.querySelector('.nl-glance-sub .nl-glance-subject')?.textContent).toBe('+49 1512 3456789');
    expect(wide?.querySelector('.nl-verdict-doubtful > span')?.textContent).toBe('Assuming Bosnia');
    expect(wide?.querySelector('.nl-glance-why')?.textContent).toBe('from other numbers');
  });

  it('names the country that was found where several share the calling code', () => {
    const bahamas = report(phoneReport({ region: 'BS', callingCode: 1 }));
    const state = { country: 'US', reading: reading({ rung: 'numbers' }), notValid: 'CH' } as const;
    const root = draw(reportState(bahamas, state));
    expect(root.querySelector('.nl-glance-verdict')?.textContent).toContain('Bahamas');
    expect(root.querySelector('.nl-glance-why')?.textContent).toContain('other numbers');
    expect(root.textContent).toContain('Not valid in Switzerland, so Bahamas is used');
    expect(draw(reportState(bahamas, { country: 'US' })).textContent).toContain('Country used: Bahamas');
    const unknown = report(phoneReport({ region: null, callingCode: 1 }));
    expect(draw(reportState(unknown, state)).querySelector('.nl-glance-verdict')?.textContent).toContain(
      'United States',
    );
  });

  it('says that a picked country does not fit, and shows no country line where the number carries its own', () => {
    const state = { country: 'DE', reading: reading(), notValid: 'CH' };
    expect(draw(reportState(report(phoneReport()), state)).textContent).toContain(
      'Not valid in Switzerland, so Germany is used',
    );
    const own = draw(reportState(report(phoneReport()), { reading: reading({ rung: null, reason: 'code' }) }));
    expect(own.querySelector('select')).toBeNull();
    expect(own.textContent).toContain('Recognized by its country code');
  });

  it('shows both numbers of a link that calls another than its text shows', () => {
    const heard = events();
    const mismatch = { shows: 'link', other: london, index: 1, isBeside: false } as const;
    const root = draw(reportState(report(phoneReport()), { reading: reading({ mismatch, lesson: null }) }), heard);
    button(root, 'Show the text’s number, +44 20 7946 0018').click();
    expect(heard.onPick).toHaveBeenCalledWith(1);
    expect(root.textContent).not.toContain('Not a phone number');
    const warning = 'Link calls another number';
    expect(root.textContent).toContain(warning);
    const rows = (of: HTMLElement) =>
      [...of.querySelectorAll('.nl-link-numbers > div')].map((row) => row.textContent?.trim());
    expect(rows(root)).toEqual([
      'Text says+44 20 7946 0018London, United Kingdom · Landline',
      'Link calls+49 1512 3456789Germany · MobileSelected',
    ]);
    expect(
      root.querySelector('.nl-verdict-good, .nl-verdict-vouched, .nl-verdict-confirmed'),
      'no tick beside a warning',
    ).toBeNull();
    const beside = reading({ mismatch: { ...mismatch, isBeside: true }, lesson: null });
    const quiet = draw(reportState(report(phoneReport()), { reading: beside }), heard);
    expect(quiet.textContent).not.toContain(warning);
    expect(rows(quiet)[0]).toContain('Text also says+44 20 7946 0018');
    expect(
      quiet.querySelector('.nl-verdict-good, .nl-verdict-vouched, .nl-verdict-confirmed'),
      'of two countries',
    ).toBeNull();
    button(quiet, 'Show the text’s number, +44 20 7946 0018').click();
    expect(heard.onPick).toHaveBeenCalledTimes(2);
  });

  it('says first that a link may call what cannot be read', () => {
    for (const details of [false, true]) {
      const of = { details, reading: reading({ rung: null, unread: '*31#\u202e0900' }) };
      const drawn = draw(reportState(report(phoneReport({ type: 'PREMIUM_RATE' })), of));
      const [first] = [...drawn.querySelectorAll('.nl-banner')].map((banner) => banner.textContent);
      expect(first).toBe('Link may call “0900” anonymously');
    }
  });

  it.each([
    ['turned', 'Shown in another order on this page'],
    ['covered', 'Shown with other digits on this page'],
  ] as const)('says that people see something else on the page, and vouches for nothing: %s', (drawn, words) => {
    for (const details of [false, true]) {
      const root = draw(reportState(london, { details, drawn, reading: reading({ rung: null, lesson: null }) }));
      expect(root.querySelector('.nl-banner')?.textContent).toBe(words);
      expect(root.querySelector('h1')?.textContent).toBe('+44 20 7946 0018');
      expect(root.querySelector('.nl-glance-verdict'), 'no tick').toBeNull();
      expect(root.querySelector('a[href^="tel:"]'), 'no call icon').toBeNull();
      expect(root.textContent, 'not even where tools read it').not.toContain('Only format checked');
    }
    const address = draw(reportState(report(ipReport()), { details: false, drawn }));
    expect(address.querySelector('.nl-banner')?.textContent).toBe(words);
  });

  it('has its own buttons beside the title in the details, below a warning', () => {
    const place = (name: string) => draw(inDetails(name)).querySelector('[aria-label="Close"]')?.closest('header');
    expect(place('Premium rate')?.querySelector('h1')?.textContent).toBe('Germany');
    expect(place('Link with another number as its text'), 'the warning is the title').toBeNull();
  });

  it.each([
    ['form', 'Text says'],
    ['link', 'Link calls'],
  ] as const)('vouches for nothing that a link may call instead: %s', (reason, term) => {
    const of = { details: false, reading: reading({ rung: null, reason, unread: '*21*0900#', lesson: null }) };
    const names = [{ from: 'contacts', name: 'Kathi' }] as const;
    const root = draw(reportState({ ...london, names: [...names] }, of));
    expect(root.querySelector('h1')?.textContent).toBe(`${term} +44 20 7946 0018`);
    expect(root.querySelector('.nl-glance-below')?.textContent).toBe('Kathi');
    expect(root.querySelector('.nl-glance-verdict'), 'no tick').toBeNull();
    expect(root.querySelector('a[href^="tel:"]'), 'no call icon').toBeNull();
    act(() => button(root, 'More actions').click());
    expect([...root.querySelectorAll('a[href^="tel:"]')].map((item) => item.textContent)).toEqual([
      'Call +44 20 7946 0018',
    ]);
    const inDetails = draw(reportState({ ...london, names: [...names] }, { ...of, details: true }));
    expect(inDetails.querySelector('h1')?.textContent).toBe(`${term} +44 20 7946 0018`);
    expect(inDetails.querySelector('.nl-glance-below')?.textContent).toBe('Kathi');
    expect(inDetails.querySelector('a[href^="tel:"]'), 'no call icon').toBeNull();
    expect(inDetails.textContent, 'not even where tools read it').not.toContain('Only format checked');
    act(() => button(inDetails, 'More actions').click());
    expect([...inDetails.querySelectorAll('a[href^="tel:"]')].map((item) => item.textContent)).toEqual([
      'Call +44 20 7946 0018',
    ]);
    for (const drawn of [root, inDetails])
      expect(drawn.querySelector('article > p[hidden]')?.textContent, 'for screen readers').not.toContain(
        'Only format checked',
      );
    const doubted = draw(reportState(report(phoneReport({ verdict: { kind: 'unassigned' } })), of));
    expect(doubted.querySelector('.nl-glance-verdict')?.textContent).toContain('Probably not in use');
    expect(doubted.querySelector('article > p[hidden]')?.textContent).toContain('Probably not in use');
  });

  it('shows both numbers of a message to several, and warns of what either costs', () => {
    const dear = report(phoneReport({ e164: '+499001234567', type: 'PREMIUM_RATE' }));
    const heard = events();
    const mismatch = { shows: 'link', other: dear, index: 1, isBeside: true, callsBoth: true } as const;
    const state = { details: false, reading: reading({ rung: null, mismatch, lesson: null }) };
    const root = draw(reportState(report(phoneReport()), state), heard);
    expect(root.querySelector('h1')?.textContent).toBe('SMS to a premium-rate number');
    expect(root.querySelector('h1')?.className).toContain('nl-banner-bad');
    const calm = reading({ rung: null, mismatch: { ...mismatch, other: london }, lesson: null });
    const plain = draw(reportState(report(phoneReport()), { details: false, reading: calm }));
    expect(plain.querySelector('h1')?.textContent).toBe('SMS to several numbers');
    expect([...root.querySelectorAll('dt')].map((term) => term.textContent).slice(0, 2)).toEqual(['SMS to', 'SMS to']);
    expect(root.querySelector('.nl-link-warn')?.textContent).toContain('Premium rate');
    expect(root.querySelector('.nl-link-numbers .nl-verdict-good')).toBeNull();
    root.querySelector<HTMLElement>('.nl-link-other')?.click();
    expect(heard.onPick).toHaveBeenCalledWith(1);
  });

  it('draws a link’s number in red if the red title warns of it, and in no other way', () => {
    const [dear, shared] = (['PREMIUM_RATE', 'SHARED_COST'] as const).map((type) =>
      report(phoneReport({ e164: '+499001234567', type })),
    );
    const alarms = (of: Report, other: Report, shows: 'text' | 'link') => {
      const mismatch = { shows, other, index: 1, isBeside: false };
      const root = draw(reportState(of, { details: false, reading: reading({ rung: null, mismatch, lesson: null }) }));
      return [...root.querySelectorAll('.nl-link-numbers > div')].map((row) => row.className);
    };
    expect(dear && alarms(dear, london, 'link')).toEqual(['', 'nl-link-here nl-link-alarm']);
    expect(dear && alarms(london, dear, 'text')).toEqual(['nl-link-here', 'nl-link-alarm']);
    expect(shared && alarms(shared, london, 'link'), 'below an amber title').toEqual(['', 'nl-link-here']);
    expect(dear && alarms(dear, london, 'text'), 'the text is not called').toEqual(['nl-link-here', '']);
  });

  it('quotes a link’s number as people write it where its country is assumed', () => {
    const mismatch = { shows: 'text', other: london, index: 1, isBeside: false } as const;
    const drawn = (rung: 'language' | null) =>
      draw(
        reportState(report(phoneReport({ national: '01512 3456789' })), {
          country: 'DE',
          reading: reading({ rung, mismatch, lesson: null }),
        }),
      ).querySelector('.nl-glance-subject')?.textContent;
    expect([drawn('language'), drawn(null)]).toEqual(['01512 3456789', '+49 1512 3456789']);
  });

  it('does not tell in the details whether it is a good hour to call a country that is assumed', () => {
    const light = (rung: 'language' | null, timeZone: string) =>
      draw(
        reportState(report(phoneReport({ timeZones: [timeZone] })), {
          country: 'DE',
          reading: reading({ rung }),
          details: true,
        }),
      ).querySelector('.nl-light')?.textContent;
    expect([light('language', 'Pacific/Fiji'), light(null, 'Pacific/Fiji')]).toEqual([undefined, 'Night']);
    expect(light(null, 'Europe/Berlin'), 'daytime is the ordinary case').toBeUndefined();
  });

  it('names what failed where another part answered, and joins short rows where all need one fewer', () => {
    const operation = 'phoneValidation' as const;
    const failed = report(phoneReport({ location: 'Bonn' }), [caller()], [{ operation, failure: failures.timeout }]);
    const drawn = (of: typeof failed) => draw(reportState(of, { details: false, offer: { kind: 'answered' } }));
    expect(drawn(failed).querySelector('.nl-failure-words b')?.textContent).toBe('Phone validation: timed out');
    const rows = (of: typeof failed) =>
      [...drawn(of).querySelectorAll('.nl-glance-line')].map(
        (row) => row.querySelectorAll('dd:not(.nl-glance-aside)').length,
      );
    expect(rows(failed)).toEqual([1, 2, 2]);
    expect(rows({ ...failed, note: 'a customer' })).toEqual([1, 4]);
  });

  it('says which of a link’s numbers the clock and the lookup are about', () => {
    const mismatch = { shows: 'link', other: london, index: 1, isBeside: false } as const;
    const drawn = (more: Partial<CardReading>) =>
      draw(reportState(report(phoneReport()), { details: false, reading: reading({ lesson: null, ...more }) }));
    const about = (root: HTMLElement) =>
      ['.nl-glance-part > .nl-hidden', '.nl-online-about'].map((part) => root.querySelector(part)?.textContent);
    expect(about(drawn({ rung: null, mismatch }))).toEqual(['+49 1512 3456789', '· +49 1512 3456789']);
    expect(about(drawn({}))).toEqual([undefined, undefined]);
    const clock = (other: typeof london) => {
      const of = { rung: null, mismatch: { ...mismatch, other } };
      return drawn(of).querySelector('.nl-glance-lines .nl-glance-aside')?.textContent;
    };
    expect(clock(london), 'of two countries').toBe('Germany · Same time as you');
    expect(clock(report(phoneReport({ e164: '+498921802322' })))).toBe('Same time as you');
    const failed = report(phoneReport(), [], [{ operation: 'callerId', failure: failures.timeout }]);
    const root = draw(
      reportState(failed, { details: false, reading: reading({ rung: null, mismatch, lesson: null }) }),
    );
    expect(root.querySelector('.nl-failure-step p')?.textContent).toBe('Uses 1 request · +49 1512 3456789');
  });

  it('ticks what is confirmed of a link’s numbers: not of two countries’, and neither if one costs', () => {
    const confirmed = (of: Partial<PhoneReport> = {}) =>
      report(phoneReport(of), [validation({ country: of.region ?? 'DE' })]);
    const munich = { e164: '+498921802322', national: '089 21802322' };
    const abroad = { e164: '+442079460018', callingCode: 44, region: 'GB' };
    const dear = { e164: '+499001234567', type: 'PREMIUM_RATE' } as const;
    const satellite = { e164: '+881930901820', callingCode: 881, region: null };
    const ticks = (other: ReturnType<typeof report>, { own = confirmed(), isBeside = true } = {}) => {
      const mismatch = { shows: 'link', other, index: 1, isBeside } as const;
      const state = { details: false, reading: reading({ rung: null, mismatch, lesson: null }) };
      return draw(reportState(own, state)).querySelectorAll('.nl-link-numbers .nl-verdict-confirmed').length;
    };
    expect([munich, abroad, dear, satellite].map((other) => ticks(confirmed(other)))).toEqual([2, 0, 0, 0]);
    expect(ticks(confirmed(munich), { isBeside: false })).toBe(0);
  });

  it('has a tick for what somebody vouches for, and none for a format that nobody has checked', () => {
    const mark = (...service: ServiceAnswer[]) => {
      const verdict = draw(reportState(report(phoneReport(), service), { details: false })).querySelector(
        '.nl-glance-verdict',
      );
      return [verdict?.textContent, verdict?.querySelector('svg') !== null];
    };
    const twilio: ServiceAnswer = { operation: 'twilio', facts: { valid: true }, at: galleryNow };
    expect(mark()).toEqual(['Only format checked', false]);
    expect(mark(twilio)).toEqual(['Twilio: valid', true]);
    expect(mark(validation())).toEqual(['Confirmed valid', true]);
    const munich = report(phoneReport({ e164: '+498921802322' }));
    const mismatch = { shows: 'link', other: munich, index: 1, isBeside: true } as const;
    const state = { details: false, reading: reading({ rung: null, mismatch, lesson: null }) };
    expect(draw(reportState(report(phoneReport()), state)).querySelector('.nl-link-numbers [role="img"]')).toBeNull();
  });

  it('says what could not be read and what helps, under whatever verdict', () => {
    const drawn = (of: PhoneReport | IpReport) =>
      draw(reportState(report(of), { details: false })).querySelector('.nl-glance-unread')?.textContent;
    expect(drawn(phoneReport({ carrier: null, timeZones: [], missing: ['phone/49.bin'] }))).toBe(
      'Built-in data could not be read: Carrier, Location, Local time. Restart the browser.',
    );
    expect(drawn(phoneReport())).toBeUndefined();
    const nothing = { country: null, region: null, city: null, asn: null, organisation: null, range: null };
    const address = ipReport({ ...nothing, timeZone: null, missing: ['ip/city4.bin', 'asn/asn4.bin'] });
    expect(drawn(address)).toBe('Built-in data could not be read: Network, Location. Restart the browser.');
    const root = draw(reportState(report(address), { details: false }));
    expect(root.querySelector('.nl-glance-verdict'), 'said once').toBeNull();
    const details = draw(reportState(report(address), { details: true })).querySelector('.nl-details-unread');
    expect(details?.textContent).toMatch(/Location[.] Restart the browser[.] .* then reinstall Numlens[.] /);
    expect(details?.textContent, 'what a reinstallation erases for good').toMatch(
      /API keys, providers, contacts, and site corrections are not in the file[.]$/,
    );
  });

  it('says in one line why a lookup failed and when it can be tried again, and to ears the whole sentence', () => {
    const failure = { kind: 'limited', until: galleryNow + 40_000 } as const;
    const both = (['phoneValidation', 'callerId'] as const).map((operation) => ({ operation, failure }));
    const of = report(phoneReport(), [], both);
    const note = draw(reportState(of, { details: false })).querySelector('.nl-failure');
    expect(note?.querySelector('.nl-failure-words')?.textContent).toMatch(
      /^Lookup service: too many requests ?try again in 40 sec$/,
    );
    const resumed = draw(reportState(of, { details: false, resuming: ['phoneValidation'] }));
    expect(resumed.querySelector('.nl-failure-words')?.textContent).toMatch(
      /^Lookup service: too many requests ?retrying in 40 sec$/,
    );
    expect(note?.querySelector('.nl-failure-step'), 'no second line').toBeNull();
    expect(note?.querySelector('.nl-hidden')?.textContent).toMatch(/You can try again in 40 sec[.]$/);
  });

  it('leaves out the city of a second country if its row has no room, and never the country', () => {
    const away = geolocation({ region: 'Central', country: 'FJ', countryName: 'Fiji', timeZone: 'Pacific/Fiji' });
    const rows = (city: string) =>
      [
        ...draw(reportState(report(ipReport({ city }), [away]), { details: false })).querySelectorAll(
          '.nl-glance-line',
        ),
      ].map((row) => [...row.querySelectorAll('bdi')].map(({ textContent }) => textContent));
    const fiji = ['Central', 'Fiji', 'Sun 12:00 AM'];
    expect(rows('Bonn')).toEqual([fiji, ['Bonn, Germany', '(built-in data)', '1:00 PM']]);
    expect(rows('Villingen-Schwenningen')).toEqual([fiji, ['Germany', '(built-in data)', '1:00 PM']]);
  });

  it.each([false, true])('is drawn with a time zone that the browser does not know (all details: %s)', (details) => {
    const zones = ['Mars/Phobos', 'Europe/Berlin'];
    const of = [
      report(phoneReport({ timeZones: zones })),
      report(phoneReport({ timeZones: [] }), [validation({ timeZones: ['Mars/Phobos'] })]),
      report(ipReport({ timeZone: 'Mars/Phobos' })),
    ];
    const clocks = of.map((each) => {
      const text = draw(reportState(each, { details })).textContent ?? '';
      return text.includes('1:00 PM');
    });
    expect(clocks).toEqual([true, false, false]);
  });

  it('copies each part of an address’s network from the menu, its coordinates and its abuse contact from their rows', () => {
    const heard = events();
    const facts = { holder: 'Wikimedia', abuseEmail: 'abuse@example.net', abusePhone: '+49 30 901820' };
    const asked = report(ipReport(), [{ operation: 'rdap', facts, at: galleryNow }]);
    const root = draw(reportState(asked), heard);
    for (const what of ['Network', 'ASN', 'Range']) {
      act(() => button(root, 'Copy as…').click());
      act(() => menuItem(root, what).click());
    }
    for (const what of ['Coordinates', 'Abuse contact', 'Abuse phone']) button(root, `Copy ${what}`).click();
    expect(vi.mocked(heard.onCopy).mock.calls).toEqual([
      ['subject', 'Wikimedia Foundation Inc.'],
      ['subject', 'AS14907'],
      ['subject', '91.198.174.0/24'],
      ['coordinates', '50.11, 8.68'],
      ['abuse', 'abuse@example.net'],
      ['abusePhone', '+49 30 901820'],
    ]);
  });

  it('copies no formula that a service or a registry wrote as a name', () => {
    const heard = events();
    const facts = { network: '=cmd|"/c calc"!A1', range: '@SUM(1)', abusePhone: '-1+cmd' };
    const bare = ipReport({ organisation: null, asn: null, range: null });
    const said = report(bare, [{ operation: 'ipinfo', facts, at: galleryNow }]);
    const root = draw(reportState(said), heard);
    for (const copy of root.querySelectorAll<HTMLButtonElement>('button[aria-label^="Copy "]')) copy.click();
    expect(networkForms(said).map(({ copy }) => copy)).toEqual([`'=cmd|"/c calc"!A1`]);
    const copied = vi.mocked(heard.onCopy).mock.calls.map(([, text]) => text);
    expect(copied).toEqual(expect.arrayContaining([`'=cmd|"/c calc"!A1`, "'@SUM(1)", "'-1+cmd"]));
    expect(copied.filter((text) => /^[=@+-]/.test(text))).toEqual([]);
  });

  it('writes an address’s network once: in its head, and in a row only if two sources differ', () => {
    const rows = (of: ReturnType<typeof report>) =>
      [...draw(reportState(of)).querySelectorAll('dt')].filter(
        (dt) => ['Network', 'ASN', 'Range'].includes(dt.textContent ?? '') && !dt.closest('[hidden]'),
      );
    expect(rows(report(ipReport()))).toEqual([]);
    const facts = { network: 'Another Ltd', asn: 64500 };
    const other = ipReport({ organisation: null, asn: null });
    expect(rows(report(other, [{ operation: 'ipinfo', facts, at: galleryNow }]))).toEqual([]);
    expect(rows(report(ipReport(), [{ operation: 'ipinfo', facts, at: galleryNow }])), 'both in one row').toHaveLength(
      1,
    );
  });

  it('copies the abuse contact of an address from its row', () => {
    const heard = events();
    const facts = { holder: 'Wikimedia', abuseEmail: 'abuse@example.net', abusePhone: '+49 30 901820' };
    const asked = report(ipReport(), [{ operation: 'rdap', facts, at: galleryNow }]);
    const root = draw(reportState(asked, { details: false }), heard);
    button(root, 'Copy Abuse contact').click();
    expect(heard.onCopy).toHaveBeenCalledWith('abuse', 'abuse@example.net');
  });

  it('copies each number of a link in its own row, and calls them there only where nothing is wrong with them', () => {
    const heard = events();
    const mismatch = { shows: 'link', other: london, index: 1, isBeside: true } as const;
    const wrong = { ...mismatch, isBeside: false };
    for (const details of [false, true]) {
      const root = draw(
        reportState(report(phoneReport()), { details, reading: reading({ mismatch, lesson: null }) }),
        heard,
      );
      const [text, link] = [...root.querySelectorAll<HTMLElement>('.nl-link-numbers > div')];
      const tel = (row: HTMLElement | undefined) => row?.querySelector('a')?.getAttribute('href');
      expect([tel(text), tel(link)]).toEqual(['tel:+44-20-7946-0018', 'tel:+49-1512-3456789']);
      if (text) button(text, 'Copy +44 20 7946 0018').click();
      expect(heard.onCopy).toHaveBeenLastCalledWith('other', '+44 20 7946 0018');
      expect(root.querySelector('.nl-glance-tools a')).toBeNull();
      const calm = draw(
        reportState(report(phoneReport()), { details, reading: reading({ mismatch: wrong, lesson: null }) }),
      );
      expect(calm.querySelector('.nl-link-numbers a'), 'no handset beside either').toBeNull();
      expect(calm.querySelector('[aria-label="Call"]'), 'which of the two?').toBeNull();
      act(() => button(calm, 'More actions').click());
      const calls = [...calm.querySelectorAll('[role="menuitem"][href^="tel:"]')].map(({ textContent }) => textContent);
      expect(calls).toEqual(['Call +49 1512 3456789', 'Call +44 20 7946 0018']);
    }
  });

  it('alarms about what went wrong, not about what the user chose', () => {
    const drawn = (kind: 'turned-off' | 'refused-key') =>
      draw(
        reportState(report(phoneReport(), [], [{ operation: 'callerId', failure: failures[kind] }]), {
          details: false,
        }),
      ).querySelector('.nl-failure');
    expect(drawn('turned-off')?.className).toContain('nl-failure-neutral');
    expect(drawn('refused-key')?.className).toContain('nl-failure-warning');
    const repair = drawn('refused-key')?.querySelector('button');
    expect([repair?.textContent, repair?.className], 'only a lookup is a main button').toEqual([
      'Replace key',
      expect.not.stringContaining('main'),
    ]);
  });

  it.each([false, true])(
    'says beside each button that asks again how many requests it uses (all details: %s)',
    (details) => {
      const drawn = (failure: (typeof failures)['quota-low' | 'timeout' | 'refused-key' | 'not-found']) => {
        const both = (['phoneValidation', 'callerId'] as const).map((operation) => ({ operation, failure }));
        return draw(reportState(report(phoneReport(), [], both), { details })).querySelector('.nl-failure')
          ?.textContent;
      };
      expect(drawn(failures['quota-low'])).toContain('Uses 2 requests');
      expect(drawn(failures.timeout)).toContain('Uses 2 requests');
      expect(drawn(failures['refused-key'])).not.toContain('Uses');
      expect(drawn(failures['not-found']), 'nothing failed').not.toContain('Could not check');
    },
  );

  it('has an address’s map above its place, a number’s below everything, and none if sources name two countries', () => {
    const parts = (name: string) => {
      const root = draw(inDetails(name));
      const shown = [...root.querySelectorAll('section:not([hidden]) h2')].map(({ textContent }) => textContent);
      const isAbovePlace = root.querySelector('h2 + .nl-map + .nl-facts') !== null;
      const isLast = root.querySelector('.nl-card-scroll')?.lastElementChild?.querySelector('.nl-map');
      return { shown, maps: root.querySelectorAll('.nl-map').length, isAbovePlace, isLast: isLast != null };
    };
    expect(parts('Address, answered')).toEqual({
      shown: ['Place and time', 'Sources'],
      maps: 1,
      isAbovePlace: true,
      isLast: false,
    });
    expect(parts('Address, a provider warns').shown, 'a warning is first').toEqual([
      ...['Network', 'Place and time', 'Registration', 'Sources'],
    ]);
    expect(parts('Address, its registry asked').shown).toEqual(['Place and time', 'Registration', 'Sources']);
    expect(parts('Address, a provider says that it hides its user').isAbovePlace, 'its place is doubtful').toBe(true);
    expect(parts('Address, sources disagree').maps).toBe(0);
    expect(parts('Mobile number, on the device').maps, 'its country only').toBe(0);
    expect(parts('Unassigned').maps, 'no place').toBe(0);
    expect(parts('Landline, read nationally, looked up before')).toEqual({
      shown: ['Number', 'Formats', 'Sources'],
      maps: 1,
      isAbovePlace: false,
      isLast: true,
    });
    expect(parts('Satellite').maps, 'no place').toBe(0);
    expect(parts('Number of a page, read nationally').isLast, 'below what can be taught').toBe(true);
  });

  it('names the lookups of the service if they give different answers, and the service otherwise', () => {
    const row = (name: string) => {
      const terms = [...draw(inDetails('Sources disagree')).querySelectorAll('.nl-fact > dt')];
      const claims = terms
        .find(({ textContent }) => textContent === name)
        ?.parentElement?.querySelectorAll('.nl-claim');
      const texts = (claim: Element) => [...claim.querySelectorAll('.nl-source')].map((source) => source.textContent);
      return [...(claims ?? [])].map((claim) => texts(claim).map((text) => text?.trim()));
    };
    expect(row('Country')).toEqual([['phone validation'], ['caller ID', 'built-in data']]);
    expect(row('Carrier')).toEqual([['service'], ['built-in data']]);
  });

  it('shows no format that the lines above show, unless the service writes it in another way', () => {
    const shown = (of: Parameters<typeof reportState>[0]) =>
      [...draw(reportState(of)).querySelectorAll('.nl-formats > :not([hidden]) > dt')].map(
        ({ textContent }) => textContent,
      );
    expect(shown(report(phoneReport()))).toEqual(['National', 'E.164', 'RFC 3966']);
    expect(shown(report(phoneReport(), [validation({ international: '+49 15123 456789' })]))[0]).toBe('International');
  });

  it('has a ring on the map of a country that is too small to be seen, and on no other', () => {
    const rings = (region: string) =>
      draw(reportState(report(phoneReport({ region, location: 'Somewhere' })))).querySelectorAll(
        '.nl-map > .nl-map-ring',
      ).length;
    expect([rings('VC'), rings('FJ'), rings('DE')]).toEqual([1, 0, 0]);
  });

  it('says what a fact’s group lacks below that group, and beside a number’s type that the phone may be elsewhere', () => {
    const notes = (name: string) => {
      const root = draw(inDetails(name));
      const lacking = [...root.querySelectorAll('section:not([hidden])')].flatMap((part) =>
        [...part.querySelectorAll('.nl-details-note')].map((note) => [
          part.querySelector('h2')?.textContent,
          note.textContent,
        ]),
      );
      return { lacking, line: rowOf(root, 'Line type')?.textContent };
    };
    expect(notes('United States')).toEqual({
      lacking: [['Number', 'Not in the built-in data: Carrier']],
      line: 'Line typeLandline or mobileThe phone may be elsewhere.',
    });
    expect(notes('Unassigned')).toEqual({
      lacking: [['Number', 'Not in the built-in data: Carrier, Location, Local time']],
      line: undefined,
    });
    expect(notes('Premium rate').line).toBe('Line typePremium rate');
    expect(notes('Satellite').lacking).toEqual([['Number', 'Not in the built-in data: Local time']]);
  });

  it('at a glance, has its lines for a ticket in the menu, and copies the one used last in one press', () => {
    const heard = events();
    const draw = (lastCopy: LastCopy) =>
      render(
        <Card
          state={reportState(report(ipReport()), { details: false })}
          {...{ now: galleryNow, here: 'UTC', copied: null, pinned: false, events: heard }}
          tools={{ ...usualTools, lastCopy, elsewhere }}
        />,
      );
    const root = draw(firstCopy);
    act(() => button(root, 'More actions').click());
    act(() => menuItem(root, 'Copy for a ticket, defanged').click());
    act(() => button(draw({ ...firstCopy, ip: 'textDefanged' }), 'Copy Line for a ticket, defanged').click());
    const line =
      '91.198.174[.]192 – Wikimedia Foundation Inc. (AS14907), Frankfurt am Main DE, 91.198.174.0/24, 2026-11-21 12:00Z';
    expect(vi.mocked(heard.onRecipe).mock.calls).toEqual([
      ['ip', 'textDefanged', line],
      ['ip', 'textDefanged', line],
    ]);
  });

  it('names the three main actions in words, and has all others in a menu', () => {
    const words = (of: Parameters<typeof reportState>[0]) => {
      const root = draw(reportState(of, { site: 'a.example' }));
      const shown = [...root.querySelectorAll('.nl-doing .nl-icon-word')].map(({ textContent }) => textContent);
      act(() => button(root, 'More actions').click());
      return { shown, more: [...root.querySelectorAll('.nl-menu-label')].map(({ textContent }) => textContent) };
    };
    expect(words(report(phoneReport()))).toEqual({
      shown: ['Copy', 'Call'],
      more: ['Message', 'Save as contact', 'Directory', 'Add a custom link', 'Turn off on this site'],
    });
    expect(words(report(ipReport())).shown).toEqual(['Copy']);
  });

  it('names one place in one line, and each of its parts with its own term', () => {
    const root = draw(reportState(report(ipReport())));
    const row = rowOf(root, 'Location');
    expect(row?.querySelectorAll('dt:not(.nl-hidden)')).toHaveLength(1);
    expect(['Location', 'Region', 'Country'].map((term) => factOf(row as HTMLElement, term))).toEqual([
      'Near Frankfurt am Main',
      'Hesse',
      'Germany',
    ]);
    expect(row?.querySelector('.nl-flag')).not.toBeNull();
    const munich = { region: 'Bavaria', coordinates: { latitude: 48.14, longitude: 11.58 } };
    const apart = draw(reportState(report(ipReport(), [geolocation(munich)])));
    expect(rowOf(apart, 'Location')?.textContent, 'whose it is').toContain('built-in data');
    expect(apart.querySelectorAll('.nl-map-pin'), 'both places').toHaveLength(2);
  });

  it('has the color and the icon of a warning in the details too', () => {
    const root = draw(inDetails('Address, a provider warns'));
    const signs = (term: string) => rowOf(root, term)?.querySelector('.nl-claim-sign')?.className;
    expect([signs('Risk score'), signs('Indicators'), signs('Usage type')]).toEqual([
      'nl-bad nl-claim-sign',
      'nl-warn nl-claim-sign',
      undefined,
    ]);
  });

  it('has what the service says of an address that answers from many places as the service’s claims', () => {
    const root = draw(inDetails('Anycast, answered'));
    expect(rowOf(root, 'Location')?.textContent).toContain('Served from many locations');
    for (const term of ['Country', 'Postal code', 'Time zone', 'Coordinates']) {
      const row = rowOf(root, term);
      expect(row?.closest('[hidden]'), term).toBeNull();
      expect(row?.querySelector('.nl-claim-sources')?.childElementCount, term).toBe(1);
    }
    expect(rowOf(root, 'Local time'), 'where it is is not known').toBeNull();
  });

  it('takes “Not a phone number”, then offers all like it, and undo', () => {
    const heard = events();
    const at = (lesson: 'none' | 'this' | 'alike') =>
      draw(reportState(report(phoneReport()), { reading: reading({ lesson }) }), heard);
    button(at('none'), 'Not a phone number').click();
    expect(heard.onTeach).toHaveBeenLastCalledWith('this');
    button(at('this'), 'Ignore everything in this format').click();
    expect(heard.onTeach).toHaveBeenLastCalledWith('alike');
    button(at('alike'), 'Undo').click();
    expect(heard.onTeach).toHaveBeenLastCalledWith('none');
  });

  it('turns its site off only after a yes, and says where it is turned on again', () => {
    const heard = events();
    const root = draw(reportState(report(phoneReport()), { site: 'a.example' }), heard);
    const turnOff = () => {
      act(() => button(root, 'More actions').click());
      act(() => menuItem(root, 'Turn off on this site').click());
    };
    turnOff();
    expect(root.querySelector('fieldset p')?.textContent).toContain('a.example');
    expect(heard.onTurnOff).not.toHaveBeenCalled();
    act(() => button(root, 'Cancel').click());
    expect(root.querySelector('.nl-card-question')).toBeNull();
    turnOff();
    act(() => button(root, 'Turn off').click());
    expect(heard.onTurnOff).toHaveBeenCalledOnce();
    const nowhere = draw(reportState(report(phoneReport())));
    act(() => button(nowhere, 'More actions').click());
    expect(() => menuItem(nowhere, 'Turn off on this site')).toThrow('no menu item');
  });

  it('says that an organization decides about the site, where a button to turn Numlens off would do nothing', () => {
    const root = draw(reportState(report(phoneReport()), { site: 'a.example', siteLocked: true }));
    act(() => button(root, 'More actions').click());
    expect(() => menuItem(root, 'Turn off on this site')).toThrow('no menu item');
    act(() => menuItem(root, 'Set by your organization').click());
    expect(root.querySelector('fieldset p')?.textContent).toContain('a.example');
    expect(() => button(root, 'Turn off')).toThrow('no button');
    act(() => button(root.querySelector('fieldset') ?? root, 'Close').click());
    expect(root.querySelector('.nl-card-question')).toBeNull();
  });

  it('draws every state of the gallery with words in it', () => {
    for (const { name, state } of cardExamples) {
      const text = draw(state).textContent ?? '';
      expect(text.length, name).toBeGreaterThan(10);
      expect(text, name).not.toMatch(/undefined|null|NaN|\$\d/);
    }
  });
});

describe('call with and message with', () => {
  const calls = (root: HTMLElement) =>
    [...root.querySelectorAll('a[aria-label="Call"]')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('rel'),
    ]);

  it.each([false, true])('the button “Call” has the link of the user’s choice (details: %s)', (details) => {
    const state = reportState(report(phoneReport()), { details });
    expect(calls(drawWith(state, {}))).toEqual([['tel:+49-1512-3456789', 'noreferrer']]);
    const own = drawWith(state, { callWith: 'sip:{e164}@pbx.example.com' });
    expect(calls(own)).toEqual([['sip:+4915123456789@pbx.example.com', 'noreferrer']]);
    const refused = drawWith(state, { callWith: 'javascript:{e164}' });
    expect(calls(refused)).toEqual([]);
  });

  it.each([false, true])('a number that costs is called from the menu, which says so (details: %s)', (details) => {
    const state = reportState(report(phoneReport({ type: 'PREMIUM_RATE' })), { details });
    const root = drawWith(state, { callWith: 'callto:{e164}' });
    expect(calls(root)).toEqual([]);
    act(() => button(root, 'More actions').click());
    const item = root.querySelector('[role="menuitem"][href^="callto:"]');
    expect(item?.textContent).toBe('Call +49 1512 3456789Premium rate');
  });

  it('the menu’s “Message” says who gets the number, unless it is the device’s program', () => {
    const item = (messageWith: string) => {
      const root = drawWith(reportState(report(phoneReport())), { messageWith });
      act(() => button(root, 'More actions').click());
      const found = [...root.querySelectorAll('[role="menuitem"]')].find((each) =>
        each.textContent?.startsWith('Message'),
      );
      return [found?.textContent, found?.getAttribute('href')];
    };
    expect(item('')).toEqual(['Message', 'sms:+4915123456789']);
    expect(item('https://wa.me/{digits}')).toEqual(['MessageWhatsApp', 'https://wa.me/4915123456789']);
    expect(item('https://chat.example/{digits}')).toEqual([
      'Messagechat.example',
      'https://chat.example/4915123456789',
    ]);
  });
});

describe('open all favorites', () => {
  const favorite = (name: string) => ({ name, template: `https://${name}.example/{digits}`, favorite: true });
  const other = { name: 'other', template: 'https://other.example/{subject}' };
  const state = (details: boolean) => reportState(report(phoneReport()), { details });
  const drawn = (details: boolean, places: ElsewhereSite[], onOpenAll = vi.fn()) => {
    const shown = { now: galleryNow, here: 'Europe/Berlin', copied: null, pinned: false };
    const tools = { ...usualTools, elsewhere: places };
    const root = render(<Card {...shown} state={state(details)} tools={tools} events={{ ...events(), onOpenAll }} />);
    act(() => button(root, 'More actions').click());
    return { root, onOpenAll };
  };

  it.each([false, true])('asks first, and says which sites get the number (details: %s)', (details) => {
    const { root, onOpenAll } = drawn(details, [favorite('a'), other, favorite('b')]);
    act(() => button(root, 'Open all favorites').click());
    expect(onOpenAll).not.toHaveBeenCalled();
    const question = root.querySelector('.nl-card-question');
    expect(question?.textContent).toContain('These sites get the number or IP address: a.example and b.example');
    act(() => button(root, 'Open all').click());
    expect(onOpenAll.mock.calls).toEqual([[['https://a.example/4915123456789', 'https://b.example/4915123456789']]]);
    expect(root.querySelector('.nl-card-question')).toBeNull();
  });

  it('is there if several favorites know the subject', () => {
    expect(drawn(false, [favorite('a'), other]).root.textContent).not.toContain('Open all favorites');
  });
});
