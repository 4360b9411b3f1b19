import { expect, onTestFinished, test } from 'vitest';
import type { ShownReport, Wish } from '../../../../components/page/look-up-talk.ts';
import { createLookUpTalk } from '../../../../components/page/look-up-talk.ts';
import type { LookUpReply } from '../../../../lib/messages/contract.ts';
import type { OnlineOffer } from '../../../../lib/model/answer/report.ts';
import { ipReport } from '../../lookup/online/reports.ts';

const further: OnlineOffer = { kind: 'auto', calls: 1, by: 'abuseIpdb', only: ['abuseIpdb'] };

/** A talk about an address. After the first provider's answer, hovering may go on to a second one. */
function talk({ leaves = false } = {}) {
  let shown: ShownReport | null = { report: ipReport(), offer: { kind: 'auto', calls: 1 } };
  const wishes: Wish[] = [];
  const shownAnswers: number[] = [];
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const { lookUp } = createLookUpTalk({
    shown: () => shown,
    async send(_, wish): Promise<LookUpReply> {
      wishes.push(wish);
      if (leaves) shown = null;
      if (wishes.length > 1)
        return { answers: [{ operation: 'abuseIpdb', at: 1, facts: { reports: 4 } }], failures: [] };
      return { answers: [{ operation: 'ipinfo', at: 0, facts: { country: 'NL' } }], failures: [], next: further };
    },
    onOutcome(changed, isCurrent) {
      if (isCurrent) shown = changed;
      shownAnswers.push(changed.report.service.length);
    },
    network: new EventTarget(),
    until: ending.signal,
  });
  return { lookUp, wishes, shownAnswers, shown: () => shown };
}

test('a lookup by hovering goes on to the provider that it may ask next, and shows the first answer before', async () => {
  const { lookUp, wishes, shownAnswers, shown } = talk();
  await lookUp({ asked: false });
  expect(wishes).toMatchObject([{ asked: false }, { asked: false, only: ['abuseIpdb'] }]);
  expect(shownAnswers).toEqual([1, 2]);
  expect(shown()?.offer).toEqual({ kind: 'answered' });
});

test('one that a person started, and one whose report is not shown any more, goes on to nobody', async () => {
  const pressed = talk();
  await pressed.lookUp({ asked: true });
  expect(pressed.wishes).toHaveLength(1);
  const left = talk({ leaves: true });
  await left.lookUp({ asked: false });
  expect(left.wishes).toHaveLength(1);
});
