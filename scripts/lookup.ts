import { stdin } from 'node:process';
import { createInterface } from 'node:readline';
import { readSubject } from '../lib/detect/typed/read-subject.ts';
import { createIpEngine } from '../lib/lookup/device/ip/ip-engine.ts';
import { createPhoneEngine } from '../lib/lookup/device/phone/phone-engine.ts';
import type { IpReport, PhoneReport } from '../lib/model/answer/report.ts';
import { DataProblem } from './data/data-problem.ts';
import { ensureData } from './data.ts';
import { createDiskReader } from './disk-reader.ts';

const usage =
  'Usage: npm run --silent lookup -- [--language TAG] SUBJECT…   (a phone number with + and country code, or an IP address; - reads lines; places and carriers are named in English unless TAG, such as de, says otherwise)';

/** A phone report as it is printed: the fixed keys first, then the rest. */
function printedPhone(report: PhoneReport): object {
  const {
    kind: _,
    valid,
    type,
    region,
    callingCode,
    e164,
    national,
    international,
    location,
    carrier,
    timeZones,
    ...rest
  } = report;
  return { valid, type, region, callingCode, e164, national, international, location, carrier, timeZones, ...rest };
}

/** An address report as it is printed: the fixed keys first, then the rest; `special` is the range's name. */
function printedIp(report: IpReport): object {
  const {
    kind: _,
    ip,
    special,
    country,
    region,
    city,
    latitude,
    longitude,
    timeZone,
    asn,
    organisation,
    ...rest
  } = report;
  const place = { country, region, city, latitude, longitude, timeZone, asn, organisation };
  const embedded = rest.embedded === null ? null : printedIp(rest.embedded);
  return { ip, special: special?.name ?? null, ...place, ...rest, embedded, specialRange: special };
}

type Unreadable = Extract<ReturnType<typeof readSubject>, { kind: 'unreadable' }>['reason'];
const problems: Record<Unreadable, string> = {
  empty: 'Nothing to look up',
  neither: 'Neither a phone number in international form nor an IP address',
  'needs-country': 'A phone number needs its country code: start it with +',
  'too-long': 'Too long for a phone number or an IP address',
};

/** The line for one subject. */
async function answer(
  subject: string,
  engines: { phone: ReturnType<typeof createPhoneEngine>; ip: ReturnType<typeof createIpEngine> },
) {
  const read = readSubject(subject, null);
  if (read.kind === 'unreadable') return { subject, error: problems[read.reason] };
  const { subject: value } = read;
  return value.kind === 'phone'
    ? { subject, kind: 'phone', report: printedPhone(await engines.phone(value.e164)) }
    : { subject, kind: 'ip', report: printedIp(await engines.ip(value.ip)) };
}

/** The subjects of the command line; `-` means the lines of standard input that are not empty. */
async function* subjects(args: readonly string[]): AsyncGenerator<string> {
  for (const arg of args) {
    if (arg !== '-') {
      yield arg;
      continue;
    }
    for await (const line of createInterface({ input: stdin })) if (line.trim() !== '') yield line.trim();
  }
}

/** The command line without `--language TAG`, and that tag. */
function readArguments(): { args: string[]; language: string } {
  const args = process.argv.slice(2).filter((arg) => arg !== '--');
  const at = args.indexOf('--language');
  const [, language = 'en'] = at < 0 ? [] : args.splice(at, 2);
  return { args, language };
}

const { args, language } = readArguments();
if (args.length === 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    ensureData();
    const read = createDiskReader();
    const engines = { phone: createPhoneEngine(read, { language }), ip: createIpEngine(read) };
    for await (const subject of subjects(args)) console.log(JSON.stringify(await answer(subject, engines)));
  } catch (problem) {
    if (!(problem instanceof DataProblem)) throw problem;
    console.error(problem.message);
    process.exitCode = 1;
  }
}
