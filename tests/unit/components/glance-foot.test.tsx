import { expect, it } from 'vitest';
import { GlanceFoot } from '../../../components/card/GlanceFoot.tsx';
import type { ServiceAnswer } from '../../../lib/model/answer/service-answer.ts';
import { geolocation, ipReport, galleryNow as now, report } from '../../gallery/reports.ts';
import { render } from './render.ts';

const minute = 60_000;
const rdap: ServiceAnswer = { operation: 'rdap', facts: { holder: 'Example Org' }, at: now - 3 * minute };
const foot = (...service: ServiceAnswer[]) =>
  render(<GlanceFoot report={report(ipReport(), service)} now={now} onDetails={undefined} />).textContent;

it('names whoever gave the newest answer, and how old it is', () => {
  expect(foot(rdap)).toMatch(/^RDAP, 3 min/);
  expect(foot(rdap, { ...geolocation({}), at: now - minute })).toMatch(/^Lookup service, 1 min/);
  expect(foot({ ...geolocation({}), at: now - 9 * minute }, rdap)).toMatch(/^RDAP, 3 min/);
  expect(foot()).toMatch(/^Built-in data/);
});
