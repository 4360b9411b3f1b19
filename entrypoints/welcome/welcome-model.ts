import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ReportState } from '../../components/card/card-state.ts';
import type { WelcomeExample } from '../../components/welcome/welcome-state.ts';
import { welcomeExamples } from '../../components/welcome/welcome-state.ts';
import { ask } from '../../lib/messages/ask.ts';

/** Creates the examples of the welcome page. They use built-in data only, whatever the settings are. */
export function createWelcomeModel() {
  const picked = signal<WelcomeExample | null>(null);
  const card = signal<ReportState | 'failed' | null>(null);
  return {
    picked: picked as ReadonlySignal<WelcomeExample | null>,
    /** The card of the chosen example; null until it is there, `failed` if it could not be made. */
    card: card as ReadonlySignal<ReportState | 'failed' | null>,
    async try(example: WelcomeExample) {
      if (picked.value === example && card.value !== 'failed') return;
      picked.value = example;
      const reply = await ask('read', { text: welcomeExamples[example], country: null });
      // Another example was chosen meanwhile.
      if (picked.value !== example) return;
      card.value = reply.ok && reply.value.kind === 'report' ? deviceCard(reply.value) : 'failed';
    },
    /** Closes the card; both examples can be tried again. */
    close() {
      picked.value = null;
      card.value = null;
    },
  };
}

/** Returns the card without online lookups. */
function deviceCard({ report, country }: Pick<ReportState, 'report' | 'country'>): ReportState {
  return { view: 'report', report: { ...report, service: [] }, country, offer: { kind: 'none' }, asking: false };
}
