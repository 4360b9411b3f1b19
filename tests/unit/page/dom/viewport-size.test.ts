import { expect, test, vi } from 'vitest';
import { viewportSize } from '../../../../lib/page/dom/view.ts';

test('a scroll bar is not part of the viewport, and a pinch makes it no smaller', () => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 700);
  vi.stubGlobal('visualViewport', { width: 985, height: 700, scale: 1 });
  expect(viewportSize()).toEqual({ width: 985, height: 700 });
  vi.stubGlobal('visualViewport', { width: 492.5, height: 350, scale: 2 });
  expect(viewportSize()).toEqual({ width: 985, height: 700 });
  vi.stubGlobal('visualViewport', null);
  expect(viewportSize()).toEqual({ width: 1000, height: 700 });
});
