/**
 * `engine-run.ts TASK phone|ip WORD…`. `first`: ms to the answer about a subject; `list`: the data files that it reads;
 * `files`: ms to read these files and do nothing else; `rate`: answers per second over some subjects, of the engine and of
 * its yardstick; `turns`: the same, round by round in turns, after a warm-up; `fresh`: the same over the second half of the
 * subjects, each once, after the first half warmed the engine.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { DataReader } from '../../lib/data/reader.ts';
import { createIpEngine } from '../../lib/lookup/device/ip/ip-engine.ts';
import { createPhoneEngine } from '../../lib/lookup/device/phone/phone-engine.ts';
import { createDiskReader } from '../disk-reader.ts';
import { median } from './statistics.ts';

const [task, kind, ...subjects] = process.argv.slice(2);
const [first = ''] = subjects;
const read = createDiskReader();
const rateTime = 400;
/** With fewer answers, a turn would be too short to be timed. */
const leastOfATurn = 1500;

function engineOver(reader: DataReader): (subject: string) => Promise<unknown> {
  return kind === 'phone' ? createPhoneEngine(reader) : createIpEngine(reader);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Runs rounds over all subjects for a while and gives subjects per second. */
async function rateOf(answer: (subject: string) => unknown): Promise<number> {
  for (const subject of subjects) await answer(subject);
  let answers = 0;
  const start = performance.now();
  while (performance.now() - start < rateTime) {
    for (const subject of subjects) await answer(subject);
    answers += subjects.length;
  }
  return (answers * 1000) / (performance.now() - start);
}

/** Subjects per second over the second half, each asked about once, after the first half. */
async function freshRateOf(answer: (subject: string) => unknown): Promise<number> {
  const half = Math.floor(subjects.length / 2);
  for (const subject of subjects.slice(0, half)) await answer(subject);
  const time = await timeOf(async () => {
    for (const subject of subjects.slice(half)) await answer(subject);
  });
  return ((subjects.length - half) * 1000) / time;
}

/** Subjects per second of the engine and of its yardstick, which take turns over all subjects; the first rounds only warm up. */
async function ratesInTurns(answer: (subject: string) => unknown): Promise<number[]> {
  const times: [number[], number[]] = [[], []];
  const passes = Math.ceil(leastOfATurn / subjects.length);
  for (let round = -3; round < 12; round++) {
    for (const [index, ask] of [answer, yardstick].entries()) {
      const time = await timeOf(async () => {
        for (let pass = 0; pass < passes; pass++) for (const subject of subjects) await ask(subject);
      });
      if (round >= 0) times[index]?.push(time);
    }
  }
  return times.map((each) => (passes * subjects.length * 1000) / median(each));
}

function yardstick(subject: string): unknown {
  if (kind === 'ip') return new URL(subject.includes(':') ? `http://[${subject}]/` : `http://${subject}/`).hostname;
  const number = parsePhoneNumberFromString(subject);
  return number?.isValid() && number.getType();
}

async function readAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await read(path);
}

async function filesOf(): Promise<string[]> {
  const paths: string[] = [];
  await engineOver((path) => {
    paths.push(path);
    return read(path);
  })(first);
  return paths;
}

async function measure(): Promise<number[]> {
  switch (task) {
    case 'first':
      return [await timeOf(() => engineOver(read)(first))];
    case 'files':
      // Another process gives their names, so that nothing is warm here.
      return [await timeOf(() => readAll(subjects))];
    case 'rate':
      return [await rateOf(engineOver(read)), await rateOf(yardstick)];
    case 'turns':
      return await ratesInTurns(engineOver(read));
    case 'fresh':
      return [await freshRateOf(engineOver(read)), await freshRateOf(yardstick)];
    default:
      throw new Error(`there is no task ${task}`);
  }
}

console.log(JSON.stringify(task === 'list' ? await filesOf() : await measure()));
