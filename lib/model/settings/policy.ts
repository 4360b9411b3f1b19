import { z } from 'zod';
import { providerIds } from '../answer/provider-list.ts';
import { once } from '../once.ts';
import type { CustomDefinitions } from './custom/definition.ts';
import { readPresets } from './custom/presets.ts';
import { readLinkTemplate } from './link-template.ts';
import type { Settings } from './settings.ts';
import { settingsSchema } from './settings.ts';
import { isSiteName, siteModes, siteName } from './site.ts';

type Addresses = Settings['addresses'];
type Budgets = Settings['budgets'];

/**
 * A web address, or an empty text if the operation is not used. `readAddress` decides whether requests can be sent to
 * it.
 */
const address = () =>
  z
    .string()
    .max(2_000)
    .refine((text) => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? ''));

/** Makes a field absent if its value does not fit. */
function ifFits<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** Made only if there is a policy, as most users have none. */
const setSchema = once(() => {
  const { shape } = settingsSchema;
  const { lookUpOnline, defaultCountry, keepHistory, rememberNames, onlyHere, callInMenu } = shape;
  const link = z.string().refine((text) => text === '' || readLinkTemplate(text, 'number').ok);
  const calls = shape.budgets.unwrap().shape;
  return z.object({
    lookUpOnline: ifFits(lookUpOnline.unwrap()),
    defaultCountry: ifFits(defaultCountry.unwrap()),
    keepHistory: ifFits(keepHistory.unwrap()),
    rememberNames: ifFits(rememberNames.unwrap()),
    onlyHere: ifFits(onlyHere.unwrap()),
    callWith: ifFits(link),
    messageWith: ifFits(link),
    callInMenu: ifFits(callInMenu.unwrap()),
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
    /** The only providers that the user may add and ask. It adds none: only the user's own press does. */
    providers: ifFits(
      z.array(z.string()).transform((ids) => ids.flatMap((id) => providerIds.find((known) => known === id) ?? [])),
    ),
  } satisfies Partial<Record<keyof Settings | 'providers', unknown>>);
});

/**
 * The settings that a policy sets, each on its own; the others are absent or undefined. `customProviders`: the
 * providers that the organization describes. They are asked only if the user adds them.
 */
export type SetSettings = z.infer<ReturnType<typeof setSchema>> & { customProviders?: CustomDefinitions };

/**
 * The organization's policy. `hideOptions`: the user sees no settings except the key. `leftOut` names the values that
 * are unknown or do not fit, such as `budgets.minute`.
 */
export type Policy = { set: SetSettings; hideOptions: boolean; leftOut: string[] };

/** The empty policy, if the browser has none. */
export const noPolicy: Policy = { set: { addresses: {}, budgets: {}, sites: {} }, hideOptions: false, leftOut: [] };

/**
 * Reads a policy from the browser's `storage.managed`. A value that is unknown or does not fit is left out on its own:
 * a mistake in one line must not unlock the others.
 */
export function readPolicyValues(raw: unknown): Policy {
  if (isTree(raw) && Object.keys(raw).length === 0) return noPolicy;
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(raw);
  const { hideOptions, customProviders, ...others } = stored;
  const presets = customProviders === undefined ? null : readPresets(customProviders);
  const set = { ...setSchema().parse(others), ...(presets ? { customProviders: presets.definitions } : {}) };
  const leftOut = [
    ...leftOutOf(others, set),
    ...(hideOptions === undefined || typeof hideOptions === 'boolean' ? [] : ['hideOptions']),
    ...(presets?.leftOut ?? []).map((name) => (name === '' ? 'customProviders' : `customProviders.${name}`)),
  ];
  return { set, hideOptions: hideOptions === true, leftOut };
}

/** Returns the settings in effect: the user's, overridden by the policy. */
export function withPolicy(own: Settings, policy: Policy): Settings {
  return policy === noPolicy ? own : settingsSchema.parse(overlay(own, policy.set));
}

/**
 * Returns changed settings as they are to be stored: for each setting that the policy overrides, the user's own value
 * from before.
 */
export function withoutPolicy(changed: Settings, own: Settings, { set }: Policy): Settings {
  return settingsSchema.parse(underlay(changed, own, set));
}

function modeOf(host: string, mode: Settings['sites'][string] | null) {
  const name = siteName(host);
  return mode !== null && isSiteName(name) ? [[name, mode] as const] : [];
}

type Tree = Record<string, unknown>;

/** Returns the names of values that were given but not read. Hosts are read in lower case. */
function leftOutOf(given: Tree, read: Tree): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const taken = read[name in read ? name : siteName(name)];
    if (Array.isArray(value) && Array.isArray(taken) && taken.length < value.length)
      return leftOutOfList(value, taken).map((at) => `${name}.${at}`);
    if (!isTree(taken)) return taken === undefined ? [name] : [];
    return isTree(value) ? leftOutOf(value, taken).map((part) => `${name}.${part}`) : [name];
  });
}

/** Returns the places of a list's values that were not read. */
function leftOutOfList(given: readonly unknown[], read: readonly unknown[]): number[] {
  return given.flatMap((value, place) => (read.includes(value) ? [] : [place]));
}

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
