import type { Frame, Page } from '@playwright/test';

/** Runs in a card: writes down what its presses do outside of it, in place of doing it. */
function recordEffects(): void {
  const effects: string[] = [];
  Object.assign(window, { effects, pressed: [] });
  document.execCommand = (command: string) => effects.push(command) > 0;
  URL.createObjectURL = () => `#${effects.push('file')}`;
  const send: unknown = chrome.runtime.sendMessage;
  Reflect.set(chrome.runtime, 'sendMessage', (message: { type: string }, ...others: unknown[]) => {
    effects.push(message.type);
    return typeof send === 'function' ? Reflect.apply(send, chrome.runtime, [message, ...others]) : undefined;
  });
  Reflect.set(chrome.tabs, 'create', async ({ url }: { url: string }) => void effects.push(`tab ${url}`));
  const append = document.body.append;
  document.body.append = (...nodes) => {
    const [program] = nodes.filter((node) => node instanceof HTMLIFrameElement);
    if (program) effects.push(`program ${program.src}`);
    else Reflect.apply(append, document.body, nodes);
  };
  // The last listener of all: what the card holds or opens in its own way does not come here.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || event.defaultPrevented) return;
    effects.push(`link ${link.getAttribute('href')}`);
    event.preventDefault();
  });
}

/**
 * Runs in a card: focuses the first thing to press that was not pressed yet; an entry of an open menu before all others, a
 * menu again as long as it has such entries. Returns its label; null if all was pressed.
 */
function focusNext(except: RegExp): string | null {
  const pressed: string[] = Reflect.get(window, 'pressed');
  const labelOf = (element: Element) => element.ariaLabel ?? element.textContent.trim();
  const list = document.querySelector('[role="menu"]');
  const menu = list?.parentElement?.querySelector('button');
  const entries = [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const things = [...document.querySelectorAll<HTMLElement>('button, a[href], summary')];
  const shown = things.filter((thing) => !list?.contains(thing) && thing.checkVisibility());
  const within = menu ? `${labelOf(menu)}: ` : '';
  for (const [prefix, candidates] of [
    [within, entries],
    ['', shown],
  ] as const) {
    for (const candidate of candidates) {
      const label = `${prefix}${labelOf(candidate)}`;
      if (pressed.includes(label) || except.test(label)) continue;
      // A menu that closes at each pick counts once all of it was picked; one that is open has nothing left.
      if (candidate.getAttribute('aria-haspopup') !== 'menu' || candidate === menu) pressed.push(label);
      candidate.focus();
      return label;
    }
  }
  return null;
}

/** Makes a card write down what `pressEverything` brings about. */
export async function watchEffects(card: Frame): Promise<void> {
  await card.evaluate(recordEffects);
}

/**
 * Presses, by the keyboard, all that can be pressed in a card but what is named `except`, also in its menus and in what
 * opens by a press, and chooses in all its lists. Returns the labels of what was pressed, and what that did outside of the card.
 */
export async function pressEverything(
  page: Page,
  card: Frame,
  { except }: { except: RegExp },
): Promise<{ pressed: string[]; effects: string[] }> {
  while ((await card.evaluate(focusNext, except)) !== null) await page.keyboard.press('Enter');
  for (const list of await card.locator('select:visible').all()) {
    // It is filled when it has the focus.
    await list.focus();
    await list.selectOption('US');
  }
  return { pressed: await card.evaluate(() => Reflect.get(window, 'pressed')), effects: await effectsOf(card) };
}

/** What the presses in a card have brought about so far. */
export async function effectsOf(card: Frame): Promise<string[]> {
  return await card.evaluate(() => Reflect.get(window, 'effects'));
}
