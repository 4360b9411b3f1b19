// What runs in the gallery's page. Playwright sends each function by itself, so none uses a name from outside.

/** Draws one state alone, and waits until nothing of it is still to come. */
export async function showState({ surface, state }: { surface: string; state: string }): Promise<void> {
  const isDrawn = new Promise((done) => addEventListener('hashchange', done, { once: true }));
  location.hash = encodeURIComponent(`${surface}/${state}`);
  await isDrawn;
  // Lists take themselves to be as wide as the page until a frame has measured them, and rows out of sight come last.
  for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

/**
 * Opens what opens by itself in the state that is drawn, its details, and makes its box high enough to show all that
 * scrolls in it. Returns whether there was any. A list of thousands of rows stays as it is.
 */
export async function openState(): Promise<boolean> {
  const box = document.querySelector<HTMLElement>('[data-state]');
  if (!box) return false;
  const closed = [...box.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of closed) details.open = true;
  const hidden = [box, ...box.querySelectorAll('*')]
    .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
    .map((part) => part.scrollHeight - part.clientHeight)
    .filter((height) => height > 0 && height < 5_000);
  if (hidden.length > 0) {
    box.style.maxBlockSize = 'none';
    box.style.blockSize = `${box.offsetHeight + Math.max(...hidden)}px`;
  }
  const isOpened = closed.length > 0 || hidden.length > 0;
  for (let frame = 0; isOpened && frame < 2; frame += 1)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return isOpened;
}
