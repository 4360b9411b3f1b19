import { signal } from '@preact/signals';

/** How long a page says which program was asked (ms): a program that is there has opened by then. */
const saidFor = 6_000;

/** The scheme of the program that was asked a moment ago, with its colon; null if none was. */
export const askedProgram = signal<string | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Opens a link's address (`tel:`, `sip:`) in the device's program for it, instead of letting the browser follow the
 * link. The card is a frame of a page. In the page's window, the page could ask whether to leave it; in the card's
 * frame, the page's policy could block the address. So it is opened in a frame of our own, a new one for each press.
 * No browser tells whether a program opened.
 */
export function openProgram(event: Pick<MouseEvent, 'preventDefault'> & { currentTarget: HTMLAnchorElement }): void {
  event.preventDefault();
  const { ownerDocument, href, protocol } = event.currentTarget;
  ownerDocument.querySelector('iframe[data-program]')?.remove();
  const frame = ownerDocument.createElement('iframe');
  frame.hidden = true;
  frame.dataset['program'] = '';
  frame.src = href;
  ownerDocument.body.append(frame);
  askedProgram.value = protocol;
  clearTimeout(timer);
  timer = setTimeout(() => {
    askedProgram.value = null;
  }, saidFor);
}
