import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { findFirefox } from '../../scripts/setup/firefox.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import type { PageServer } from '../e2e/page-server.ts';
import { startPageServer } from '../e2e/page-server.ts';
import type { Service } from '../service/start-service.ts';
import { startService } from '../service/start-service.ts';
import type { Firefox } from './start-firefox.ts';
import { startFirefox } from './start-firefox.ts';

/** The key that the local service takes in these tests: the canary that is searched for afterwards. */
export const canaryKey = 'Qz7f3a91Xv42Wk';
/** The Firefox extension as `npm run build:firefox` leaves it. */
export const builtForFirefox = join(projectFolder, '.output', 'firefox-mv3');

const found = await findFirefox();
/** Each spec file skips itself by this. */
export const noFirefox = found === null;

type Shared = { firefox: Firefox; service: Service; server: PageServer };

/** Tests in one Firefox, which all spec files that use this share, with the local service and a server for their pages. */
export const test = base.extend<object, Shared>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  service: [
    async ({}, use) => {
      const service = await startService({ port: 0, key: canaryKey });
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({}, use) => {
      const server = await startPageServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  firefox: [
    async ({}, use) => {
      if (!found) throw new Error('Firefox is not installed');
      if (!existsSync(join(builtForFirefox, 'manifest.json'))) throw new Error('Build it first: npm run build:firefox');
      const firefox = await startFirefox({ path: found.path, extension: builtForFirefox });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore-end lint/correctness/noEmptyPattern: as above
});

export { expect };
