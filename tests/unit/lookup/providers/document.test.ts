import { expect, it } from 'vitest';
import { providers } from '../../../../lib/lookup/providers/providers.ts';
import { providerIds } from '../../../../lib/model/answer/service-answer.ts';
import { providerNames } from '../../../../lib/report/online/service-names.ts';
import { readProjectFile } from '../../named-tests.ts';

/** The table as `docs/PROVIDERS.md` must show it. */
function table(): string {
  const rows = providerIds.map((id) => {
    const { kinds, gives, origins, fields, limits, mayHover } = providers[id];
    const about = kinds.map((kind) => ({ phone: 'numbers', ip: 'addresses' })[kind]).join(', ');
    const needs = fields.map((field) => field.id + (field.choices ? ` (${field.choices.join(', ')})` : '')).join(', ');
    const hosts = origins.map((origin) => new URL(origin).host).join(', ');
    const limit = `${limits.minute} a minute, ${limits.day} a day`;
    const cells = [
      providerNames[id],
      about,
      gives.join(', '),
      needs || 'nothing',
      hosts,
      limit,
      mayHover ? 'may be' : 'never',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| Provider | About | Gives | Needs | Asks | Limits at first | By hovering |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

it('docs/PROVIDERS.md has the table of all providers', () => {
  expect(readProjectFile('docs/PROVIDERS.md'), `put this table into docs/PROVIDERS.md:\n\n${table()}\n`).toContain(
    `<!-- table -->\n${table()}\n<!-- /table -->`,
  );
});

it('docs/PROVIDERS.md says of each what it learns', () => {
  const text = readProjectFile('docs/PROVIDERS.md');
  for (const id of providerIds) expect(text).toContain(`- **${providerNames[id]}**:`);
});

it('docs/DEPLOYMENT.md names every provider that a policy can allow', () => {
  const ids = providerIds.map((id) => `\`${id}\``).join(', ');
  expect(readProjectFile('docs/DEPLOYMENT.md')).toContain(`| \`providers\` | a list of ${ids} |`);
});
