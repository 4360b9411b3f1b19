import { describe, expect, it } from 'vitest';
import type { IpReport, PhoneReport } from '../../../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../../../lib/model/answer/service-answer.ts';
import type { ReadBy } from '../../../../lib/model/page/read-by.ts';
import { cardExamples } from '../../../gallery/card-states.ts';
import {
  caller,
  galleryNow,
  geolocation,
  ipReport,
  phoneReport,
  report,
  validation,
} from '../../../gallery/reports.ts';
import { button, draw, drawReport, events, factOf, inDetails, reportState, rowOf } from './card-room.tsx';

describe('the card', () => {
  it('says in a private window why the service is not asked, and offers no button for it', () => {
    const root = drawReport(report(phoneReport()), { offer: { kind: 'private' } });
    expect(root.querySelector('.nl-online')?.textContent).toBe('Online lookups are off in private windows.');
    expect(root.querySelector('.nl-online button')).toBeNull();
  });

  it('is an article named by its subject, with its facts as a description list', () => {
    const root = drawReport(report(phoneReport(), [validation(), caller({ name: 'Ada Example' })]));
    expect(root.querySelector('article')?.getAttribute('aria-label')).toBe('+4915123456789');
    expect(root.querySelector('h1')?.textContent).toBe('The service reports: Ada Example');
    expect(factOf(root, 'Caller')).toBe('Ada Example');
    expect(factOf(root, 'International')).toBe('+49 1512 3456789');
  });

  it('says what asking costs, and asks', () => {
    const heard = events();
    const root = drawReport(report(phoneReport()), {}, heard);
    expect(root.textContent).toContain('Uses 2 requests');
    button(root, 'Look up online').click();
    expect(heard.onLookUp).toHaveBeenCalledOnce();
  });

  it('has a quiet button for a lookup, and something that turns while it is under way', () => {
    for (const details of [true, false]) {
      const state = (asking: boolean) => drawReport(report(phoneReport()), { asking, details });
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
    expect(drawReport(report(phoneReport()), { asking: true }).textContent).not.toContain('Look up online');
    expect(drawReport(report(phoneReport()), { offer: { kind: 'none' } }).textContent).not.toContain('online');
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
    const rows = (read: ReadBy = null) => draw({ view: 'list', finds: [{ ...answered, read }] });
    expect(rows().querySelector('.nl-pick-detail')?.textContent).toMatch(/Berlin$/);
    expect(rows().querySelector('.nl-pick-time')?.textContent).toMatch(/^(Sat )?1:00 PM$/);
    expect(rows().querySelector('.nl-pick .nl-flag')?.getAttribute('src')).toBe('/data/flags/DE.svg');
    expect(rows({ country: 'DE', rung: 'text' }).querySelector('.nl-pick-doubtful')?.textContent).toMatch(
      /Germany.*Berlin/,
    );
    const own = rows({ country: 'DE', rung: 'home' });
    expect(own.querySelector('.nl-pick-doubtful'), 'the user’s own country is no warning').toBeNull();
    expect(own.textContent).not.toContain('Assuming');
  });

  it('names the country of the IPv4 address in an IPv6 address', () => {
    const inside = ipReport({ ip: '64:ff9b::5bc6:aec0', version: 6, embedded: ipReport() });
    const row = drawReport(report(inside), { details: false }).querySelector('.nl-glance-embedded');
    const words = [...(row?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
    expect(words).toEqual(['91.198.174.192', 'Germany', 'Wikimedia Foundation Inc.']);
  });

  it('has its own buttons beside the title in the details, below a warning', () => {
    const place = (name: string) => draw(inDetails(name)).querySelector('[aria-label="Close"]')?.closest('header');
    expect(place('Premium rate')?.querySelector('h1')?.textContent).toBe('Germany');
    expect(place('Link with another number as its text'), 'the warning is the title').toBeNull();
  });

  it('says what could not be read and what helps, under whatever verdict', () => {
    const drawn = (of: PhoneReport | IpReport) =>
      drawReport(report(of), { details: false }).querySelector('.nl-glance-unread')?.textContent;
    expect(drawn(phoneReport({ carrier: null, timeZones: [], missing: ['phone/49.bin'] }))).toBe(
      'Built-in data could not be read: Carrier, Location, Local time. Restart the browser.',
    );
    expect(drawn(phoneReport())).toBeUndefined();
    const nothing = { country: null, region: null, city: null, asn: null, organisation: null, range: null };
    const address = ipReport({ ...nothing, timeZone: null, missing: ['ip/city4.bin', 'asn/asn4.bin'] });
    expect(drawn(address)).toBe('Built-in data could not be read: Network, Location. Restart the browser.');
    const root = drawReport(report(address), { details: false });
    expect(root.querySelector('.nl-glance-verdict'), 'said once').toBeNull();
    const details = drawReport(report(address), { details: true }).querySelector('.nl-details-unread');
    expect(details?.textContent).toMatch(/Location[.] Restart the browser[.] .* then reinstall Numlens[.] /);
    expect(details?.textContent, 'what a reinstallation erases for good').toMatch(
      /API keys, providers, contacts, and site corrections are not in the file[.]$/,
    );
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
      const text = drawReport(each, { details }).textContent ?? '';
      return text.includes('1:00 PM');
    });
    expect(clocks).toEqual([true, false, false]);
  });

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
      drawReport(report(phoneReport({ region, location: 'Somewhere' }))).querySelectorAll('.nl-map > .nl-map-ring')
        .length;
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

  it('names one place in one line, and each of its parts with its own term', () => {
    const root = drawReport(report(ipReport()));
    const row = rowOf(root, 'Location');
    expect(row?.querySelectorAll('dt:not(.nl-hidden)')).toHaveLength(1);
    expect(['Location', 'Region', 'Country'].map((term) => factOf(row as HTMLElement, term))).toEqual([
      'Near Frankfurt am Main',
      'Hesse',
      'Germany',
    ]);
    expect(row?.querySelector('.nl-flag')).not.toBeNull();
    const munich = { region: 'Bavaria', coordinates: { latitude: 48.14, longitude: 11.58 } };
    const apart = drawReport(report(ipReport(), [geolocation(munich)]));
    expect(rowOf(apart, 'Location')?.textContent, 'whose it is').toContain('built-in data');
    expect(apart.querySelectorAll('.nl-map-pin'), 'both places').toHaveLength(2);
  });

  it('draws every state of the gallery with words in it', () => {
    for (const { name, state } of cardExamples) {
      const text = draw(state).textContent ?? '';
      expect(text.length, name).toBeGreaterThan(10);
      expect(text, name).not.toMatch(/undefined|null|NaN|\$\d/);
    }
  });
});
