import type { CustomId } from '../../model/answer/custom-ids.ts';
import { customIds } from '../../model/answer/custom-ids.ts';
import type { ProviderId } from '../../model/answer/provider-list.ts';
import type { OperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { CustomDefinition } from '../../model/settings/custom/definition.ts';
import { readAddressTemplate } from '../../model/settings/custom/template.ts';
import type { SetSettings } from '../../model/settings/policy.ts';
import type { AddedProvider, ChainId, ProviderLimits, Providers } from '../../model/settings/providers.ts';
import { chainIds, definitionsOf, fingerprintOf, isPreset, noProviders } from '../../model/settings/providers.ts';
import type { OnlineMode } from '../../model/settings/settings.ts';
import { isMore } from '../../model/settings/settings.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { keptOr } from '../database/timeouts.ts';
import { readPolicy } from '../policy/managed.ts';
import { readWithPresets } from './presets.ts';
import { changeStored } from './stored-providers.ts';

/**
 * Returns the added providers with their keys, as far as the organization allows them, and the descriptions in effect,
 * the organization's among them. Only the background may read them (guard provider-last-four).
 */
export async function readProviders(): Promise<Providers> {
  const { set } = await readPolicy();
  const { aside: _, ...kept } = await readWithPresets(set.customProviders);
  const added = kept.added.filter(({ id }) => isAllowed(id, set));
  return { ...kept, added, custom: definitionsOf(kept) };
}

/** Returns the added providers for a report; none if they can't be read, as nothing could be sent then. */
export function knownProviders(): Promise<Providers> {
  return keptOr('the providers', readProviders, noProviders);
}

/** Does the organization let this provider be asked? */
export function isAllowed(id: ProviderId, { providers }: SetSettings): boolean {
  return providers?.includes(id) ?? true; // guard named-providers
}

/** Returns a free place for another provider that the user describes; null if there is none, or none is allowed. */
export function freePlace(providers: Providers, set: SetSettings): CustomId | null {
  const taken = definitionsOf(providers);
  return customIds.find((id) => !taken[id] && isAllowed(id, set)) ?? null;
}

/** Changes the stored providers, one writer at a time. */
export async function changeProviders(change: (now: Providers) => Providers): Promise<Providers> {
  // Stores the organization's descriptions of today first, as the change is about them.
  await readProviders();
  return changeStored(change);
}

/** Which provider a change is about: the one whose description had this fingerprint (`fingerprintOf`) when the user saw it. */
type Shown = { id: ProviderId; fingerprint: string | null };

/**
 * Changes what is stored of a provider, unless another one has its place by now: the user meant the one that was shown.
 * Returns whether it did.
 */
async function changeAsShown({ id, fingerprint }: Shown, change: (now: Providers) => Providers): Promise<boolean> {
  let isShown = false;
  await changeProviders((now) => {
    isShown = fingerprintOf(id, now) === fingerprint; // guard described-as-shown
    return isShown ? change(now) : now;
  });
  return isShown;
}

/**
 * Adds a provider, or changes its fields: `make` is given what was added before. Removes its saved answers, because its
 * key may be that of another account. Returns false if another provider than the one shown has its place.
 */
export function saveProvider(
  shown: Shown,
  make: (before: AddedProvider | undefined) => Omit<AddedProvider, 'stamp'>,
): Promise<boolean> {
  const stamp = crypto.randomUUID();
  return changeAsShown(shown, (now) => {
    const before = now.added.find(({ id }) => id === shown.id);
    const saved = { ...make(before), stamp };
    const added = before ? now.added.map((each) => (each === before ? saved : each)) : [...now.added, saved];
    return { ...now, added };
  });
}

/**
 * Saves the user's description of a provider, in a free place if `id` is null. `fingerprint` is that of the description
 * that the user saw in this place (`fingerprintOf`). The provider's saved answers are removed, as it may read them
 * differently now. If its origin stays the same, so do unchanged fields; otherwise the provider must be added again,
 * with its secrets. The user can't change the organization's descriptions.
 */
export async function saveDefinition(
  { id, fingerprint }: { id: CustomId | null; fingerprint: string | null },
  definition: CustomDefinition,
): Promise<void> {
  const { set, hideOptions } = await readPolicy();
  const address = readAddressTemplate(definition.url);
  if (!address.ok || hideOptions) return;
  await changeProviders((stored) => {
    const place = id ?? freePlace(stored, set); // Two files may be imported at once.
    if (!place || !isAllowed(place, set)) return stored;
    if (stored.presets?.[place]) return stored; // guard preset-not-edited
    // Another form was saved since this one was opened: its words are not lost unseen.
    if (id !== null && fingerprintOf(id, stored) !== fingerprint) return stored;
    const { custom = {}, added, ...now } = stored;
    const before = custom[place];
    const isSame = (name: string) => {
      const [was, is] = [before, definition].map((each) => each?.fields.find((field) => field.id === name));
      return was !== undefined && was.secret === is?.secret;
    };
    const changed = added.flatMap((each) => {
      if (each.id !== place) return [each];
      if (!before) return []; // guard free-place
      if (!each.origins.includes(address.value.origin)) return []; // guard custom-origin
      const fields = Object.fromEntries(Object.entries(each.fields).filter(([name]) => isSame(name)));
      return [{ ...each, fields, stamp: crypto.randomUUID() }];
    });
    return { ...now, added: changed, custom: { ...custom, [place]: definition } };
  });
}

/**
 * Removes a provider with its key, its saved answers and the user's description of it. If the organization describes
 * it, the user's own description for this place stays stored. The request log stays.
 */
export async function removeProvider(shown: Shown): Promise<void> {
  await changeAsShown(shown, (now) => {
    const { custom = {} } = now;
    const others = Object.fromEntries(Object.entries(custom).filter(([each]) => each !== shown.id));
    return {
      ...now,
      added: now.added.filter((each) => each.id !== shown.id),
      custom: isPreset(shown.id, now) ? custom : others,
    };
  });
}

/** Sets what the user lets an added provider do. */
export async function limitProvider(shown: Shown, limits: ProviderLimits & { hover: boolean }): Promise<void> {
  await changeAsShown(shown, (now) => ({
    ...now,
    added: now.added.map((each) => (each.id === shown.id ? { ...each, ...limits } : each)),
  }));
}

/**
 * Lowers the mode that the user agreed to if the mode in effect is lower. A higher mode then needs consent again
 * (guard raised-needs-consent).
 */
export async function allowProvidersNoMoreThan(mode: OnlineMode): Promise<void> {
  const { set } = await readPolicy();
  const { added, aside = [] } = await readWithPresets(set.customProviders);
  if ([...added, ...aside].every(({ agreed }) => !isMore(agreed, mode))) return;
  const lowered = (each: AddedProvider) => (isMore(each.agreed, mode) ? { ...each, agreed: mode } : each);
  await changeProviders((now) => ({
    ...now,
    added: now.added.map(lowered),
    aside: (now.aside ?? []).map(lowered),
  }));
}

/** Notes that the user agreed to this mode for all added providers, even if a policy set the mode. */
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
