import { vi } from 'vitest';
import { Card } from '../../../../components/card/Card.tsx';
import type { CardEvents, CardState } from '../../../../components/card/card-state.ts';
import { usualTools } from '../../../../components/page/report-tools.ts';
import type { CardReading, CardTools } from '../../../../lib/model/page/card.ts';
import { cardExamples } from '../../../gallery/card-states.ts';
import { galleryNow, phoneReport, report } from '../../../gallery/reports.ts';
import { render } from '../render.ts';

export function events(): CardEvents {
  return {
    onLookUp: vi.fn(),
    onRefresh: vi.fn(),
    onCopy: vi.fn(),
    onRecipe: vi.fn(),
    onSave: vi.fn(),
    onPick: vi.fn(),
    onReread: vi.fn(),
    onTeach: vi.fn(),
    onOptions: vi.fn(),
    onClose: vi.fn(),
    onTurnOff: vi.fn(),
  };
}

export const elsewhere = [{ name: 'Directory', template: 'https://directory.example/?q={subject}' }];

export function draw(state: CardState, heard = events()): HTMLElement {
  return render(
    <Card
      state={state}
      now={galleryNow}
      here="Europe/Berlin"
      copied={null}
      tools={{ ...usualTools, elsewhere }}
      pinned={false}
      events={heard}
    />,
  );
}

/** The same with what “Call” and “Message” open. */
export function drawWith(state: CardState, tools: Partial<CardTools>): HTMLElement {
  const shown = { state, now: galleryNow, here: 'Europe/Berlin', copied: null, pinned: false, events: events() };
  return render(<Card {...shown} tools={{ ...usualTools, ...tools }} />);
}

export function reportState(
  of: ReturnType<typeof report>,
  more: Partial<Extract<CardState, { view: 'report' }>> = {},
): CardState {
  return {
    view: 'report',
    report: of,
    offer: { kind: 'ask', calls: 2 },
    country: null,
    asking: false,
    details: true,
    ...more,
  };
}

export function reading(more: Partial<CardReading> = {}): CardReading {
  return { reason: 'form', rung: 'language', otherwise: null, mismatch: null, lesson: 'none', alike: true, ...more };
}

export function factOf(root: HTMLElement, term: string): string | null {
  const dt = [...root.querySelectorAll('dt')].find(({ textContent }) => textContent === term);
  return dt?.nextElementSibling?.textContent ?? null;
}

export function button(root: HTMLElement, name: string): HTMLElement {
  const found = [...root.querySelectorAll('button')].find(
    (each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

/** The item of an open menu, by its label. */
export function menuItem(root: HTMLElement, label: string): HTMLElement {
  const items = [...root.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const found = items.find((item) => item.querySelector('.nl-menu-label')?.textContent === label);
  if (!found) throw new Error(`no menu item ${label}`);
  return found;
}

/** The row of a term. */
export function rowOf(root: HTMLElement, term: string): Element | null {
  return [...root.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.parentElement ?? null;
}

export const london = report(
  phoneReport({
    type: 'FIXED_LINE',
    region: 'GB',
    callingCode: 44,
    e164: '+442079460018',
    international: '+44 20 7946 0018',
    rfc3966: 'tel:+44-20-7946-0018',
    location: 'London',
    carrier: null,
  }),
);

/** A state of the gallery, with all details. */
export function inDetails(name: string): CardState {
  const state = cardExamples.find((each) => each.name === name)?.state;
  if (state?.view !== 'report') throw new Error(`no state ${name}`);
  return { ...state, details: true };
}

/** Draws the card of a report, with all details unless told otherwise. */
export function drawReport(
  of: Parameters<typeof reportState>[0],
  more: Parameters<typeof reportState>[1] = {},
  heard = events(),
): HTMLElement {
  return draw(reportState(of, more), heard);
}
