import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds the gallery as a plain page, without a browser's extension around it. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  publicDir: false,
  resolve: { alias: { 'wxt/browser': fileURLToPath(new URL('browser-stub.ts', import.meta.url)) } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: fileURLToPath(new URL('../../demo/gallery/page', import.meta.url)),
    emptyOutDir: true,
  },
});
