import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtIn } from '../../../../lib/lookup/providers/providers.ts';
import { builtInIds, providerIds } from '../../../../lib/model/answer/provider-list.ts';
import { providerAbout, providerName, providerNeeds } from '../../../../lib/report/online/service-names.ts';
import { projectFolder } from '../../../../scripts/setup/project-folder.ts';
import { readProjectFile } from '../../named-tests.ts';

/** The table as `docs/PROVIDERS.md` must show it. */
function table(): string {
  const rows = builtInIds.map((id) => {
    const { kinds, gives, origins, fields, limits, mayHover } = builtIn(id);
    const about = kinds.map((kind) => ({ phone: 'numbers', ip: 'addresses' })[kind]).join(', ');
    const needs = fields.map((field) => field.id + (field.choices ? ` (${field.choices.join(', ')})` : '')).join(', ');
    const hosts = origins.map((origin) => new URL(origin).host).join(', ');
    const limit = `${limits.minute} a minute, ${limits.day} a day`;
    const cells = [
      providerName(id),
      about,
      `${providerAbout(id)} ${providerNeeds(id)}`,
      gives.join(', '),
      needs || 'nothing',
      hosts,
      limit,
      mayHover ? 'may be' : 'never',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| Provider | About | In the options | Gives | Needs | Asks | Limits at first | By hovering |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The documents that name every provider, as they must be: `npx vitest run -u` of this file writes them so. */
it.each<[string, (text: string) => string]>([
  ['PROVIDERS.md', (text) => text.replace(/(?<=<!-- table -->\n).*(?=\n<!-- \/table -->)/s, table)],
  ['DEPLOYMENT.md', (text) => text.replace(/(?<=\| `providers` \| a list of )[^|]+(?= \|)/, policyIds)],
])('docs/%s names every provider', async (name, made) => {
  const path = join('docs', name);
  await expect(made(readProjectFile(path))).toMatchFileSnapshot(join(projectFolder, path));
});

function policyIds(): string {
  return providerIds.map((id) => `\`${id}\``).join(', ');
}
