import { describe, expect, it } from 'vitest';
import { CardReport } from '../../../../components/card/CardReport.tsx';
import type { CardEvents } from '../../../../components/card/card-state.ts';
import { usualTools } from '../../../../components/page/report-tools.ts';
import { callerId, callerIdWire } from '../../../../lib/lookup/service/caller-id.ts';
import { ipGeolocation, ipGeolocationWire } from '../../../../lib/lookup/service/ip-geolocation.ts';
import type { Operation } from '../../../../lib/lookup/service/operations.ts';
import { phoneValidation, phoneValidationWire } from '../../../../lib/lookup/service/phone-validation.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import type { ServiceOperationId } from '../../../../lib/model/answer/service-answer.ts';
import { ipReport, galleryNow as now, phoneReport, report } from '../../../gallery/reports.ts';
import { render } from '../render.ts';

const nothing = () => undefined;
const events: CardEvents = {
  onLookUp: nothing,
  onRefresh: nothing,
  onCopy: nothing,
  onRecipe: nothing,
  onSave: nothing,
  onPick: nothing,
  onReread: nothing,
  onTeach: nothing,
  onOptions: nothing,
  onClose: nothing,
};

/** What can be read on a card: its text, without tooltips and without the sentence for screen readers. */
function readable(of: Report): string {
  const root = render(
    <CardReport
      state={{ view: 'report', report: of, offer: { kind: 'answered' }, country: null, asking: false }}
      now={now}
      here="Europe/Berlin"
      copied={null}
      tools={usualTools}
      note={null}
      events={events}
    />,
  );
  root.querySelector('article > p[hidden]')?.remove();
  return root.textContent ?? '';
}

function answered(operation: Operation, before: Report, json: object): Report {
  const read = operation.decode(json, { subject: before.subject, countryBoxes: null });
  if (!read.ok) throw new Error(`not read: ${JSON.stringify(read.problem)}`);
  return { ...before, service: [{ ...read.value, at: now }] };
}

type Row = [field: string, value: unknown, shown: string, beside?: object];

/** Every field of section 2 of the interface document, values that the device does not have, and how a card shows them. */
const fields: Record<ServiceOperationId, Row[]> = {
  phoneValidation: [
    ['status', 'PORTED_OUT', 'PORTED_OUT'],
    ['status', 'VALID_CONFIRMED', 'Confirmed valid'],
    ['formatted_number', '+49 15123 456 789', '+49 15123 456 789'],
    ['formatted_number', '+49 15123 456 789', '+49 15123 456 789', { formatinternational: '+49 1512 3456789' }],
    ['linetype', 'satellite handset', 'satellite handset'],
    ['carrier', 'Canary Mobile', 'Canary Mobile'],
    ['location', 'Canary Town', 'Canary Town'],
    ['countrycodenum', 43, '+43'],
    ['countrycode', 'AT', 'Austria'],
    ['countryname', 'Canaria', 'Canaria'],
    ['countryname', 'Canaria', 'Canaria', { countrycode: 'AT' }],
    ['formatnational', '(01512) 34 56 789', '(01512) 34 56 789'],
    ['formatinternational', '+49 (1512) 345 6789', '+49 (1512) 345 6789'],
    ['timezone', ['Asia/Tokyo'], 'Asia/Tokyo'],
    [
      'timezone',
      ['Asia/Tokyo', 'Asia/Seoul', 'Asia/Dili', 'Asia/Chita'],
      'Asia/Chita, Asia/Dili, Asia/Seoul, Asia/Tokyo',
    ],
    ['timezone', ['Mars/Olympus'], 'Mars/Olympus'],
    ['ratelimit_remain', 4321, '4,321 left'],
    ['ratelimit_seconds', 777, '13 min'],
    ['ratelimit_seconds', 777, '13 min', { ratelimit_remain: 4321 }],
  ],
  callerId: [
    ['name', 'Ada Canary', 'Ada Canary'],
    ['carrier', 'Canary Mobile', 'Canary Mobile'],
    ['country', 'AT', 'Austria'],
    ['country', 'Canaria', 'Canaria'],
  ],
  ipGeolocation: [
    ['status', true, 'reported success'],
    ['status', false, 'has no data on this IP address'],
    ['status', false, 'reported that the lookup failed', { region: 'Canary Region', country: 'AT' }],
    ['ip', '91.198.174.192', '91.198.174.192'],
    ['range', [35.68, 139.69], '35.68'],
    ['region', 'Canary Region', 'Canary Region'],
    ['country', 'AT', 'Austria'],
    ['country_name', 'Canaria', 'Canaria'],
    ['country_name', 'Canaria', 'Canaria', { country: 'AT' }],
    ['postal', 'CNRY-1', 'CNRY-1'],
    ['timezone', 'Asia/Tokyo', 'Asia/Tokyo'],
    ['timezone', 'Mars/Olympus', 'Mars/Olympus'],
  ],
};

const operations = {
  phoneValidation: { operation: phoneValidation, wire: phoneValidationWire, before: report(phoneReport()) },
  callerId: { operation: callerId, wire: callerIdWire, before: report(phoneReport()) },
  ipGeolocation: { operation: ipGeolocation, wire: ipGeolocationWire, before: report(ipReport()) },
} as const satisfies Record<ServiceOperationId, object>;
const ids = ['phoneValidation', 'callerId', 'ipGeolocation'] as const satisfies ServiceOperationId[];
const rows = ids.flatMap((id) =>
  fields[id].map(([field, value, shown, beside = {}]) => ({ id, field, value, shown, beside })),
);

describe('every documented field can be read on the card', () => {
  it.each(rows)('$id: $field $value beside $beside', ({ id, field, value, shown, beside }) => {
    const { operation, before } = operations[id];
    expect(readable(answered(operation, before, { ...beside, [field]: value }))).toContain(shown);
    if (field !== 'ip') expect(readable(before), 'the device does not say it').not.toContain(shown);
  });

  it.each(ids)('and the table has every field of %s', (id) => {
    expect([...new Set(fields[id].map(([field]) => field))]).toEqual(Object.keys(operations[id].wire().shape));
  });

  it('a time zone that this browser does not know, also if nobody knows another', () => {
    const phone = report(phoneReport({ timeZones: [] }));
    expect(readable(answered(phoneValidation, phone, { timezone: ['Mars/Olympus'] }))).toContain('Mars/Olympus');
    const address = report(ipReport({ timeZone: null }));
    expect(readable(answered(ipGeolocation, address, { timezone: 'Mars/Olympus' }))).toContain('Mars/Olympus');
  });

  it('an answer without success that holds data is not said to know nothing', () => {
    const text = readable(answered(ipGeolocation, report(ipReport()), { status: false, postal: 'CNRY-1' }));
    expect(text).toContain('CNRY-1');
    expect(text).not.toContain('knows nothing');
  });
});
