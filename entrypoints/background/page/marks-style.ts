import { browser } from 'wxt/browser';

/** The style of marks. A user style wins over the page's own. */
const files = ['marks.css'];
const origin = 'USER';

/**
 * Gives a frame the style of marks with its first mark. No page has it before, so no page can see by a computed style
 * that Numlens is installed (guard first-marks). Nothing waits for it, because a page that hangs would delay all
 * others. A style that the frame may already have is removed first: one removal would leave a second one there.
 */
export async function styleMarks({ tabId, frameId }: { tabId: number; frameId: number }): Promise<void> {
  void unstyleMarks({ tabId, frameId }); // guard one-style
  await change(() => browser.scripting.insertCSS({ target: { tabId, frameIds: [frameId] }, files, origin }));
}

/** Removes the style of marks from a frame, or from every frame of a tab. */
export async function unstyleMarks({ tabId, frameId }: { tabId: number; frameId?: number }): Promise<void> {
  const frames = frameId === undefined ? { allFrames: true } : { frameIds: [frameId] };
  await change(() => browser.scripting.removeCSS({ target: { tabId, ...frames }, files, origin }));
}

/**
 * Changes the style. It fails if the page was left or the user withdrew access to it; then there are no marks either.
 */
async function change(style: () => Promise<void>): Promise<void> {
  try {
    await style();
  } catch {
    // Nothing is left to do.
  }
}
