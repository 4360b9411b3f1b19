const holder = 'numlens';

/**
 * Returns the life of the page script in this frame; null if another page script lives here. A script whose extension
 * was removed has ended itself (`gone`), so another one takes its place. The global is in the extension's own world,
 * which the page can't see.
 */
export function takeFrame(): AbortController | null {
  const before: unknown = Reflect.get(globalThis, holder);
  if (before instanceof AbortController && !before.signal.aborted) return null; // guard one-script
  const life = new AbortController();
  Reflect.set(globalThis, holder, life);
  return life;
}

/** Calls `changed` when the page navigates in place. If the browser has no Navigation API, `look` must be called. */
export function watchAddress(changed: () => void, signal: AbortSignal): { look(): void } {
  let address = location.href;

  function look(): void {
    if (location.href === address) return;
    address = location.href;
    changed();
  }

  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', look, { signal });
  // A change of the fragment is a `popstate` event too.
  listen('popstate', look, signal);
  return { look };
}

/** Functions that add listeners, to add them again. */
const listening = new Set<() => void>();

/**
 * Listens until the signal aborts, also after `document.open()`, which removes every listener from window and document,
 * ours too. `add` must add the same listener each time.
 */
export function keepListening(add: () => void, signal: AbortSignal): void {
  add();
  listening.add(add);
  atEnd(signal, () => listening.delete(add));
}

/** Adds the listeners again after the page replaced its document. */
export function followRewriting(signal: AbortSignal): void {
  const observer = new MutationObserver(() => {
    for (const add of listening) add(); // guard listens-again
  });
  observer.observe(document, { childList: true });
  atEnd(signal, () => observer.disconnect());
}

/**
 * Listens on the window until the signal aborts, in the capture phase, before the page. Events that the page made are
 * ignored.
 */
export function listen<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  signal: AbortSignal,
): void {
  const hear = (event: WindowEventMap[Type]) => event.isTrusted && listener(event); // guard real-events
  keepListening(() => addEventListener(type, hear, { capture: true, passive: type === 'wheel', signal }), signal);
}

/** Returns the time since the page's start (ms). */
export function pageTime(): number {
  return performance.now();
}

/** Calls `run` when the signal aborts. */
export function atEnd(signal: AbortSignal, run: () => void): void {
  signal.addEventListener('abort', run);
}
