import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import config from '../../wxt.config.ts';

const manifestSchema = z.object({
  permissions: z.array(z.string()),
  optional_permissions: z.array(z.string()).default([]),
  host_permissions: z.array(z.string()).default([]),
  optional_host_permissions: z.array(z.string()).default([]),
  content_scripts: z.array(z.object({ matches: z.array(z.string()) })),
  browser_specific_settings: z
    .object({
      gecko: z.object({
        data_collection_permissions: z.object({ required: z.array(z.string()), optional: z.array(z.string()) }),
      }),
    })
    .optional(),
});

async function askedFor(browser: 'chrome' | 'firefox'): Promise<Record<string, string[]>> {
  if (typeof config.manifest !== 'function') throw new Error('the manifest is no function of the browser');
  const env = { mode: 'production', command: 'build', browser, manifestVersion: 3 } as const;
  const manifest = manifestSchema.parse(await config.manifest(env));
  const collection = manifest.browser_specific_settings?.gecko.data_collection_permissions;
  return {
    '': [...manifest.permissions, ...manifest.optional_permissions],
    hosts: manifest.host_permissions,
    optional: manifest.optional_host_permissions,
    'page script': manifest.content_scripts.flatMap(({ matches }) => matches),
    'optional data collection': collection?.optional ?? [],
    'data collection': (collection?.required ?? []).filter((each) => each !== 'none'),
  };
}

/** The headings of the document: names in code, and in brackets what kind they are and for which browser. */
function documented(browser: 'chrome' | 'firefox'): Record<string, string[]> {
  const text = readFileSync(join(projectFolder, 'docs', 'store', 'PERMISSIONS.md'), 'utf8');
  const names: Record<string, string[]> = {};
  const sections = text.split(/^### /m).slice(1);
  for (const section of sections) {
    const [heading = '', ...reason] = section.split('\n');
    expect(reason.join(' ').trim().length, `a reason for ${heading}`).toBeGreaterThan(40);
    const [, words = ''] = /\(([^)]*)\)/.exec(heading) ?? [];
    const only = /chrome|firefox/i.exec(words)?.[0].toLowerCase();
    if (only && only !== browser) continue;
    const kind = words.replace(/(?:chrome|firefox)(?:, )?/i, '');
    names[kind] = [...(names[kind] ?? []), ...[...heading.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)];
  }
  return names;
}

describe.each(['chrome', 'firefox'] as const)('permissions in %s', (browser) => {
  it('are exactly those that docs/store/PERMISSIONS.md gives a reason for', async () => {
    const asked = await askedFor(browser);
    const kinds = Object.entries(asked).filter(([, names]) => names.length > 0);
    const sorted = (all: [string, string[]][]) =>
      Object.fromEntries(all.map(([kind, names]) => [kind, names.toSorted()]));
    expect(sorted(Object.entries(documented(browser)))).toEqual(sorted(kinds));
  });
});
