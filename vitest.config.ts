import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { roomsTogether } from './tests/rooms-together.ts';

const inRooms = roomsTogether.map((room) => `tests/unit/${room}/**/*.test.{ts,tsx}`);

export default defineConfig({
  resolve: {
    alias: { 'wxt/browser': fileURLToPath(new URL('tests/wxt-browser.ts', import.meta.url)) },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    pool: 'threads',
    // One for each of two cores; by itself one core would be left idle.
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'alone', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: inRooms } },
      { extends: true, test: { name: 'together', include: inRooms, isolate: false } },
    ],
  },
});
