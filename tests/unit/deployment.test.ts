import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { readProjectFile } from './project-file.ts';

const text = readProjectFile('docs/DEPLOYMENT.md');
const walk = /^## A gateway in ten commands$.*?```sh\n(.*?)```/ms.exec(text)?.[1]?.trim().split('\n') ?? [];

it('a gateway takes at most ten commands, of files that are there', () => {
  expect(walk.length).toBeGreaterThan(5);
  expect(walk.length).toBeLessThanOrEqual(10);
  expect(walk.filter((command) => /&&|;|\|/.test(command))).toEqual([]);
  const files = walk.flatMap((command) => [
    ...command.matchAll(/(?:deploy\/gateway|\/opt\/numlens-gateway)\/([\w@.-]+)/g),
  ]);
  expect(files.length).toBeGreaterThan(3);
  for (const [, name = ''] of files) expect(existsSync(join(projectFolder, 'deploy/gateway', name)), name).toBe(true);
});

it('the gateway in a container runs what the systemd unit runs', () => {
  const unit = readProjectFile('deploy/gateway/numlens-gateway@.service').replaceAll('%i', 'front');
  const compose = readProjectFile('deploy/gateway/compose.yaml');
  const commands = [...unit.matchAll(/^ExecStart(?:Pre)?=-?\/\S+\/(.+)$/gm)].map(([, command = '']) => command);
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(compose).toContain(command);
});

it('the files that install Numlens name it as the other policies do', () => {
  const settings = (file: string) => JSON.parse(readProjectFile(`docs/policies/${file}`));
  const firefox = settings('install-firefox.json').policies.ExtensionSettings;
  expect(Object.keys(firefox)).toEqual(Object.keys(settings('firefox.json').policies['3rdparty'].Extensions));
  for (const browser of ['chrome', 'edge']) {
    const installed = settings(`install-${browser}.json`).ExtensionSettings;
    expect(Object.keys(installed)).toEqual(Object.keys(settings(`${browser}.json`)['3rdparty'].extensions));
    expect(Object.values(installed)).toMatchObject([{ installation_mode: 'force_installed' }]);
  }
});

it('GATEWAY.md explains every setting, and no other', () => {
  const named = (file: string, pattern: RegExp) =>
    [...readProjectFile(file).matchAll(pattern)].map(([, name = '']) => name);
  const rows = readProjectFile('docs/GATEWAY.md').match(/^\| `[A-Z].*$/gm) ?? [];
  const explained = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(explained.toSorted()).toEqual(named('deploy/gateway/settings.example', /^([A-Z_]+)=/gm).toSorted());
});
