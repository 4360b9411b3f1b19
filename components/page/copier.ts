import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { TextFile } from '../../lib/report/copy/vcard.ts';
import { withoutIsolates } from '../../lib/words/isolated.ts';

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

/**
 * A card's frame goes straight to the old command: there the page decides about the clipboard's own interface, and asking
 * the page for it would show the page the frame's address (SECURITY R59).
 */
async function writeText(text: string): Promise<boolean> {
  if (parent !== window) return copyByCommand(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
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

/** How long the browser may take to begin reading a file, ms. */
const readIn = 60_000;

/** Saves a text as a file, by the browser's own download. To be called in the user's click. */
export function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readIn);
}
