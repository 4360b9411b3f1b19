import { providerOf } from '../../../lib/lookup/providers/providers.ts';
import type { Handlers } from '../../../lib/messages/answer.ts';
import type { ProviderId } from '../../../lib/model/answer/provider-list.ts';
import { providerIds } from '../../../lib/model/answer/provider-list.ts';
import type { LedgerCall } from '../../../lib/model/answer/spending.ts';
import type { ProvidersView, ProviderView } from '../../../lib/model/settings/provider-view.ts';
import type { AddedProvider, ChainId, Providers } from '../../../lib/model/settings/providers.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import { readSettings, updateSettings } from '../../../lib/store/person/settings.ts';
import { readPolicy } from '../../../lib/store/policy/managed.ts';
import { lastOutcomes } from '../../../lib/store/service/calls.ts';
import {
  askingOrder,
  changeProviders,
  knownProviders,
  readProviders,
  removeProvider,
  saveProvider,
} from '../../../lib/store/service/providers.ts';
import { tellPages } from '../page/site-mode.ts';

type ProviderRequest = 'readProviders' | 'saveProvider' | 'removeProvider' | 'changeProvider' | 'orderProviders';

/** Handles the options' requests about the providers that the person adds. */
export const providerHandlers: Pick<Handlers, ProviderRequest> = {
  readProviders: view,

  async saveProvider({ id, fields }) {
    const provider = providerOf(id);
    const { set, hideOptions } = await readPolicy();
    const isAllowed = set.providers?.includes(id) ?? true;
    if (!provider || !isAllowed || hideOptions || set.lookUpOnline === 'never') return view();
    const { lookUpOnline } = await updateSettings((now) =>
      now.lookUpOnline === 'never' ? { ...now, lookUpOnline: 'ask' } : now,
    );
    const { added } = await readProviders();
    const before = added.find((each) => each.id === id);
    const { origins, limits } = provider;
    const start = { id, origins: [...origins], hover: false, ...limits };
    await saveProvider({ ...start, ...before, fields: savedFields(id, fields, before), agreed: lookUpOnline });
    await tellPages();
    return view();
  },

  async removeProvider({ id }) {
    await removeProvider(id);
    return view();
  },

  async changeProvider({ id, hover, limits }) {
    const mayHover = providerOf(id)?.mayHover === true;
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
function savedFields(id: ProviderId, given: Record<string, string>, before: AddedProvider | undefined) {
  const fields = (providerOf(id)?.fields ?? []).map((field) => {
    const typed = given[field.id]?.trim() ?? '';
    if (field.choices) return [field.id, field.choices.find((choice) => choice === typed) ?? field.choices[0]] as const;
    return [field.id, typed === '' ? (before?.fields[field.id] ?? '') : typed] as const;
  });
  return Object.fromEntries(fields);
}

async function view(): Promise<ProvidersView> {
  const [{ lookUpOnline, addresses }, providers, { set }] = await Promise.all([
    readSettings(),
    knownProviders(),
    readPolicy(),
  ]);
  const last = await lastOutcomes();
  const hasService = {
    phone: addresses.phoneValidation !== '' || addresses.callerId !== '',
    ip: addresses.ipGeolocation !== '',
  };
  const orderOf = (kind: Subject['kind']): ChainId[] =>
    askingOrder(kind, providers).filter((id) => {
      if (id === 'service') return hasService[kind];
      return providers.added.some((each) => each.id === id) && providerOf(id)?.kinds.includes(kind);
    });
  return {
    providers: (set.providers ?? providerIds).flatMap((id) => viewOf(id, providers, last.get(id) ?? null)),
    order: { phone: orderOf('phone'), ip: orderOf('ip') },
    goOn: providers.goOn,
    mode: lookUpOnline,
    isLocked: set.lookUpOnline === 'never',
  };
}

function viewOf(id: ProviderId, { added }: Providers, last: LedgerCall['outcome'] | null): ProviderView[] {
  const provider = providerOf(id);
  if (!provider) return [];
  const { kinds, origins, fields, mayHover, limits, units } = provider;
  const own = added.find((each) => each.id === id);
  const shown = fields.map((field) => {
    const value = own?.fields[field.id] ?? field.choices?.[0] ?? '';
    return [field.id, field.secret ? value.slice(-4) : value] as const;
  });
  return [
    {
      id,
      kinds,
      hosts: origins.map((origin) => new URL(origin).host),
      fields,
      units: units(own?.fields ?? {}),
      mayHover,
      isAdded: own !== undefined,
      values: Object.fromEntries(shown),
      hover: own?.hover ?? false,
      limits: own ? { minute: own.minute, day: own.day } : limits,
      last: own ? last : null,
    },
  ];
}
