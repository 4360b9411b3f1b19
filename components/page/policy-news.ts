import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ask as Ask } from '../../lib/messages/ask.ts';

/** Creates what a page needs to tell of a changed privacy policy. `ask` asks the background. */
export function createPolicyNews(ask: typeof Ask) {
  const isNew = signal(false);
  const send = async (isRead: boolean): Promise<void> => {
    const reply = await ask('privacyPolicy', { isRead });
    if (reply.ok) isNew.value = reply.value.isNew;
  };
  return { isNew: isNew as ReadonlySignal<boolean>, load: () => send(false), onRead: () => void send(true) };
}
