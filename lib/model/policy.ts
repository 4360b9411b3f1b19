import { z } from 'zod';
import { once } from './once.ts';
import type { Settings } from './settings.ts';
import { settingsSchema } from './settings.ts';
import { siteModes, siteName } from './site-mode.ts';

type Addresses = Settings['addresses'];
type Budgets = Settings['budgets'];

/** A web address, or an empty text: that operation is not used. Whether one can be asked `readAddress` says. */
const address = () =>
  z
    .string()
    .max(2_000)
    .refine((text) => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? ''));

/** A value that is not there where it does not fit. */
function ifFits<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** Made where there is a policy: most people have none. */
const setSchema = once(() => {
  const { shape } = settingsSchema;
  const { lookUpOnline, defaultCountry, keepHistory, rememberNames, onlyHere } = shape;
  const calls = shape.budgets.unwrap().shape;
  return z.object({
    lookUpOnline: ifFits(lookUpOnline.unwrap()),
    defaultCountry: ifFits(defaultCountry.unwrap()),
    keepHistory: ifFits(keepHistory.unwrap()),
    rememberNames: ifFits(rememberNames.unwrap()),
    onlyHere: ifFits(onlyHere.unwrap()),
    addresses: z
      .object({
        phoneValidation: ifFits(address()),
        ipGeolocation: ifFits(address()),
        callerId: ifFits(address()),
      } satisfies Record<keyof Addresses, unknown>)
      .prefault({})
      .catch({}),
    budgets: z
      .object({
        minute: ifFits(calls.minute.unwrap()),
        site: ifFits(calls.site.unwrap()),
        day: ifFits(calls.day.unwrap()),
      } satisfies Record<keyof Budgets, unknown>)
      .prefault({})
      .catch({}),
    sites: z
      .record(z.string(), z.enum(siteModes).nullable().catch(null))
      .transform((sites) => Object.fromEntries(Object.entries(sites).flatMap(([host, mode]) => modeOf(host, mode))))
      .catch({}),
  } satisfies Partial<Record<keyof Settings, unknown>>);
});

/** The settings that an organisation set, each by itself; those that it left alone are absent or undefined. */
export type SetSettings = z.infer<ReturnType<typeof setSchema>>;

/** What an organisation decided. `hideOptions`: the person sees no settings but the key. */
export type Policy = { set: SetSettings; hideOptions: boolean };

/** No organisation decided anything. */
export const noPolicy: Policy = { set: { addresses: {}, budgets: {}, sites: {} }, hideOptions: false };

/**
 * Reads a policy as the browser gives it (`storage.managed`). What is unknown or does not fit is left out and costs
 * nothing else: a mistake in one line must not free the others.
 */
export function readPolicyValues(raw: unknown): Policy {
  if (isTree(raw) && Object.keys(raw).length === 0) return noPolicy;
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(raw);
  return { set: setSchema().parse(stored), hideOptions: stored['hideOptions'] === true };
}

/** The settings as they count: the person's, with the organisation's in their place. */
export function withPolicy(own: Settings, policy: Policy): Settings {
  return policy === noPolicy ? own : settingsSchema.parse(overlay(own, policy.set));
}

/** Changed settings with the person's own values wherever the organisation decides: those are not the person's to keep. */
export function withoutPolicy(changed: Settings, own: Settings, { set }: Policy): Settings {
  return settingsSchema.parse(underlay(changed, own, set));
}

function modeOf(host: string, mode: Settings['sites'][string] | null) {
  return mode === null ? [] : [[siteName(host), mode] as const];
}

type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

function overlay(below: Tree, above: Tree): Tree {
  const set = Object.entries(above).filter(([, value]) => value !== undefined);
  const merged = set.map(([name, value]): [string, unknown] => {
    const under = below[name];
    return [name, isTree(value) && isTree(under) ? overlay(under, value) : value];
  });
  return { ...below, ...Object.fromEntries(merged) };
}

function underlay(changed: Tree, own: Tree, above: Tree): Tree {
  const result = new Map(Object.entries(changed));
  for (const [name, value] of Object.entries(above)) {
    const [after, before] = [changed[name], own[name]];
    if (value === undefined) continue;
    if (isTree(value) && isTree(after) && isTree(before)) result.set(name, underlay(after, before, value));
    else if (Object.hasOwn(own, name)) result.set(name, before);
    else result.delete(name);
  }
  return Object.fromEntries(result);
}
