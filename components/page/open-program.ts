/**
 * Opens a link's address (`tel:`, `sms:`) in the device's program for it, in place of the browser's own way. The card is a
 * frame of a page: in the page's window the address would run into the page's question whether to leave it, and in the
 * card's frame into the page's policy. So it is opened in a frame of our own, as often as it is pressed.
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
