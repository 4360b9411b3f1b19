import { afterEach, beforeEach, vi } from 'vitest';
import 'fake-indexeddb/auto';
import type { ProviderId } from '../../../../lib/model/answer/provider-list.ts';
import type { OperationId } from '../../../../lib/model/answer/service-answer.ts';
import { addAsShown, beginWithProviders, lookUp } from './provider-room.ts';
import { ipReport } from './reports.ts';

export const sender = { kind: 'ui', isPrivate: false } as const;
export const ripeAddress = '193.0.6.139';
export const network = {
  objectClassName: 'ip network',
  name: 'EX-NET',
  entities: [
    { roles: ['abuse'], vcardArray: ['vcard', [['email', {}, 'text', 'abuse@example.net']]] },
    {
      roles: ['registrant'],
      vcardArray: [
        'vcard',
        [
          ['fn', {}, 'text', 'Example Org'],
          ['kind', {}, 'text', 'org'],
        ],
      ],
    },
  ],
};
/** What was asked, and what each host answers; others are not there. */
export const web: { sent: string[]; hosts: Record<string, () => Response> } = { sent: [], hosts: {} };

export const add = (id: ProviderId, fields: Record<string, string> = {}) => addAsShown(id, fields);

export function ask(ip = ripeAddress, { asked = true, only }: { asked?: boolean; only?: OperationId[] } = {}) {
  const report = ipReport({ ip });
  return lookUp.ask({
    report: { ...report, subject: { kind: 'ip', ip } },
    asked,
    ...(only && { only }),
    site: 'a.example',
    tabId: 1,
    isPrivate: false,
  });
}

/** Before each test of the file that calls it, forgets what was asked; only RIPE's registry answers, until the test says more. */
export function beginWithRegistry(): void {
  beginWithProviders(async (url) => {
    web.sent.push(url.href);
    const answer = web.hosts[url.host];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  beforeEach(() => {
    web.sent = [];
    web.hosts = { 'rdap.db.ripe.net': () => Response.json(network) };
  });
  afterEach(() => vi.useRealTimers());
}
