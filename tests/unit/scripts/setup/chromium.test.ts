import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/setup/chromium.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'numlens-browsers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function program(name: string, says: string, code = 0): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\necho '${says}'\nexit ${code}\n`);
  await chmod(path, 0o755);
  return path;
}

function search(places: { named?: string; usual?: string[]; playwright?: string } = {}) {
  return findChromium({
    named: places.named,
    folders: [folder],
    usual: places.usual ?? [],
    playwright: places.playwright ?? join(folder, 'absent'),
  });
}

describe.skipIf(process.platform === 'win32')('findChromium', () => {
  it('finds nothing in an empty folder', async () => {
    expect(await search()).toBeNull();
  });

  it('finds Chromium on PATH and reads its version', async () => {
    const path = await program('chromium', 'Chromium 156.0.8078.79 built on Debian');
    expect(await search()).toEqual({ path, version: '156.0.8078.79', loads: 'switch' });
  });

  it('prefers the browser that the person named', async () => {
    await program('chromium', 'Chromium 150.0.1.2');
    const named = await program('my-browser', 'Chromium 151.0.1.2');
    expect((await search({ named }))?.path).toBe(named);
  });

  it('goes on when the named browser does not start', async () => {
    const path = await program('chromium', 'Chromium 150.0.1.2');
    const named = await program('broken', 'cannot open display', 1);
    expect((await search({ named }))?.path).toBe(path);
  });

  it('passes over a file that cannot be executed', async () => {
    await writeFile(join(folder, 'chromium'), 'text');
    expect(await search()).toBeNull();
  });

  it('passes over a version that is too old', async () => {
    await program('chromium', 'Chromium 139.0.7258.5');
    expect(await search()).toBeNull();
  });

  it('passes over the stub that only says to install a snap', async () => {
    await program('chromium-browser', 'Command requires the chromium snap to be installed');
    expect(await search()).toBeNull();
  });

  it("takes Playwright's own browser by the switch, before Google Chrome", async () => {
    await program('google-chrome', 'Google Chrome 156.0.8078.79');
    const playwright = await program('chrome', 'Google Chrome for Testing 156.0.8078.10');
    expect(await search({ playwright })).toEqual({ path: playwright, version: '156.0.8078.10', loads: 'switch' });
  });

  it('takes Google Chrome last, by the protocol', async () => {
    const path = await program('google-chrome', 'Google Chrome 156.0.8078.79 ');
    expect(await search()).toEqual({ path, version: '156.0.8078.79', loads: 'protocol' });
  });

  it('looks in the usual places outside PATH', async () => {
    const path = await program('elsewhere', 'Chromium 145.0.0.1');
    expect((await search({ usual: [path] }))?.path).toBe(path);
  });
});
