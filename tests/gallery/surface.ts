import type { ComponentChildren } from 'preact';

/**
 * One surface of the product in every state. `box` is the class of the frame that an example stands in
 * (`gallery-phone`, `gallery-popup` …: `gallery.css` gives it its size).
 */
export type Surface = { name: string; examples: { name: string; box: string; view: ComponentChildren }[] };

/** What a component's events do in the gallery. */
export const nothing = (): void => {};
