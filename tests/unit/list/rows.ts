import type { ListRow } from '../../../lib/list/rows.ts';
import type { OnlineOffer } from '../../../lib/model/answer/report.ts';
import { listRow, manyRows } from '../../gallery/list-states.ts';
import { caller, ipReport, phoneReport, report, validation } from '../../gallery/reports.ts';

export { manyRows };

const berlin = report(phoneReport({ e164: '+4930901820', location: 'Berlin', carrier: null }));
const named = report(phoneReport(), [validation(), caller({ name: '=1+1' })]);
const amsterdam = report(
  ipReport({ ip: '9.9.9.9', range: '9.9.9.0/24', country: 'NL', city: 'Amsterdam', timeZone: 'Europe/Amsterdam' }),
);
const older = report(ipReport({ ip: '91.198.174.192' }));
const failing = report(
  phoneReport({ e164: '+442079460018', region: 'GB' }),
  [],
  [{ operation: 'callerId', failure: { kind: 'timeout' } }],
);

const offer = (of: OnlineOffer) => ({ offer: of });

/** A row of each sort. */
export const someRows: ListRow[] = [
  listRow(0, older, { ...offer({ kind: 'ask', calls: 1 }), hop: true, defanged: true, count: 2 }),
  listRow(1, berlin, { ...offer({ kind: 'auto', calls: 2 }), country: 'DE' }),
  listRow(2, named, { ...offer({ kind: 'answered' }), file: 'a "b", c.log', line: 40 }),
  listRow(3, amsterdam, offer({ kind: 'none' })),
  listRow(4, failing, offer({ kind: 'answered' })),
];
