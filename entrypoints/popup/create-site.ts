import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { ask } from '../../lib/messages/ask.ts';
import type { SiteMode, SiteState } from '../../lib/model/settings/site.ts';

type Site = {
  state: ReadonlySignal<SiteState | null>;
  read: () => Promise<void>;
  events: {
    setSiteMode: (mode: SiteMode) => Promise<void>;
    setTabOff: (off: boolean) => Promise<void>;
    setPaused: (paused: boolean) => Promise<void>;
  };
};

/** Where Numlens is on, as the popup shows it; null until known. A choice shows at once. */
export function createSite(): Site {
  const state = signal<SiteState | null>(null);

  async function read(): Promise<void> {
    const result = await ask('readSite', {});
    if (result.ok) state.value = result.value;
  }

  return {
    state,
    read,
    events: {
      async setSiteMode(mode) {
        const now = state.value;
        if (now === null || now.host === null) return;
        state.value = { ...now, mode };
        // A mode that applies anyway needs no setting of its own.
        await ask('setSite', { host: now.host, mode: mode === now.otherwise ? null : mode });
        await read();
      },
      async setTabOff(off) {
        const result = await ask('setTabOff', { off });
        if (result.ok) state.value = result.value;
      },
      async setPaused(paused) {
        if (state.value) state.value = { ...state.value, paused };
        await ask('setPaused', { paused });
        await read();
      },
    },
  };
}
