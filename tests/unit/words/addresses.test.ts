import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { addresses } from '../../../lib/words/addresses.ts';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';
import { readProjectFile } from '../project-file.ts';

const { project, help, privacy, issues, reportWrong } = addresses;

it('package.json has the addresses that the product leads to', () => {
  const about = z.object({
    homepage: z.string(),
    bugs: z.object({ url: z.string() }),
    repository: z.object({ url: z.string() }),
  });
  const { homepage, bugs, repository } = about.parse(JSON.parse(readProjectFile('package.json')));
  expect({ homepage, bugs: bugs.url, repository: repository.url }).toEqual({
    homepage: project,
    bugs: issues,
    repository: `git+${project}.git`,
  });
});

it('help and the privacy policy are documents that are there', () => {
  const paths = [help, privacy].map((address) => address.replace(`${project}/blob/main/`, ''));
  expect(paths.filter((path) => !existsSync(join(projectFolder, path)))).toEqual([]);
});

it('the form for a wrong answer is there', () => {
  const [issue, template = ''] = reportWrong.split('/new?template=');
  expect(issue).toBe(issues);
  expect(existsSync(join(projectFolder, '.github/ISSUE_TEMPLATE', template))).toBe(true);
});

it('the privacy policy, which is read apart from the project, has absolute links', () => {
  const links = [...readProjectFile('docs/PRIVACY.md').matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
});
