import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { TextFile } from '../../lib/report/view/view.ts';
import { withoutIsolates } from '../../lib/words/isolated.ts';

/** How long a button says "Copied" (ms). */
const shownFor = 1600;

/**
 * Copies texts. `what` names the text, and `copied` is that name for a moment, so that the text's button can say "Copied".
 * `html` is the same as a table, if programs can take it as one.
 */
export type Copier = {
  copied: ReadonlySignal<string | null>;
  copy: (what: string, text: string, html?: string) => Promise<void>;
};

export function createCopier(): Copier {
  const copied = signal<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    copied,
    async copy(what, text, html) {
      const isWritten = html !== undefined && copyTable(withoutIsolates(text), withoutIsolates(html));
      if (!isWritten && !(await writeText(withoutIsolates(text)))) return;
      copied.value = what;
      clearTimeout(timer);
      timer = setTimeout(() => {
        copied.value = null;
      }, shownFor);
    },
  };
}

/**
 * Writes a table to the clipboard by the copy event, which adds nothing to it: HTML that the browser writes itself can
 * name this extension's address. Returns whether it could.
 */
function copyTable(text: string, html: string): boolean {
  let isDone = false;
  const write = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
    event.clipboardData?.setData('text/html', html);
    isDone = true;
  };
  addEventListener('copy', write, { capture: true, once: true });
  document.execCommand('copy');
  removeEventListener('copy', write, { capture: true });
  return isDone;
}

/**
 * Writes a text to the clipboard, and returns whether it could. A card's frame does not even try `navigator.clipboard`:
 * the page decides whether a frame may use it, and would learn the frame's address when it is asked.
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

/** How long the browser may take before it reads the file (ms). */
const readWithin = 60_000;

/** Saves a text as a file, as a download of the browser. Call it in the user's click. */
export function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readWithin);
}
