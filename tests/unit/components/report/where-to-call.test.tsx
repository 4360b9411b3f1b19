import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { Card } from '../../../../components/card/Card.tsx';
import type { ReportState } from '../../../../components/card/card-state.ts';
import { usualTools } from '../../../../components/page/report-tools.ts';
import { Popup } from '../../../../components/popup/Popup.tsx';
import { whereToCall } from '../../../../components/report/where-to-call.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import type { CardReading } from '../../../../lib/model/page/card.ts';
import { cardExamples } from '../../../gallery/card-states.ts';
import { popupEvents } from '../../../gallery/popup.tsx';
import { popupStart } from '../../../gallery/popup-states.ts';
import { galleryDates, galleryNow, ipReport, phoneReport, report } from '../../../gallery/reports.ts';
import { tools } from '../../../gallery/tools.ts';
import { render } from '../render.ts';

const room = { now: galleryNow, here: 'UTC', copied: null, tools: usualTools };
const events = { ...popupEvents, onNote: vi.fn(), onPick: vi.fn(), onReread: vi.fn(), onTeach: vi.fn() };

function draw(of: Report, more: Partial<ReportState> = {}): HTMLElement {
  const offer = { kind: 'ask', calls: 2 } as const;
  const state: ReportState = { view: 'report', report: of, offer, country: null, asking: false, ...more };
  return render(<Card state={state} pinned={false} events={events} {...room} />);
}

/** A link that shows one number and calls another. */
function twoNumbers(isBeside: boolean): Partial<ReportState> {
  const other = report(phoneReport({ e164: '+4930901821', rfc3966: 'tel:+49-30-901821' }));
  const mismatch: CardReading['mismatch'] = { shows: 'link', other, index: 1, isBeside };
  return { reading: { reason: 'link', rung: null, otherwise: null, mismatch, lesson: null, alike: false } };
}

const link = 'tel:+49-1512-3456789';
const menu = 'More actions';

test.each([
  ['a number', report(phoneReport()), {}, link],
  ['a premium number, which the menu calls', report(phoneReport({ type: 'PREMIUM_RATE' })), {}, menu],
  ['a link of two numbers that both may be called', report(phoneReport()), twoNumbers(true), link],
  ['a link that calls another number', report(phoneReport()), twoNumbers(false), menu],
  ['a link that forwards calls', report(phoneReport()), { reading: forwarding() }, menu],
  ['an impossible number', report(phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-short' } })), {}, null],
  ['an IP address', report(ipReport()), {}, null],
] as const)('“Call” of the browser’s menu leads to what calls %s', (_, of, more, place) => {
  for (const details of [false, true]) {
    const found = whereToCall(draw(of, { ...more, details }));
    expect(found?.getAttribute('href') ?? found?.getAttribute('aria-label') ?? null).toBe(place);
  }
});

function forwarding(): CardReading {
  const example = cardExamples.find(({ name }) => /forward/i.test(name));
  if (example?.state.view !== 'report' || !example.state.reading) throw new Error('no example forwards calls');
  return example.state.reading;
}

test('an Enter that is still held presses nothing on a card', async () => {
  const root = draw(report(phoneReport()));
  const press = async (repeat: boolean) => {
    const event = Object.assign(new window.Event('keydown', { bubbles: true, cancelable: true }), {
      key: 'Enter',
      repeat,
    });
    await act(() => void root.querySelector('main')?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect([await press(true), await press(false)]).toEqual([true, false]);
});

test('the popup that was opened to call puts the focus there, too', async () => {
  const shown = {
    ...room,
    tools,
    events: popupEvents,
    installed: { version: '0.1.0', dataDates: galleryDates, browser: '' },
  };
  const short = { kind: 'begun', country: null, isNational: false, short: 'emergency' } as const;
  const whole = { kind: 'report', report: report(phoneReport()), offer: { kind: 'none' }, country: null } as const;
  const focused = vi.fn();
  for (const reading of [short, whole]) {
    for (const forCall of [false, true]) {
      await act(() => {
        const root = render(<Popup state={{ ...popupStart, text: '112', reading, forCall }} {...shown} />);
        whereToCall(root)?.addEventListener('focus', () => focused(reading.kind, forCall));
      });
    }
  }
  expect(focused.mock.calls).toEqual([
    ['begun', true],
    ['report', true],
  ]);
});
