import { parseHTML } from 'linkedom';
import type { ComponentChild } from 'preact';
import { options, render as renderInto } from 'preact';
import { vi } from 'vitest';

// By itself Preact runs effects some time later, when the test's document may be gone.
options.requestAnimationFrame = queueMicrotask;

/** Draws a component into a document of its own and gives the element that holds it. */
export function render(component: ComponentChild): HTMLElement {
  const { document, window } = parseHTML('<!doctype html><html><body><div id="root"></div></body></html>');
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  const root = document.querySelector('#root');
  if (!root) throw new Error('no root');
  renderInto(component, root);
  return root as HTMLElement;
}
