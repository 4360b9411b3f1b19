import type { TextFile } from '../../lib/report/vcard.ts';

/** How long the browser may take to begin reading a file, ms. */
const readIn = 60_000;

/** Saves a text as a file, by the browser's own download. To be called in the person's click. */
export function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readIn);
}
