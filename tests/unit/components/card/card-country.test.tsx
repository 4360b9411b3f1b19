import { describe, expect, it } from 'vitest';
import { phoneReport, report } from '../../../gallery/reports.ts';
import { button, drawReport, events, reading } from './card-room.tsx';

describe('the country of a number on its card', () => {
  it('says which country a number of a page was read with and why, and offers another', () => {
    const root = drawReport(report(phoneReport()), { country: 'DE', reading: reading({ otherwise: 'AT' }) });
    const said = root.querySelector('header .nl-glance-verdict');
    expect(said?.textContent, 'once, with the number that it makes').toContain('from page languageChange');
    expect(said?.textContent).toContain('Germany');
    expect(root.querySelector('header .nl-glance-subject')?.textContent).toBe('+49 1512 3456789');
    expect(root.textContent?.split('page language')).toHaveLength(2);
    const list = root.querySelector('select');
    expect(list?.getAttribute('aria-label')).toBe('Change country');
    expect(list?.textContent).toContain('Suggested by the page: Austria');
  });

  it('says an assumption once at a glance, with another country and the next likeliest one a press away', () => {
    const heard = events();
    const state = { details: false, country: 'US', reading: reading({ next: 'BZ' }) };
    const root = drawReport(report(phoneReport({ region: 'US', callingCode: 1 })), state, heard);
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
      const root = drawReport(report(phoneReport()), { ...state, ...more });
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
    const head = drawReport(short, state).querySelector('.nl-glance-head');
    expect(head?.querySelector('h1')?.textContent).toBe('030 901820');
    expect(head?.querySelector('.nl-glance-top > .nl-glance-subject')?.textContent).toBe('+49 30 901820');
    expect(head?.querySelectorAll('.nl-glance-subject')).toHaveLength(1);
    expect(head?.querySelector('.nl-glance-why')?.textContent).toBe('from page language');
    const long = report(phoneReport({ region: 'BA', national: '01512 345678901234' }));
    const wide = drawReport(long, {
      details: false,
      country: 'BA',
      reading: reading({ rung: 'numbers' }),
    }).querySelector('.nl-glance-head');
    expect(wide?.querySelector('.nl-glance-top'), 'no room beside it').toBeNull();
    expect(wide?.querySelector('.nl-glance-sub .nl-glance-subject')?.textContent).toBe('+49 1512 3456789');
    expect(wide?.querySelector('.nl-verdict-doubtful > span')?.textContent).toBe('Assuming Bosnia');
    expect(wide?.querySelector('.nl-glance-why')?.textContent).toBe('from other numbers');
  });

  it('names the country that was found where several share the calling code', () => {
    const bahamas = report(phoneReport({ region: 'BS', callingCode: 1 }));
    const state = { country: 'US', reading: reading({ rung: 'numbers' }), notValid: 'CH' } as const;
    const root = drawReport(bahamas, state);
    expect(root.querySelector('.nl-glance-verdict')?.textContent).toContain('Bahamas');
    expect(root.querySelector('.nl-glance-why')?.textContent).toContain('other numbers');
    expect(root.textContent).toContain('Not valid in Switzerland, so Bahamas is used');
    expect(drawReport(bahamas, { country: 'US' }).textContent).toContain('Country used: Bahamas');
    const unknown = report(phoneReport({ region: null, callingCode: 1 }));
    expect(drawReport(unknown, state).querySelector('.nl-glance-verdict')?.textContent).toContain('United States');
  });

  it('says that a picked country does not fit, and shows no country line where the number carries its own', () => {
    const state = { country: 'DE', reading: reading(), notValid: 'CH' };
    expect(drawReport(report(phoneReport()), state).textContent).toContain(
      'Not valid in Switzerland, so Germany is used',
    );
    const own = drawReport(report(phoneReport()), { reading: reading({ rung: null, reason: 'code' }) });
    expect(own.querySelector('select')).toBeNull();
    expect(own.textContent).toContain('Recognized by its country code');
  });

  it('does not tell in the details whether it is a good hour to call a country that is assumed', () => {
    const light = (rung: 'language' | null, timeZone: string) =>
      drawReport(report(phoneReport({ timeZones: [timeZone] })), {
        country: 'DE',
        reading: reading({ rung }),
        details: true,
      }).querySelector('.nl-light')?.textContent;
    expect([light('language', 'Pacific/Fiji'), light(null, 'Pacific/Fiji')]).toEqual([undefined, 'Night']);
    expect(light(null, 'Europe/Berlin'), 'daytime is the ordinary case').toBeUndefined();
  });
});
