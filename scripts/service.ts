import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Result } from '../lib/model/result.ts';
import { failed, ok } from '../lib/model/result.ts';
import { readNames } from '../tests/service/read-names.ts';
import type { Service } from '../tests/service/start-service.ts';
import { startService } from '../tests/service/start-service.ts';
import { DataProblem } from './data/data-problem.ts';
import { ensureData } from './data.ts';

const usage = 'Use: npm run service -- --port N --key KEY [--directory names.csv]';

type Options = { port: number; key: string; directory: string | null };

/** Returns the options of the command line, or the sentence that says what is wrong with them. */
function readOptions(words: string[]): Result<Options, string> {
  const given = parseWords(words);
  if (!given) return failed(`An option is not known, or has no value. ${usage}`);
  const port = Number(given.port);
  if (!/^[0-9]{1,5}$/.test(given.port ?? '') || port > 65_535) {
    return failed(`--port must be a number from 0 (any free port) to 65535. ${usage}`);
  }
  const key = given.key?.trim() ?? '';
  if (key === '') return failed(`--key must name the API key that the service takes. ${usage}`);
  return ok({ port, key, directory: given.directory ?? null });
}

function parseWords(words: string[]): { port?: string; key?: string; directory?: string } | null {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: words, options: { port: text, key: text, directory: text } }).values;
  } catch {
    return null;
  }
}

async function readDirectory(path: string | null): Promise<Result<Map<string, string>, string>> {
  if (path === null) return ok(new Map());
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return failed(`The file ${path} cannot be read.`);
  const names = readNames(text);
  return names.ok ? names : failed(`Row ${names.problem.row} of ${path} is not "number,name".`);
}

async function start({ port, key, directory }: Options): Promise<Result<Service, string>> {
  const names = await readDirectory(directory);
  if (!names.ok) return names;
  try {
    ensureData();
    return ok(await startService({ port, key, names: names.value, log: (line) => console.log(line) }));
  } catch (error) {
    if (error instanceof DataProblem) return failed(error.message);
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') return failed(`Port ${port} is in use; --port 0 takes any free one.`);
    if (code === 'EACCES') return failed(`Port ${port} is not open to this user; take one from 1024 on.`);
    throw error;
  }
}

const options = readOptions(process.argv.slice(2));
const service = options.ok ? await start(options.value) : options;
if (service.ok) {
  const { addresses, close } = service.value;
  console.log(`Phone validation address: ${addresses.phoneValidation}`);
  console.log(`IP geolocation address:   ${addresses.ipGeolocation}`);
  console.log(`Caller ID address:        ${addresses.callerId}`);
  const end = () => void close();
  process.once('SIGINT', end).once('SIGTERM', end);
} else {
  console.error(service.problem);
  process.exitCode = 2;
}
