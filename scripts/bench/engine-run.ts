/**
 * `engine-run.ts TASK phone|ip WORD…`. `first`: ms to the answer about a subject; `list`: the data files that it reads;
 * `files`: ms to read these files and do nothing else; `rate`: answers per second over some subjects, of the engine and of
 * its yardstick.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { DataReader } from '../../lib/data/reader.ts';
import { createIpEngine } from '../../lib/lookup/ip-engine/ip-engine.ts';
import { createPhoneEngine } from '../../lib/lookup/phone-engine/phone-engine.ts';
import { createDiskReader } from '../disk-reader.ts';

const [task, kind, ...subjects] = process.argv.slice(2);
const [first = ''] = subjects;
const read = createDiskReader();
const rateTime = 400;

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
      // Their names come from another process, so that nothing is warm here.
      return [await timeOf(() => readAll(subjects))];
    case 'rate':
      return [await rateOf(engineOver(read)), await rateOf(yardstick)];
    default:
      throw new Error(`there is no task ${task}`);
  }
}

console.log(JSON.stringify(task === 'list' ? await filesOf() : await measure()));
