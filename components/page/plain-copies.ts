/**
 * Makes what the user copies or drags out of our pages leave them as text alone. As HTML it would name the extension's
 * address, in its pictures, to any page that it is pasted or dropped into; in Firefox that address tells one
 * installation from all others.
 */
export function copyAsText(page: Document): void {
  page.addEventListener('copy', (event) => {
    if (isField(event.target)) return;
    const text = `${page.getSelection() ?? ''}`;
    if (text === '') return;
    event.preventDefault(); // guard copied-as-text
    event.clipboardData?.setData('text/plain', text);
  });
  page.addEventListener('dragstart', (event) => {
    if (isField(event.target)) return;
    const text = `${page.getSelection() ?? ''}`;
    event.dataTransfer?.clearData(); // guard dragged-as-text
    if (text === '') event.preventDefault();
    else event.dataTransfer?.setData('text/plain', text);
  });
}

/** Is it a field? What is copied from one is plain text already. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
