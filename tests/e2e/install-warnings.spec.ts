import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { expect, test } from './extension.ts';

test('what Chromium warns of at installation is one sentence, the same with files and without', async ({
  extension,
}) => {
  const manifest = await readFile(join(projectFolder, '.output/chrome-mv3/manifest.json'), 'utf8');
  expect(manifest).toContain('file:///*');
  const warnings = (text: string) =>
    extension.worker.evaluate((given) => chrome.management.getPermissionWarningsByManifest(given), text);
  const allowed = ['Read and change all your data on all websites'];
  expect(await warnings(manifest)).toEqual(allowed);
  expect(await warnings(manifest.replaceAll(',"file:///*"', ''))).toEqual(allowed);
  expect(await warnings(manifest.replace('"storage"', '"storage","history"'))).not.toEqual(allowed);
});
