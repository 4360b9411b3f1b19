import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseNotes } from '../../../scripts/release/release-notes.ts';
import { checksums, differences } from '../../../scripts/release/same-bytes.ts';
import { withoutChance } from '../../../scripts/release/sbom.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'numlens-release-'));
  for (const name of ['one', 'other']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'a.zip'), 'bytes');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const compare = () => differences(join(folder, 'one'), join(folder, 'other'));

describe('two builds of a release', () => {
  it('are the same where every byte is', () => {
    expect(compare()).toEqual([]);
  });
  it('differ by one byte', () => {
    writeFileSync(join(folder, 'other', 'a.zip'), 'bytez');
    expect(compare()).toEqual(['a.zip is not the same in both builds.']);
  });
  it('differ where only one has a file', () => {
    writeFileSync(join(folder, 'one', 'b.zip'), '');
    expect(compare()).toEqual(['Only one build has b.zip.']);
  });
  it('are no builds where there is nothing to compare', () => {
    for (const name of ['one', 'other']) rmSync(join(folder, name, 'a.zip'));
    expect(compare()).toEqual(['Neither build has a file.']);
  });
});

it('checksums are in the form that sha256sum checks', () => {
  expect(checksums(join(folder, 'one'))).toBe(
    '277089d91c0bdf4f2e6862ba7e4a07605119431f5d13f726dd352b06f1b206a9  a.zip\n',
  );
});

it('the list of what a release is made of is the same on every machine', () => {
  const listed = (folder: string, time: string) =>
    withoutChance(
      JSON.stringify({
        bomFormat: 'CycloneDX',
        serialNumber: `urn:uuid:${time}`,
        metadata: { timestamp: time, tools: [{ version: time }], component: { name: folder, version: '0.1.0' } },
        components: [{ name: 'zod', version: '4.6.7' }],
      }),
      'numlens',
    );
  expect(listed('one', '2026-11-01')).toBe(listed('other', '2026-11-02'));
  expect(JSON.parse(listed('one', '') ?? '')).toMatchObject({
    metadata: { component: { name: 'numlens', version: '0.1.0' } },
    components: [{ name: 'zod' }],
  });
  expect(withoutChance('npm error', 'numlens')).toBeNull();
});

it('the notes of a release are the section of its version, and of no other', () => {
  const changelog =
    '# Changelog\n\n## Unreleased\n\n- new\n\n## 1.2.0 (2026-11-22)\n\n- one\n- two\n\n## 1.1.0\n\n- old\n';
  expect(releaseNotes(changelog, '1.2.0')).toBe('- one\n- two');
  expect(releaseNotes(changelog, '1.1.0')).toBe('- old');
  expect(releaseNotes(changelog, '1.2')).toBeNull();
});
