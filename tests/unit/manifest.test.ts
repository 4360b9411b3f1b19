import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UserManifest } from 'wxt';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import config from '../../wxt.config.ts';

async function manifestFor(browser: 'chrome' | 'firefox'): Promise<UserManifest> {
  const { manifest } = config;
  if (typeof manifest !== 'function') throw new Error('the manifest is no function of the browser');
  const env = { mode: 'production', command: 'build', browser, manifestVersion: 3 } as const;
  return (await manifest(env)) ?? {};
}

const everyPage = ['http://*/*', 'https://*/*', 'file:///*'];

describe.each(['chrome', 'firefox'] as const)('the manifest for %s', (browser) => {
  it('lets nothing outside connect, and no page load anything but the card', async () => {
    const manifest = await manifestFor(browser);
    expect(manifest).not.toHaveProperty('externally_connectable');
    const dynamic = browser === 'chrome' ? { use_dynamic_url: true } : {};
    expect(manifest.web_accessible_resources).toEqual([{ resources: ['card.html'], matches: everyPage, ...dynamic }]);
  });

  it('names the page script itself, so that no framework starts it', async () => {
    const { content_scripts: scripts = [] } = await manifestFor(browser);
    expect(scripts.map(({ js }) => js)).toEqual([['page.js']]);
  });

  it('gives no style to every page, which could see it there', async () => {
    const { content_scripts: scripts = [] } = await manifestFor(browser);
    expect(scripts.filter((script) => 'css' in script)).toEqual([]);
  });

  it('asks for four permissions, in Chrome for the side panel too, and for no host beyond those of the page script', async () => {
    const manifest = await manifestFor(browser);
    const panel = browser === 'chrome' ? ['sidePanel'] : [];
    expect(manifest.permissions).toEqual(['storage', 'unlimitedStorage', 'contextMenus', 'scripting', ...panel]);
    expect(manifest.host_permissions).toEqual(everyPage);
    expect(manifest.content_scripts?.map(({ matches }) => matches)).toEqual([everyPage]);
    expect(manifest).not.toHaveProperty('optional_host_permissions');
  });

  it('suggests four keys at most, which is all that Chromium gives, and has a keyword that nobody types otherwise', async () => {
    const { commands = {}, omnibox } = await manifestFor(browser);
    const keys = Object.values(commands).flatMap(({ suggested_key: key }) =>
      typeof key === 'object' ? [key.default] : [],
    );
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
    expect(omnibox).toEqual({ keyword: 'numl' });
  });

  it('has a policy for its pages that begins with nothing', async () => {
    const policy = (await manifestFor(browser)).content_security_policy;
    const [first, ...others] = (policy?.extension_pages ?? '').split('; ');
    expect(first).toBe("default-src 'none'");
    expect(others).toEqual([
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
      'frame-src tel: sms: sip: sips: callto: zoomphonecall: msteams: facetime: facetime-audio: whatsapp: sgnl: tg:',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });
});

it('no source listens to messages from outside, opens a port, or starts a script by the framework', () => {
  const files = globSync('{entrypoints,components,lib}/**/*.{ts,tsx}', { cwd: projectFolder });
  expect(files.length).toBeGreaterThan(100);
  const text = files.map((path) => readFileSync(join(projectFolder, path), 'utf8')).join('\n');
  expect(
    text.match(/onMessageExternal|onConnectExternal|onConnect\b|defineContentScript|createShadowRootUi/g),
  ).toBeNull();
});
