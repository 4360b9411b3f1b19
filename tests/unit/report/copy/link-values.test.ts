import { expect, it } from 'vitest';
import { linkValues } from '../../../../lib/report/copy/link-values.ts';
import { caller, ipReport, phoneReport, report } from '../../../gallery/reports.ts';

it('a number fills links with its forms, as digits, and with its extension', () => {
  expect(linkValues(report(phoneReport(), [caller({ name: 'Ada' })]))).toEqual({
    subject: '+4915123456789',
    e164: '+4915123456789',
    digits: '4915123456789',
    national: '015123456789',
    extension: undefined,
    callingCode: '49',
  });
  const subject = { kind: 'phone', e164: '+4915123456789', extension: '12' } as const;
  expect(linkValues({ ...report(phoneReport()), subject })).toMatchObject({ extension: '12' });
  expect(linkValues(report(phoneReport({ national: '' })))).toMatchObject({ national: undefined });
});

it('an address fills them with what the built-in data has, and a range only if it is one', () => {
  expect(linkValues(report(ipReport({ range: '91.198.174.0/24', asn: 14907 })))).toEqual({
    subject: '91.198.174.192',
    defanged: '91[.]198[.]174[.]192',
    cidr: '91.198.174.0/24',
    asn: '14907',
  });
  const values = linkValues(report(ipReport({ range: '91.198.174.0 – 91.198.175.5', asn: null })));
  expect(values).toMatchObject({ cidr: undefined, asn: undefined });
});
