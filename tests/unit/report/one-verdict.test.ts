import { describe, expect, it } from 'vitest';
import { exportList } from '../../../lib/list/export.ts';
import { filterRows, noFilter } from '../../../lib/list/filter.ts';
import { rowCells } from '../../../lib/list/rows.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import { facts } from '../../../lib/report/claims/facts.ts';
import { copyChoices } from '../../../lib/report/copy/recipes.ts';
import { linkRow } from '../../../lib/report/view/link.ts';
import { glanceVerdict, verdict } from '../../../lib/report/view/verdict.ts';
import { viewOf } from '../../../lib/report/view/view.ts';
import { listRow } from '../../gallery/list-states.ts';
import { geolocation, ipReport, galleryNow as now, phoneReport, report, validation } from '../../gallery/reports.ts';

const context = { now, here: 'UTC', offer: { kind: 'answered' }, asking: false } as const;
const unassigned = phoneReport({ verdict: { kind: 'unassigned' }, valid: false });
const noNumber = phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-long' }, valid: false });

const twilio = (valid: boolean) => ({ operation: 'twilio', facts: { valid }, at: now }) as const;
const older = validation({ at: now - 20 * 24 * 60 * 60_000 });

/** What is confirmed and doubtful all the same, with the words for it. */
const doubtful = [
  [
    'an unassigned range',
    report(unassigned, [validation()]),
    'Sources disagree on validity (service: confirmed; built-in data: range unassigned)',
  ],
  [
    'a number of another country',
    report(phoneReport(), [validation({ country: 'NG', countryName: 'Nigeria' })]),
    'Sources disagree on the country',
  ],
  [
    'no number for the built-in data',
    report(noNumber, [validation()]),
    'Sources disagree on validity (service: confirmed; built-in data: Not a phone number: too long)',
  ],
  [
    'what a provider calls not valid',
    report(phoneReport(), [older, twilio(false)]),
    'Sources disagree on validity (service: confirmed; Twilio: not valid)',
  ],
  [
    'what one of two providers calls not valid',
    report(phoneReport(), [{ ...twilio(true), operation: 'veriphone' }, older, twilio(false)]),
    'Sources disagree on validity (service: confirmed; Twilio: not valid)',
  ],
] as const;

describe.each(doubtful)('a confirmation of %s', (_, of, words) => {
  it('is doubtful on the card, in a link’s row and in the list', () => {
    const card = glanceVerdict(of, null);
    expect(card?.tone).toBe('doubtful');
    expect(words).toContain(card?.text);
    expect(linkRow(of, null).tone).toBe('doubtful');
    expect(rowCells(of).verdict).toEqual({ tone: 'doubtful', text: words });
    expect(filterRows([listRow(0, of)], { ...noFilter, verdict: 'good' })).toEqual([]);
  });

  it('is never said alone, aloud, in a copy or in a file', () => {
    expect(viewOf(of).spoken(now)).toContain(words);
    const copies = Object.fromEntries(copyChoices(of, context).map(({ recipe, text }) => [recipe, text]));
    expect(copies['text']).toContain(`– ${words}, `);
    const [, csv] = exportList([listRow(0, of)], 'csv', { now, here: 'UTC' });
    // The service's own status is there as it came.
    expect(csv).toContain(`,${words},VALID_CONFIRMED,`);
  });
});

it('an address that sources place in two countries is doubtful in the list as on its card', () => {
  const of = report(ipReport({ country: 'DE' }), [geolocation({ country: 'AT', countryName: 'Austria' })]);
  expect(rowCells(of).verdict).toEqual(glanceVerdict(of, null));
  expect(rowCells(of).verdict.tone).toBe('doubtful');
  expect(rowCells(report(ipReport({ country: 'DE' }), [geolocation()])).verdict.tone).toBe('neutral');
});

describe('a provider’s “not valid”', () => {
  const status = (...service: Report['service']) =>
    facts(report(phoneReport(), service), context).find(({ id }) => id === 'status');

  it('is in the status row beside a confirmation, and the row says that the sources disagree', () => {
    const row = status(older, twilio(false));
    expect(row).toMatchObject({ disagree: true, note: 'The sources disagree.' });
    expect(row?.claims.map(({ text }) => text)).toEqual(['Confirmed valid', 'Not valid', 'Only format checked']);
    expect(status(older, twilio(true))).toMatchObject({ disagree: false, note: null });
  });

  it('is not hidden behind another provider that is asked first', () => {
    const veriphone = { ...twilio(true), operation: 'veriphone' } as const;
    expect(verdict(report(phoneReport(), [veriphone, twilio(false)]))).toEqual({
      tone: 'said',
      text: 'Twilio: not valid',
    });
    expect(status(veriphone, twilio(false))?.disagree).toBe(true);
  });

  it('leads in the status row, as in the first lines of the card, and so does “valid” if none says otherwise', () => {
    const veriphone = { ...twilio(true), operation: 'veriphone' } as const;
    const texts = (row: ReturnType<typeof status>) => row?.claims.map(({ text }) => text);
    expect(texts(status(veriphone, twilio(false)))).toEqual(['Not valid', 'Valid', 'Only format checked']);
    expect(texts(status(twilio(true)))).toEqual(['Valid', 'Only format checked']);
  });
});
