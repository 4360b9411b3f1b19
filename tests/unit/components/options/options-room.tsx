import { vi } from 'vitest';
import { Options } from '../../../../components/options/Options.tsx';
import type { OptionsEvents, OptionsState } from '../../../../components/options/options-state.ts';
import { galleryNow } from '../../../gallery/reports.ts';
import { optionsExamples } from '../../../gallery/states.ts';
import { render } from '../render.ts';

export const events: OptionsEvents = {
  onChange: vi.fn(),
  onSet: vi.fn(),
  onCommit: vi.fn(),
  onUndo: vi.fn(),
  onKey: vi.fn(),
  onBudget: vi.fn(),
  onSave: vi.fn(),
  onTest: vi.fn(),
  onAllow: vi.fn(),
  onConsent: vi.fn(),
  onForgetNames: vi.fn(),
  onClearHistory: vi.fn(),
  onLossRead: vi.fn(),
  onSearch: vi.fn(),
};

/** The menu is drawn once it is known what is on the page. */
export async function menuDrawn(): Promise<void> {
  await Promise.resolve();
}

export function draw(name: string): { root: HTMLElement; state: OptionsState } {
  const example = optionsExamples.find((each) => each.name === name);
  if (!example) throw new Error(`no example ${name}`);
  return { root: render(<Options state={example.state} now={galleryNow} events={events} />), state: example.state };
}
