import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serialize } from 'bson';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutDate, phoneDatesText, readPhoneDates, withDateOf } from '../../../scripts/data/phone-dates.ts';
import { readView } from '../../../scripts/refresh/newest-packages.ts';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';

let root = '';
const checkout = () => join(root, 'libphonenumber', 'resources');
const folder = () => join(root, 'package');

function put(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function git(...args: string[]): void {
  const user = ['-c', 'user.name=x', '-c', 'user.email=x@example.com'];
  const env = { ...process.env, GIT_COMMITTER_DATE: '2026-07-16T12:00:00Z', GIT_CONFIG_GLOBAL: '/dev/null' };
  execFileSync('git', [...user, ...args], { cwd: join(root, 'libphonenumber'), env, stdio: 'ignore' });
}

/** A package of the phone data with one carrier, and a release of libphonenumber with the same one. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'numlens-dates-'));
  put('package/resources/geocodes/en/41.bson', serialize({ '91': 'Hilltown' }));
  put('package/resources/carrier/en/41.bson', serialize({ '76': 'First Holder' }));
  put('package/resources/timezones.bson', serialize({ '41': 'Europe/Zurich' }));
  put('libphonenumber/resources/geocoding/en/41.txt', '# made up\n4191|Hilltown\n');
  put('libphonenumber/resources/carrier/en/41.txt', '4176|First Holder\n');
  put('libphonenumber/resources/timezones/map_data.txt', '41|Europe/Zurich\n');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'one');
  git('tag', 'v9.0.35');
});
afterEach(() => rmSync(root, { recursive: true }));

const dated = (given: { checkout?: string } = {}, dates = {}) =>
  withDateOf('2.1.0', { dates, folder: folder(), published: '2026-07-30', ...given });

describe('the date of a version of the phone data', () => {
  it('is at most the day on which the registry got it', () => {
    expect(dated()).toEqual({ ok: true, value: { '2.1.0': '../2026-07-30' } });
    expect(dated({}, { '2.1.0': '2026-07-16' }), 'unless it is known').toEqual({
      ok: true,
      value: { '2.1.0': '2026-07-16' },
    });
  });

  it('is that of the release of libphonenumber with the same data', () => {
    expect(dated({ checkout: checkout() })).toEqual({ ok: true, value: { '2.1.0': '2026-07-16' } });
  });

  it.each([
    ['a carrier', 'package/resources/carrier/en/41.bson', { '76': 'Second Holder' }],
    ['one more area', 'package/resources/geocodes/en/41.bson', { '91': 'Hilltown', '92': 'Laketown' }],
    ['a time zone', 'package/resources/timezones.bson', { '41': 'Europe/Berlin' }],
  ])('is not that of a release that differs in %s', (_, path, content) => {
    put(path, serialize(content));
    expect(dated({ checkout: checkout() })).toMatchObject({
      ok: false,
      problem: expect.stringContaining('has other data'),
    });
  });

  it.each([
    ['is no release', () => git('tag', '--delete', 'v9.0.35')],
    ['was changed', () => put('libphonenumber/resources/carrier/en/41.txt', '4176|Other\n')],
    ['is no checkout', () => rmSync(join(root, 'libphonenumber/.git'), { recursive: true })],
  ])('is not taken from a folder that %s', (_, change) => {
    expect(checkoutDate(checkout())).toBe('2026-07-16');
    change();
    expect(checkoutDate(checkout())).toBeNull();
    expect(dated({ checkout: checkout() })).toMatchObject({ ok: false });
  });

  it('is not taken from another repository around the folder', () => {
    expect(checkoutDate(join(projectFolder, 'scripts'))).toBeNull();
  });
});

it('the recorded dates are written as they are read', () => {
  const dates = readPhoneDates(projectFolder);
  expect(dates['2.0.0']).toBe('2026-03-26');
  expect(JSON.parse(phoneDatesText(dates))).toEqual(dates);
});

it('what the registry says about a version is its number and its day, or nothing', () => {
  const time = { '2.0.0': '2026-07-30T16:36:00.101Z', '2.1.0': '2026-11-01T00:00:00.000Z' };
  expect(readView(JSON.stringify({ version: '2.1.0', time }))).toEqual({ newest: '2.1.0', published: '2026-11-01' });
  expect(readView(JSON.stringify({ version: '3.0.0', time }))).toBeNull();
  expect(readView('npm error code E404')).toBeNull();
});
