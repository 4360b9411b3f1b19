import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { UserManifest } from 'wxt';
import { defineConfig } from 'wxt';
import { programSchemes } from './lib/model/settings/program-schemes.ts';
import { compiledWords } from './scripts/build/compiled-words.ts';
import { slimPageScript } from './scripts/build/slim-page-script.ts';

const dataFolder = resolve(import.meta.dirname, 'data');
/** Files: Chromium reads them only if the person allows it, and says nothing of them at installation. */
const pages = ['http://*/*', 'https://*/*', 'file:///*'];

/** An unlisted script, not WXT's content script: that one tells the page the extension's id, and the page can stop it. */
const pageScript = {
  matches: pages,
  js: ['page.js'], // guard page-script-by-name
  all_frames: true,
  // Frames that a page writes itself (`srcdoc`) belong to its origin.
  match_about_blank: true,
  // It reads nothing before the page is there, but for a glance at one that comes slowly (`lib/page/dom/arrival.ts`).
  run_at: 'document_start' as const,
};

export default defineConfig({
  imports: false,
  modules: ['@wxt-dev/webextension-polyfill'],
  manifestVersion: 3,
  vite: () => ({
    plugins: [slimPageScript(), compiledWords()],
    build: {
      target: ['chrome140', 'firefox140'],
      modulePreload: { polyfill: false },
      // One character beyond Latin would have the browser keep a whole script with two bytes a character (decision 5).
      // Only a `const` that stays one is put in where it is used, which makes the page script a hundredth smaller.
      rolldownOptions: { output: { charset: 'ascii', topLevelVar: false } },
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  }),
  manifest: ({ browser }): UserManifest => ({
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    // The panel's page and Firefox's `sidebar_action` come with WXT's entrypoint `sidepanel`.
    permissions: [
      ...['storage', 'unlimitedStorage', 'contextMenus', 'scripting'],
      ...(browser === 'chrome' ? ['sidePanel'] : []),
    ],
    // What the page script's matches ask for anyway; `scripting` gives the style of marks to no frame without them.
    host_permissions: pages,
    action: { default_title: '__MSG_extensionName__' }, // guard no-outside
    // What nobody types into an address bar for another reason.
    omnibox: { keyword: 'numl' },
    // Chromium gives an extension four keys at most, so pausing has none until the person gives it one.
    // Chromium keeps Alt+Shift with some other letters (N, P) for itself, and then gives the command no key at all.
    commands: {
      'next-number': { suggested_key: { default: 'Alt+Shift+J' }, description: '__MSG_commandNext__' },
      'previous-number': { suggested_key: { default: 'Alt+Shift+K' }, description: '__MSG_commandPrevious__' },
      _execute_action: { suggested_key: { default: 'Alt+Shift+U' } },
      'look-up-selection': { suggested_key: { default: 'Alt+Shift+L' }, description: '__MSG_commandLookUpSelection__' },
      pause: { description: '__MSG_commandPause__' },
    },
    content_scripts: [pageScript],
    web_accessible_resources: [
      { resources: ['card.html'], matches: pages, ...(browser === 'chrome' ? { use_dynamic_url: true } : {}) },
    ],
    content_security_policy: {
      extension_pages: [
        "default-src 'none'", // guard default-none
        "script-src 'self'", // guard script-self
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
        // Programs of the device (open-program.ts).
        `frame-src ${programSchemes.map((scheme) => `${scheme}:`).join(' ')}`, // guard program-schemes
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
    },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'numlens@numlens.example',
              strict_min_version: '140.0',
              data_collection_permissions: {
                required: ['none'],
                optional: ['personallyIdentifyingInfo', 'websiteContent', 'authenticationInfo'],
              },
            },
          },
        }
      : {
          minimum_chrome_version: '140',
          // What an organization may set (docs/DEPLOYMENT.md); Firefox reads its policy without a schema.
          storage: { managed_schema: 'policy-schema.json' },
        }),
  }),
  hooks: {
    'build:publicAssets': (_wxt, files) => {
      for (const path of ['LICENSE', 'NOTICE'])
        files.push({ absoluteSrc: resolve(import.meta.dirname, path), relativeDest: path });
      // Chromium without language packs takes a folder by its exact name only, and its store knows no `pt`.
      for (const folder of ['pt_BR', 'pt_PT']) {
        const absoluteSrc = resolve(import.meta.dirname, 'public/_locales/pt/messages.json');
        files.push({ absoluteSrc, relativeDest: `_locales/${folder}/messages.json` });
      }
      for (const path of dataFiles()) {
        files.push({ absoluteSrc: join(dataFolder, path), relativeDest: join('data', path) });
      }
    },
  },
});

/** The compiled data (`npm run data`), in a fixed order so that two builds are the same; none when it is not there. */
function dataFiles(): string[] {
  if (!existsSync(dataFolder)) return [];
  return readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(dataFolder.length + 1))
    .sort();
}
