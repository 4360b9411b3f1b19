import { browser } from 'wxt/browser';

/** How marks look. A user style wins over the page's own. */
const files = ['marks.css'];
const origin = 'USER';

/**
 * Gives a frame the style of marks, when it gets its first. No page has it before, so none can see by its computed style
 * that Numlens is installed (SECURITY R34). Nobody waits for it: a page that hangs would hold up all others. A frame that
 * has the style, because its page script did not hear of that, would get a second one, which one removal leaves there.
 */
export async function styleMarks({ tabId, frameId }: { tabId: number; frameId: number }): Promise<void> {
  void unstyleMarks({ tabId, frameId }); // guard R34 one-style
  await change(() => browser.scripting.insertCSS({ target: { tabId, frameIds: [frameId] }, files, origin }));
}

/** Takes the style of marks from a frame, or from every frame of a tab, where Numlens is off. */
export async function unstyleMarks({ tabId, frameId }: { tabId: number; frameId?: number }): Promise<void> {
  const frames = frameId === undefined ? { allFrames: true } : { frameIds: [frameId] };
  await change(() => browser.scripting.removeCSS({ target: { tabId, ...frames }, files, origin }));
}

/** Fails where the page was left, or the person withdrew access to it: then there are no marks either. */
async function change(style: () => Promise<void>): Promise<void> {
  try {
    await style();
  } catch {
    // Nothing is left to do.
  }
}
