import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtIn } from '../../../../lib/lookup/providers/providers.ts';
import { builtInIds, providerIds } from '../../../../lib/model/answer/provider-list.ts';
import { providerAbout, providerName, providerNeeds } from '../../../../lib/words/service-names.ts';
import { projectFolder } from '../../../../scripts/setup/project-folder.ts';
import { readProjectFile } from '../../project-file.ts';

/** The list of providers as `docs/PROVIDERS.md` must show it. */
function list(): string {
  const parts = builtInIds.map((id) => {
    const { kinds, gives, riskScale: scale, origins, fields, limits, mayHover } = builtIn(id);
    const about = kinds.map((kind) => ({ phone: 'phone numbers', ip: 'IP addresses' })[kind]).join(', ');
    const needs = fields.map((field) => field.id + (field.choices ? ` (${field.choices.join(', ')})` : '')).join(', ');
    const hosts = origins.map((origin) => `\`${new URL(origin).host}\``).join(', ');
    return [
      `### ${providerName(id)}\n`,
      `${providerAbout(id)} ${providerNeeds(id)}\n`,
      `- Looks up: ${about}`,
      `- Gives: ${gives.join(', ')}`,
      ...(scale ? [`- Risk score: amber from ${scale.raised} on, red from ${scale.high} on`] : []),
      `- Needs: ${needs || 'nothing'}`,
      `- Hosts: ${hosts}`,
      `- Limits at first: ${limits.minute} a minute, ${limits.day} a day`,
      `- On hover: ${mayHover ? 'if you allow it' : 'never'}\n`,
    ].join('\n');
  });
  return parts.join('\n');
}

/** The documents that name every provider, as they must be: `npx vitest run -u` of this file writes them so. */
it.each<[string, (text: string) => string]>([
  ['PROVIDERS.md', (text) => text.replace(/(?<=<!-- list -->\n\n).*(?=\n<!-- \/list -->)/s, list)],
  ['DEPLOYMENT.md', (text) => text.replace(/(?<=\| `providers` \| a list of )[^|]+(?= \|)/, policyIds)],
])('docs/%s names every provider', async (name, made) => {
  const path = join('docs', name);
  await expect(made(readProjectFile(path))).toMatchFileSnapshot(join(projectFolder, path));
});

function policyIds(): string {
  return providerIds.map((id) => `\`${id}\``).join(', ');
}
