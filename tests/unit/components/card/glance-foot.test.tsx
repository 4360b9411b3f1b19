import { expect, it } from 'vitest';
import { GlanceFoot } from '../../../../components/card/GlanceFoot.tsx';
import type { Report } from '../../../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../../../lib/model/answer/service-answer.ts';
import { viewOf } from '../../../../lib/report/view/view.ts';
import {
  geolocation,
  ipReport,
  loopback,
  galleryNow as now,
  phoneReport,
  report,
  validation,
} from '../../../gallery/reports.ts';
import { render } from '../render.ts';

const minute = 60_000;
const rdap: ServiceAnswer = { operation: 'rdap', facts: { holder: 'Example Org' }, at: now - 3 * minute };
const foot = (...service: ServiceAnswer[]) =>
  render(<GlanceFoot view={viewOf(report(ipReport(), service))} now={now} onDetails={undefined} />).textContent;

it('names whoever gave the newest answer, and how old it is', () => {
  expect(foot(rdap)).toMatch(/^RDAP, 3 min/);
  expect(foot(rdap, { ...geolocation({}), at: now - minute })).toMatch(/^Lookup service, 1 min/);
  expect(foot({ ...geolocation({}), at: now - 9 * minute }, rdap)).toMatch(/^RDAP, 3 min/);
  expect(foot()).toMatch(/^Built-in data/);
});

it('says of which date old data are, and nothing of data that could not be read', () => {
  const drawn = (of: Report) => render(<GlanceFoot view={viewOf(of)} now={now} onDetails={undefined} />);
  const old = drawn({ ...report(ipReport()), dataDate: '2025-03-26' });
  expect(old.querySelector('.nl-warn')?.textContent).toBe('Old built-in data, Mar 2025');
  const special = report(ipReport({ special: loopback, country: null, asn: null, organisation: null }));
  expect(drawn({ ...special, dataDate: '2025-03-26' }).querySelector('.nl-warn'), 'a range does not age').toBeNull();
  const answered = drawn({ ...report(ipReport(), [rdap]), dataDate: '2026-03-26' });
  expect(answered.textContent).toMatch(/^RDAP, 3 min/);
  const nothing = { country: null, asn: null, organisation: null, missing: ['ip/city4.bin'] };
  expect(drawn(report(ipReport(nothing))).textContent).toBe('');
});

it('leaves an ordinary quota to the line that the details have', () => {
  const drawn = (remain: number, isLarge: boolean) => {
    const answered = report(phoneReport(), [validation({ quota: { remain, seconds: 60 } })]);
    return render(<GlanceFoot view={viewOf(answered)} now={now} isLarge={isLarge} onDetails={undefined} />).textContent;
  };
  expect([drawn(47, false), drawn(47, true)]).toEqual([
    expect.stringContaining('47 left'),
    expect.not.stringContaining('left'),
  ]);
  expect(drawn(2, true), 'few are in amber, and have no line').toContain('2 left');
});

it('names no quota beside another’s name, and in the details whose each is', () => {
  const at = now - minute;
  const spare = { remain: 998, seconds: null };
  const scored: ServiceAnswer = { operation: 'ipqs', facts: { riskScore: 3 }, quota: spare, at };
  const older = validation({ quota: { remain: 47, seconds: null }, at: at - minute });
  const said = (...service: ServiceAnswer[]) => {
    const view = viewOf(report(phoneReport(), service));
    return [view.foot(now, { isLarge: false }).quota?.text, ...view.legend(now, { isFooted: true }, []).quotas];
  };
  const [ofService, ofProvider] = ['Phone validation · Quota: 47 left', 'IPQualityScore · Quota: 998 left'];
  expect(said(older, scored)).toEqual([
    '998 left',
    expect.stringContaining(ofService),
    expect.stringContaining(ofProvider),
  ]);
  expect(said(older, { ...scored, quota: undefined })).toEqual([undefined, expect.stringContaining(ofService)]);
});

it('promises a map only where there is one', () => {
  const more = (address: Parameters<typeof ipReport>[0]) =>
    render(<GlanceFoot view={viewOf(report(ipReport(address)))} now={now} onDetails={() => undefined} />).querySelector(
      'button',
    )?.textContent;
  expect(more({})).toBe('Map and details');
  expect(more({ anycast: 'Cloudflare DNS' })).toBe('All details');
  expect(more({ latitude: null, longitude: null, missing: ['ip/city4.bin'] })).toBe('All details');
});

it('keeps the credit out of the words that are cut where they do not fit', () => {
  const whole = render(<GlanceFoot view={viewOf(report(ipReport()))} now={now} onDetails={undefined} />);
  expect(whole.querySelector('.nl-glance-from')?.textContent).not.toContain('DB-IP');
  expect(whole.querySelector('.nl-glance-credit')?.textContent).toContain('DB-IP');
});
