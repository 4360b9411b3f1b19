import { customProvider } from '../../../lib/lookup/providers/custom.ts';
import type { Provider } from '../../../lib/lookup/providers/provider.ts';
import { providerOf } from '../../../lib/lookup/providers/providers.ts';
import type { Handlers } from '../../../lib/messages/answer.ts';
import type { CustomId } from '../../../lib/model/answer/custom-ids.ts';
import { customIds, isCustom } from '../../../lib/model/answer/custom-ids.ts';
import type { ProviderId } from '../../../lib/model/answer/provider-list.ts';
import { providerIds } from '../../../lib/model/answer/provider-list.ts';
import type { LedgerCall } from '../../../lib/model/answer/spending.ts';
import type { SetSettings } from '../../../lib/model/settings/policy.ts';
import type { ProvidersView, ProviderView } from '../../../lib/model/settings/provider-view.ts';
import type { AddedProvider, ChainId, Providers } from '../../../lib/model/settings/providers.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import { readSettings, updateSettings } from '../../../lib/store/person/settings.ts';
import { readPolicy } from '../../../lib/store/policy/managed.ts';
import { lastCalls } from '../../../lib/store/service/calls.ts';
import {
  addedFor,
  askingOrder,
  changeProviders,
  knownProviders,
  readProviders,
  removeProvider,
  saveDefinition,
  saveProvider,
} from '../../../lib/store/service/providers.ts';
import { tellPages } from '../page/site-mode.ts';

type ProviderRequest =
  | 'readProviders'
  | 'saveProvider'
  | 'saveDefinition'
  | 'removeProvider'
  | 'changeProvider'
  | 'orderProviders';

/** Handles the options' requests about the providers that the user adds. */
export const providerHandlers: Pick<Handlers, ProviderRequest> = {
  readProviders: view,

  async saveProvider({ id, hosts, fields }) {
    const { added, custom } = await readProviders();
    const provider = providerOf(id, custom);
    const { set, hideOptions } = await readPolicy();
    if (!provider || !isAllowed(id, set) || hideOptions || set.lookUpOnline === 'never') return view();
    // A policy, or another tab of the options, may have changed whom it asks since the user saw it.
    if (hostsOf(provider).join() !== hosts.join()) return view(); // guard R03 hosts-as-shown
    const { lookUpOnline } = await updateSettings((now) =>
      now.lookUpOnline === 'never' ? { ...now, lookUpOnline: 'ask' } : now,
    );
    const before = added.find((each) => each.id === id);
    const { origins, limits } = provider;
    const start = { id, origins: [...origins], hover: false, ...limits };
    await saveProvider({ ...start, ...before, fields: savedFields(provider, fields, before), agreed: lookUpOnline });
    await tellPages();
    return view();
  },

  async saveDefinition({ id, definition }) {
    const { set, hideOptions } = await readPolicy();
    const place = id ?? freePlace(await readProviders(), set);
    const [origin] = (place && customProvider(place, definition)?.origins) ?? [];
    if (!place || origin === undefined || !isAllowed(place, set) || hideOptions) return view();
    await saveDefinition(place, definition, origin);
    return view();
  },

  async removeProvider({ id }) {
    await removeProvider(id);
    return view();
  },

  async changeProvider({ id, hover, limits }) {
    const mayHover = providerOf(id, (await readProviders()).custom)?.mayHover === true;
    await changeProviders((now) => ({
      ...now,
      added: now.added.map((each) => (each.id === id ? { ...each, ...limits, hover: hover && mayHover } : each)),
    }));
    return view();
  },

  async orderProviders({ order, goOn }) {
    await changeProviders((now) => ({ ...now, order, goOn }));
    return view();
  },
};

/** Returns a provider's fields as they are to be kept: only its own, trimmed; a secret that is not given stays. */
function savedFields(
  { fields: own }: Provider,
  given: Record<string, string>,
  before: AddedProvider | undefined,
): Record<string, string> {
  const fields = own.map((field) => {
    const typed = given[field.id]?.trim() ?? '';
    if (field.choices) return [field.id, field.choices.find((choice) => choice === typed) ?? field.choices[0]] as const;
    return [field.id, typed === '' ? (before?.fields[field.id] ?? '') : typed] as const;
  });
  return Object.fromEntries(fields);
}

function isAllowed(id: ProviderId, { providers }: SetSettings): boolean {
  return providers?.includes(id) ?? true;
}

/** Returns a free place for another provider that the user describes; null if there is none, or none is allowed. */
function freePlace({ custom = {} }: Providers, set: SetSettings): CustomId | null {
  return customIds.find((id) => !custom[id] && isAllowed(id, set)) ?? null;
}

async function view(): Promise<ProvidersView> {
  const [{ lookUpOnline, addresses }, providers, { set }] = await Promise.all([
    readSettings(),
    knownProviders(),
    readPolicy(),
  ]);
  const last = await lastCalls();
  const hasService = {
    phone: addresses.phoneValidation !== '' || addresses.callerId !== '',
    ip: addresses.ipGeolocation !== '',
  };
  const orderOf = (kind: Subject['kind']): ChainId[] =>
    askingOrder(kind, providers).filter((id) => {
      if (id === 'service') return hasService[kind];
      return addedFor(id, providers) && providerOf(id, providers.custom)?.kinds.includes(kind);
    });
  return {
    providers: (set.providers ?? providerIds).flatMap((id) => viewOf(id, providers, last.get(id) ?? null)),
    order: { phone: orderOf('phone'), ip: orderOf('ip') },
    goOn: providers.goOn,
    mode: lookUpOnline,
    isLocked: set.lookUpOnline === 'never',
    hasRoom: freePlace(providers, set) !== null,
  };
}

function hostsOf({ origins }: Provider): string[] {
  return origins.map((origin) => new URL(origin).host);
}

function viewOf(
  id: ProviderId,
  { added, custom, presets }: Providers,
  last: Pick<LedgerCall, 'outcome' | 'ownName'> | null,
): ProviderView[] {
  const provider = providerOf(id, custom);
  if (!provider) return [];
  const { ownName: name = '', kinds, fields, mayHover, limits, units } = provider;
  const definition = isCustom(id) ? custom?.[id] : undefined;
  const isPreset = isCustom(id) && presets?.[id] !== undefined;
  const own = added.find((each) => each.id === id);
  const shown = fields.map((field) => {
    const value = own?.fields[field.id] ?? field.choices?.[0] ?? '';
    return [field.id, field.secret ? value.slice(-4) : value] as const; // guard R02 provider-last-four
  });
  return [
    {
      id,
      kinds,
      hosts: hostsOf(provider),
      fields,
      units: units(own?.fields ?? {}),
      mayHover,
      isAdded: own !== undefined,
      values: Object.fromEntries(shown),
      hover: own?.hover ?? false,
      limits: own ? { minute: own.minute, day: own.day } : limits,
      // The call of another that had its place before says nothing of this one.
      last: own && (last?.ownName ?? name) === name ? (last?.outcome ?? null) : null,
      ...(definition ? { own: { name, definition, isPreset } } : {}),
    },
  ];
}
