/**
 * Opens a link's address (`tel:`, `sms:`) in the device's program for it, instead of letting the browser follow the
 * link. The card is a frame of a page. In the page's window, the page could ask whether to leave it; in the card's
 * frame, the page's policy could block the address. So it is opened in a frame of our own, a new one for each press.
 */
export function openProgram(event: Pick<MouseEvent, 'preventDefault'> & { currentTarget: HTMLAnchorElement }): void {
  event.preventDefault();
  const { ownerDocument, href } = event.currentTarget;
  ownerDocument.querySelector('iframe[data-program]')?.remove();
  const frame = ownerDocument.createElement('iframe');
  frame.hidden = true;
  frame.dataset['program'] = '';
  frame.src = href;
  ownerDocument.body.append(frame);
}
