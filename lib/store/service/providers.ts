import type { CustomId } from '../../model/answer/custom-ids.ts';
import { isCustom } from '../../model/answer/custom-ids.ts';
import type { ProviderId } from '../../model/answer/provider-list.ts';
import type { OperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { CustomDefinition } from '../../model/settings/custom/definition.ts';
import type { AddedProvider, ChainId, Providers } from '../../model/settings/providers.ts';
import { chainIds, noProviders } from '../../model/settings/providers.ts';
import type { OnlineMode } from '../../model/settings/settings.ts';
import { isMore } from '../../model/settings/settings.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { database } from '../database/database.ts';
import { keptOr } from '../database/patience.ts';
import { readPolicy } from '../policy/managed.ts';
import { forgetOperations } from './answers.ts';
import { definitionsOf, readWithPresets } from './presets.ts';

/**
 * Returns the added providers with their keys, as far as the organisation allows them, and the descriptions in effect,
 * the organisation's among them. Only the background may read them (SECURITY R02).
 */
export async function readProviders(): Promise<Providers> {
  const { set } = await readPolicy();
  const { aside: _, ...kept } = await readWithPresets(set.customProviders);
  const added = kept.added.filter(({ id }) => set.providers?.includes(id) ?? true); // guard R52 named-providers
  return { ...kept, added, custom: definitionsOf(kept) };
}

/** Returns the added providers for a report; none if they can't be read, as nothing could be sent then. */
export function knownProviders(): Promise<Providers> {
  return keptOr('the providers', readProviders, noProviders);
}

/** Changes what is stored of them, one writer at a time (SECURITY R23). */
export async function changeProviders(change: (now: Providers) => Providers): Promise<Providers> {
  // The change is about the organisation's descriptions of today.
  await readProviders();
  const transaction = (await database()).transaction('providers', 'readwrite');
  const next = change((await transaction.store.get('all')) ?? noProviders);
  await Promise.all([transaction.store.put(next, 'all'), transaction.done]);
  return next;
}

/** Adds a provider, or changes its fields. Removes its saved answers, as it may be another account. */
export async function saveProvider(provider: Omit<AddedProvider, 'stamp'>): Promise<void> {
  const saved = { ...provider, stamp: crypto.randomUUID() };
  await changeProviders((now) => {
    const isKnown = now.added.some(({ id }) => id === saved.id);
    const added = isKnown ? now.added.map((each) => (each.id === saved.id ? saved : each)) : [...now.added, saved];
    return { ...now, added };
  });
  await forgetOperations([saved.id]);
}

/**
 * Keeps how the user described a provider, and removes its saved answers, as it may read them differently now. If it
 * still asks the same origin, fields that did not change stay; otherwise it is off again, without its secrets
 * (SECURITY R03). The organisation's are not the user's to change.
 */
export async function saveDefinition(id: CustomId, definition: CustomDefinition, origin: string): Promise<void> {
  await changeProviders((stored) => {
    if (stored.presets?.[id]) return stored; // guard R52 preset-not-edited
    const { custom = {}, added, ...now } = stored;
    const before = custom[id]?.fields ?? [];
    const isSame = (name: string) => {
      const [was, is] = [before, definition.fields].map((fields) => fields.find((field) => field.id === name));
      return was !== undefined && was.secret === is?.secret;
    };
    const changed = added.flatMap((each) => {
      if (each.id !== id) return [each];
      if (!each.origins.includes(origin)) return []; // guard R03 custom-origin
      const fields = Object.fromEntries(Object.entries(each.fields).filter(([name]) => isSame(name)));
      return [{ ...each, fields, stamp: crypto.randomUUID() }];
    });
    return { ...now, added: changed, custom: { ...custom, [id]: definition } };
  });
  await forgetOperations([id]);
}

/**
 * Removes a provider with its key and everything that was kept of it, and how the user described it; where the
 * organisation described it, the user's own stays below. The request log stays.
 */
export async function removeProvider(id: ProviderId): Promise<void> {
  await changeProviders((now) => {
    const { custom = {}, presets = {} } = now;
    const isPreset = isCustom(id) && presets[id] !== undefined;
    return {
      ...now,
      added: now.added.filter((each) => each.id !== id),
      custom: isPreset ? custom : Object.fromEntries(Object.entries(custom).filter(([each]) => each !== id)),
    };
  });
  await forgetOperations([id]);
}

/**
 * Lowers the mode that the user agreed to, with the mode in effect: raising it again needs another yes (SECURITY R61).
 */
export async function allowProvidersNoMoreThan(mode: OnlineMode): Promise<void> {
  const { set } = await readPolicy();
  const { added, aside = [] } = await readWithPresets(set.customProviders);
  if ([...added, ...aside].every(({ agreed }) => !isMore(agreed, mode))) return;
  const lowered = (each: AddedProvider) => (isMore(each.agreed, mode) ? { ...each, agreed: mode } : each);
  await changeProviders((now) => ({
    ...now,
    added: now.added.map(lowered),
    ...(now.aside ? { aside: now.aside.map(lowered) } : {}),
  }));
}

/** Keeps that the user agreed to this mode for all of them, even if a policy set it. */
export async function agreeToProviders(mode: OnlineMode): Promise<void> {
  await changeProviders((now) => ({ ...now, added: now.added.map((each) => ({ ...each, agreed: mode })) }));
}

/** Returns the order in which a kind of subject is asked about, whether a provider is added or not. */
export function askingOrder(kind: Subject['kind'], { order }: Pick<Providers, 'order'>): ChainId[] {
  const first = order[kind];
  return [...first, ...chainIds.filter((id) => !first.includes(id))];
}

/**
 * Returns the added provider that an operation belongs to; null for the lookup service's and for one that is not added.
 */
export function addedFor(operation: OperationId, { added }: Providers): AddedProvider | null {
  return isProvider(operation) ? (added.find(({ id }) => id === operation) ?? null) : null;
}
