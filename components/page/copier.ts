import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { withoutIsolates } from '../../lib/words/without-isolates.ts';

const shownFor = 1600;

/** Copies texts and says for a moment what was copied. */
export type Copier = { copied: ReadonlySignal<string | null>; copy: (what: string, text: string) => Promise<void> };

/** Makes a copier; `what` names the text, so that its own button can say "Copied". */
export function createCopier(): Copier {
  const copied = signal<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    copied,
    async copy(what, text) {
      if (!(await writeText(withoutIsolates(text)))) return;
      copied.value = what;
      clearTimeout(timer);
      timer = setTimeout(() => {
        copied.value = null;
      }, shownFor);
    },
  };
}

/** The clipboard's own interface is refused in a frame whose page does not delegate it; the old command is not. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    field.style.opacity = '0';
    const focused = document.activeElement;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return done;
  }
}
