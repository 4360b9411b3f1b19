import { afterEach, beforeEach, vi } from 'vitest';
import { createListModel } from '../../../../../entrypoints/sidepanel/list/list-model.ts';
import { ask } from '../../../../../lib/messages/ask.ts';
import { ok } from '../../../../../lib/model/result.ts';
import { geolocation } from '../../../../gallery/reports.ts';
import { browser } from '../../../../wxt-browser.ts';
import { playFinds, playReports } from './played-list.ts';

export const asked = vi.mocked(ask);

export type Answer = (input: never) => unknown;
/** The panel of a test: what the background answers, and what closes it. */
export const panel: { answers: Record<string, Answer>; closed: AbortController } = {
  answers: {},
  closed: new AbortController(),
};

/** A panel whose background answers as here, unless the test says otherwise. */
export function open(other: Record<string, Answer> = {}) {
  panel.answers = {
    takePanelText: () => ok({ text: null, isPrivate: false }),
    readSpending: () => ok({ quotas: [] }),
    findListed: playFinds,
    reportListed: playReports,
    lookUpListed: () => ok({ answers: [geolocation()], failures: [] }),
    ...other,
  };
  const onHanded = vi.fn();
  const network = new EventTarget();
  const model = createListModel({ closed: panel.closed.signal, network, onHanded });
  return { model, network, onHanded, keys: () => model.state.value.rows.map(({ key }) => key) };
}

export function file(name: string, text: string): File {
  return new File([text], name);
}

/** A file whose bytes come when the test says so. */
export function slowFile(name: string, text: string) {
  const bytes = Promise.withResolvers<ArrayBuffer>();
  const slow = file(name, text);
  const begun = vi.spyOn(slow, 'arrayBuffer').mockReturnValue(bytes.promise);
  return { slow, begun, come: () => bytes.resolve(new TextEncoder().encode(text).buffer) };
}

/** Before each test of the file that calls it, forgets the list and what was asked; closes the panel after it. */
export function beginAfresh(): void {
  beforeEach(async () => {
    panel.closed = new AbortController();
    await browser.storage.session.clear();
    asked.mockReset();
    asked.mockImplementation(async (type, input) => (await panel.answers[type]?.(input as never)) as never);
  });

  afterEach(() => {
    panel.closed.abort();
    vi.restoreAllMocks();
  });
}
