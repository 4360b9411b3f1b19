import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { Card } from '../../../../components/card/Card.tsx';
import type { CardEvents } from '../../../../components/card/card-state.ts';
import { usualTools } from '../../../../components/page/report-tools.ts';
import type { LineType } from '../../../../lib/model/answer/report.ts';
import { galleryNow, phoneReport, report } from '../../../gallery/reports.ts';
import { nothing } from '../../../gallery/surface.ts';
import { render } from '../render.ts';

const events: CardEvents = {
  ...{ onLookUp: nothing, onRefresh: nothing, onCopy: nothing, onRecipe: nothing, onSave: nothing, onPick: nothing },
  ...{ onReread: nothing, onTeach: nothing, onOptions: nothing },
};

/** The addresses of “Message”: as a button in sight, and in the menu. */
function messages(type: LineType | null, messageWith: string, details: boolean) {
  const offer = { kind: 'ask', calls: 2 } as const;
  const of = report(phoneReport({ type }));
  const state = { view: 'report', report: of, offer, country: null, asking: false, details } as const;
  const room = { now: galleryNow, here: 'UTC', copied: null, pinned: false, events };
  const root = render(<Card state={state} tools={{ ...usualTools, messageWith }} {...room} />);
  const hrefs = (where: string) => [...root.querySelectorAll(where)].map((link) => link.getAttribute('href'));
  const inSight = hrefs('a[aria-label="Message · WhatsApp"]');
  act(() => root.querySelector<HTMLElement>('[aria-label="More actions"]')?.click());
  return { inSight, inMenu: hrefs('[role="menuitem"]').filter((href) => href?.startsWith('tel:') === false) };
}

const whatsApp = 'https://wa.me/{digits}';
const chat = 'https://wa.me/4915123456789';

test.each([false, true])('“Message” is beside “Call” once a chat is chosen (details: %s)', (details) => {
  expect(messages('MOBILE', whatsApp, details)).toEqual({ inSight: [chat], inMenu: [] });
  expect(messages('FIXED_LINE_OR_MOBILE', whatsApp, details)).toEqual({ inSight: [chat], inMenu: [] });
  expect(messages('FIXED_LINE', whatsApp, details)).toEqual({ inSight: [], inMenu: [chat] });
  expect(messages('MOBILE', '', details)).toEqual({ inSight: [], inMenu: ['sms:+4915123456789'] });
  expect(messages('PREMIUM_RATE', whatsApp, details)).toEqual({ inSight: [], inMenu: [] });
});
