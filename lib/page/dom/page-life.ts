const holder = 'numlens';

/**
 * The life of the one page script in this frame; null where another lives already. A script whose extension is gone has
 * ended by itself (`gone`), and another one takes its place. The mark is in the extension's own world, where the page
 * does not see it.
 */
export function takeFrame(): AbortController | null {
  const before: unknown = Reflect.get(globalThis, holder);
  if (before instanceof AbortController && !before.signal.aborted) return null; // guard R21 one-script
  const life = new AbortController();
  Reflect.set(globalThis, holder, life);
  return life;
}

/** Calls `changed` when the page navigates in place. Where the Navigation API is missing, `look` has to be called. */
export function watchAddress(changed: () => void, signal: AbortSignal): { look(): void } {
  let address = location.href;

  function look(): void {
    if (location.href === address) return;
    address = location.href;
    changed();
  }

  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', look, { signal });
  // A change of the fragment is such an event too.
  listen('popstate', look, signal);
  return { look };
}

/** What listens, to be made to listen again. */
const listening = new Set<() => void>();

/**
 * Listens until the signal aborts, also after `document.open()`, by which a page takes every listener from its window and
 * document, ours too. `add` adds the same listener each time.
 */
export function keepListening(add: () => void, signal: AbortSignal): void {
  add();
  listening.add(add);
  atEnd(signal, () => listening.delete(add));
}

/** Listens again where the page has written itself anew. */
export function followRewriting(signal: AbortSignal): void {
  const observer = new MutationObserver(() => {
    for (const add of listening) add(); // guard R65 listens-again
  });
  observer.observe(document, { childList: true });
  atEnd(signal, () => observer.disconnect());
}

/**
 * Listens on the window until the signal aborts, on the way down, where the page hears later. Events that the page makes
 * up are not heard (SECURITY R22).
 */
export function listen<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  signal: AbortSignal,
): void {
  const hear = (event: WindowEventMap[Type]) => event.isTrusted && listener(event); // guard R05 R22 real-events
  keepListening(() => addEventListener(type, hear, { capture: true, passive: type === 'wheel', signal }), signal);
}

/** Time since the page began, ms. */
export function pageTime(): number {
  return performance.now();
}

/** Does what is left to do when the signal aborts. */
export function atEnd(signal: AbortSignal, run: () => void): void {
  signal.addEventListener('abort', run);
}
