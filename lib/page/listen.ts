/** Listens on the window until the signal aborts, on the way down, where the page hears later. */
export function listen<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  signal: AbortSignal,
): void {
  addEventListener(type, listener, { capture: true, signal });
}
