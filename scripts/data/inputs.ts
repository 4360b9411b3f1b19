import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DataProblem } from './data-problem.ts';
import { mmdbNames } from './open-city-files.ts';

/** Folders of newer inputs; the pinned npm package is used for those that are not given. `date` is that of given inputs. */
export type Inputs = { phone?: string; city?: string; asn?: string; date?: string };

export type InputName = 'phone' | 'city' | 'asn';

/**
 * Where newer inputs are if they are to be packed with the sources, by name (`data-inputs/city`), so that a store's reviewer
 * builds the same. `data-inputs/date` has the date of those that do not tell it.
 */
export const packedFolder = 'data-inputs';

/** The inputs that a build uses: those that the environment names, otherwise those in the packed folder of `root`. */
export function inputsOf(root: string, environment: NodeJS.ProcessEnv = process.env): Inputs {
  return { ...packedInputs(join(root, packedFolder)), ...inputsFromEnvironment(environment) };
}

function packedInputs(folder: string): Inputs {
  const inputs: Inputs = {};
  for (const name of ['phone', 'city', 'asn'] as const) {
    if (existsSync(join(folder, name))) inputs[name] = join(folder, name);
  }
  const date = join(folder, 'date');
  if (existsSync(date)) inputs.date = readFileSync(date, 'utf8').trim();
  return inputs;
}

/** The inputs that the environment names. */
export function inputsFromEnvironment(environment: NodeJS.ProcessEnv): Inputs {
  const inputs: Inputs = {};
  if (environment['NUMLENS_PHONE_DATA']) inputs.phone = environment['NUMLENS_PHONE_DATA'];
  if (environment['NUMLENS_CITY_DATA']) inputs.city = environment['NUMLENS_CITY_DATA'];
  if (environment['NUMLENS_ASN_DATA']) inputs.asn = environment['NUMLENS_ASN_DATA'];
  if (environment['NUMLENS_DATA_DATE']) inputs.date = environment['NUMLENS_DATA_DATE'];
  return inputs;
}

const filesOf: Readonly<Record<InputName, (folder: string) => string[]>> = {
  phone: (folder) => [
    ...namesIn(folder, 'carrier'),
    ...namesIn(folder, 'geocoding'),
    ...(existsSync(join(folder, 'timezones/map_data.txt')) ? ['timezones/map_data.txt'] : []),
  ],
  city: mmdbNames,
  asn: () => ['asn-ipv4-num.csv', 'asn-ipv6-num.csv'],
};

function namesIn(folder: string, part: string): string[] {
  if (!existsSync(join(folder, part))) return [];
  const names = readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => name.endsWith('.txt'));
  return texts.map((name) => `${part}/${name.replaceAll('\\', '/')}`).sort();
}

/** Returns a version for a given input, by the content of its files, not by the folder's name. Throws DataProblem. */
export function inputVersion(name: InputName, folder: string): string {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new DataProblem(`${folder} is no folder`);
  const hash = createHash('sha256');
  for (const path of filesOf[name](folder)) {
    if (!existsSync(join(folder, path))) throw new DataProblem(`${folder} has no ${path}`);
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  }
  return `sha256:${hash.digest('hex').slice(0, 16)}`;
}
