import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A screen of its own with a pointer and a keyboard that the browser takes for real ones. */
export type RealDesk = {
  /** What `DISPLAY` has to say. */
  display: string;
  /** The browser's zoom of the page. */
  zoom: number;
  /** Moves the pointer to a place of the page's viewport, CSS px, as a hand would: in steps that take time. */
  moveTo: (page: Page, x: number, y: number, speed?: { steps: number; pause: number }) => Promise<void>;
  /** Runs xdotool. */
  act: (...command: string[]) => void;
  close: () => void;
};

/** Starts a virtual screen (Xvfb) on a free number. */
export async function startRealDesk(): Promise<RealDesk> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1300x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number]: unknown[] = await once(screen.stdout, 'data');
  const display = `:${String(number).trim()}`;

  function act(...command: string[]): void {
    execFileSync('xdotool', command, { env: { ...process.env, DISPLAY: display } });
  }

  let at = { x: 0, y: 0 };
  async function moveTo(page: Page, x: number, y: number, speed = { steps: 12, pause: 16 }): Promise<void> {
    const { zoom } = desk;
    const inset = await page.evaluate(
      (scale) => ({
        x: screenX + (outerWidth - innerWidth * scale) / 2,
        y: screenY + outerHeight - innerHeight * scale,
      }),
      zoom,
    );
    const to = { x: Math.round(inset.x + x * zoom), y: Math.round(inset.y + y * zoom) };
    const from = at;
    for (let step = 1; step <= speed.steps; step += 1) {
      const part = step / speed.steps;
      const point = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      act('mousemove', ...point.map((value) => String(Math.round(value))));
      await pause(speed.pause);
    }
    at = to;
  }

  const desk: RealDesk = { display, zoom: 1, moveTo, act, close: () => void screen.kill() };
  return desk;
}
