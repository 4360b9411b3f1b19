import { directoryAddresses } from './directory-addresses.ts';
import { directoryNumbers } from './directory-numbers.ts';

/**
 * A number of the directory, in E.164. `name` is the caller's, `carrier` the network that serves it today (ported where it
 * differs from the range's holder), `location` its place. `linetype` and `status` stand where the service says something
 * of its own.
 */
export type DirectoryNumber = {
  name: string;
  carrier: string;
  location: string;
  linetype?: string;
  status?: string;
};

/** An address of the directory. `range` is the coordinate pair in the order in which it is sent. */
export type DirectoryAddress = {
  country: string;
  region: string | null;
  postal: string | null;
  range: [number, number];
  timezone: string;
};

/** What the service knows by itself (DESIGN D13); `names` are a person's own, and win. */
export type Directory = {
  number: (e164: string) => DirectoryNumber | null;
  name: (e164: string) => string | null;
  address: (ip: string) => DirectoryAddress | null;
};

export function createDirectory(names: ReadonlyMap<string, string> = new Map()): Directory {
  const numbers = new Map(Object.entries(directoryNumbers));
  const addresses = new Map(Object.entries(directoryAddresses));
  return {
    number: (e164) => numbers.get(e164) ?? null,
    name: (e164) => names.get(e164) ?? numbers.get(e164)?.name ?? null,
    address: (ip) => addresses.get(ip) ?? null,
  };
}
