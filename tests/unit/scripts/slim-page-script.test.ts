import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slimPageScript } from '../../../scripts/build/slim-page-script.ts';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';

const startFile = join(projectFolder, 'node_modules', 'wxt', 'dist', 'virtual', 'unlisted-script-entrypoint.mjs');
const startCode = readFileSync(startFile, 'utf8').replace('virtual:user-unlisted-script-entrypoint', '/page.ts');
const startId = '\0virtual:wxt-unlisted-script-entrypoint?/page.ts';

function pluginFor(script: string) {
  const plugin = slimPageScript();
  plugin.configResolved({ build: { lib: { fileName: script } } });
  return plugin;
}

/** Builds what every page script has: the browser's API and WXT's start. */
function buildBoth(plugin: ReturnType<typeof slimPageScript>): string | null {
  const id = plugin.resolveId('webextension-polyfill');
  if (id) plugin.load(id);
  return plugin.transform(startCode, startId);
}

describe('what the build takes out of the page script', () => {
  test('it asks the browser itself, and starts without a logger', () => {
    const plugin = pluginFor('page');
    const id = plugin.resolveId('webextension-polyfill');
    expect(id && plugin.load(id)).toBe('export default chrome;');
    expect(plugin.transform(startCode, startId)).toBe('import definition from "/page.ts";\ndefinition.main();\n');
    expect(plugin.transform('browser.runtime.id', '/lib/messages/ask.ts')).toBeNull();
    plugin.buildEnd();
  });

  test('it does not build where it asks for more of the browser', () => {
    const plugin = pluginFor('page');
    expect(() => plugin.transform('browser.storage.local.get()', '/lib/page/a.ts')).toThrow('browser.storage');
  });

  test('it does not build of parts that are no longer as they were', () => {
    const plugin = pluginFor('page');
    expect(() => plugin.transform('import { main } from "/page.ts";', startId)).toThrow('does not import');
    expect(() => plugin.buildEnd()).toThrow('webextension-polyfill and virtual:wxt-unlisted-script-entrypoint');
    plugin.buildEnd(new Error('of another kind'));
  });

  test('other scripts keep all of it', () => {
    const plugin = pluginFor('background');
    expect(buildBoth(plugin)).toBeNull();
    plugin.buildEnd();
  });
});
