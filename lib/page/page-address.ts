import { listen } from './listen.ts';

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
