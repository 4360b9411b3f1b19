import { vi } from 'vitest';
import { Found } from '../../../../components/found/Found.tsx';
import type { FoundEvents } from '../../../../components/found/found-state.ts';
import { foundStates } from '../../../gallery/found-states.ts';
import { galleryNow } from '../../../gallery/reports.ts';
import { tools } from '../../../gallery/tools.ts';
import { render } from '../render.ts';

export function drawn(name: string): {
  root: HTMLElement;
  events: Record<keyof FoundEvents, ReturnType<typeof vi.fn>>;
} {
  const state = foundStates.find((each) => each.name === name)?.state;
  if (!state) throw new Error(`no state ${name}`);
  const events = {
    onShow: vi.fn(),
    onOpen: vi.fn(),
    onAddAll: vi.fn(),
    onRefresh: vi.fn(),
    onTurnOn: vi.fn(),
    onLookUp: vi.fn(),
    onRefreshAnswers: vi.fn(),
    onCopy: vi.fn(),
    onRecipe: vi.fn(),
    onSave: vi.fn(),
    onOptions: vi.fn(),
    onAllow: vi.fn(),
    onNote: vi.fn(),
  };
  const root = render(
    <Found state={state} now={galleryNow} here="Europe/Berlin" copied={null} tools={tools} canNote events={events} />,
  );
  return { root, events };
}

export const buttons = (root: HTMLElement) => [...root.querySelectorAll('button')];

export const listed = (root: HTMLElement) =>
  [...root.querySelectorAll('.nl-onpage-subject')].map((subject) => subject.textContent ?? '');
