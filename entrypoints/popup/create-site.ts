import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { ask } from '../../lib/messages/ask.ts';
import type { SiteMode, SiteState } from '../../lib/model/settings/site.ts';

/** Where Numlens is on, as the popup shows it; null until known. A choice shows at once. */
export function createSite() {
  const state = signal<SiteState | null>(null);

  async function read(): Promise<void> {
    const result = await ask('readSite', {});
    if (result.ok) state.value = result.value;
  }

  return {
    state: state as ReadonlySignal<SiteState | null>,
    read,
    events: {
      async setSiteMode(mode: SiteMode) {
        const now = state.value;
        if (now === null || now.host === null) return;
        state.value = { ...now, mode };
        // A mode that applies anyway needs no setting of its own.
        await ask('setSite', { host: now.host, mode: mode === now.otherwise ? null : mode });
        await read();
      },
      async setTabOff(off: boolean) {
        const result = await ask('setTabOff', { off });
        if (result.ok) state.value = result.value;
      },
      async setPaused(paused: boolean) {
        if (state.value) state.value = { ...state.value, paused };
        await ask('setPaused', { paused });
        await read();
      },
    },
  };
}
