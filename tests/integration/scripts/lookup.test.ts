import { spawnSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { compiledData, compileTime } from './compiled-data.ts';

beforeAll(() => {
  compiledData();
}, compileTime);

const runTime = 60_000;

function lookup(args: string[], input = '') {
  const run = spawnSync(process.execPath, ['scripts/lookup.ts', ...args], { input, encoding: 'utf8' });
  return { status: run.status, errors: run.stderr, lines: run.stdout.split('\n').filter((line) => line !== '') };
}

it(
  'prints one line for each subject, in order, and goes on after a bad one',
  () => {
    const { status, errors, lines } = lookup(['+41431234567', 'nonsense', '-', '10.0.0.1'], '8.8.8.8\n\n +4420 \n');
    const parsed = lines.map((line) => JSON.parse(line));
    expect(parsed.map(({ subject, kind }) => [subject, kind])).toEqual([
      ['+41431234567', 'phone'],
      ['nonsense', undefined],
      ['8.8.8.8', 'ip'],
      ['+4420', 'phone'],
      ['10.0.0.1', 'ip'],
    ]);
    expect(parsed[1]).toEqual({ subject: 'nonsense', error: expect.any(String) });
    expect([status, errors]).toEqual([0, '']);
  },
  runTime,
);

it(
  'prints the fixed keys first',
  () => {
    const [phone, place, special] = lookup(['+41431234567', '8.8.8.8', '::ffff:10.0.0.1']).lines.map((line) =>
      JSON.parse(line),
    );
    const fixed = 'valid,type,region,callingCode,e164,national,international,location,carrier,timeZones';
    expect(Object.keys(phone.report).slice(0, 10).join()).toBe(fixed);
    expect(Object.keys(place.report).slice(0, 10).join()).toBe(
      'ip,special,country,region,city,latitude,longitude,timeZone,asn,organisation',
    );
    expect(place.report.special).toBeNull();
    expect(special.report).toMatchObject({
      special: 'IPv4-mapped Address',
      specialRange: { cidr: '::ffff:0:0/96' },
      embedded: { ip: '10.0.0.1', special: 'Private-Use' },
    });
  },
  runTime,
);

it(
  'names places in the language that it is told, else in English',
  () => {
    const places = (args: string[]) => lookup(args).lines.map((line) => JSON.parse(line).report.location);
    expect(places(['--language', 'de', '+41223456789'])).toEqual(['Genf']);
    expect(places(['+41223456789', '--language'])).toEqual(['Geneva']);
    expect(places(['+41223456789'])).toEqual(['Geneva']);
  },
  runTime,
);

it(
  'says how it is used where no subject is given',
  () => {
    const { status, errors, lines } = lookup([]);
    expect([status, lines]).toEqual([2, []]);
    expect(errors).toContain('Usage');
  },
  runTime,
);
