import { useRef } from 'preact/hooks';
import type { ProviderId } from '../../../lib/model/answer/provider-list.ts';
import type { ProviderView } from '../../../lib/model/settings/provider-view.ts';
import type { MessageKey } from '../../../lib/words/say.ts';

/**
 * The parts of the list, in order. The user's own providers come first, without a title, because their states say
 * enough.
 */
const groups = ['yours', 'free', 'keyed'] as const;
type Group = (typeof groups)[number];

const titles = {
  yours: null,
  free: 'providersFree',
  keyed: 'providersKeyed',
} as const satisfies Record<Group, MessageKey | null>;

function groupOf({ isAdded, own, fields }: ProviderView): Group {
  if (isAdded || own) return 'yours';
  return fields.some(({ secret }) => secret) ? 'keyed' : 'free';
}

type ShownGroup = {
  id: Group;
  title: MessageKey | null;
  providers: ProviderView[];
  /** Whether the lookup service is in this part: first among the user's own, otherwise last, as its form is long. */
  hasService: boolean;
};

/**
 * Returns the parts of the list that have a provider or the lookup service. While the page is open, each stays in its
 * part: if it is added or removed, it does not move away from the pointer, and keeps its open form and the focus.
 */
export function useProviderGroups(providers: readonly ProviderView[], isServiceSetUp: boolean): ShownGroup[] {
  const known = useRef<Partial<Record<ProviderId, Group>>>({});
  const ofService = useRef<Group>(isServiceSetUp ? 'yours' : 'keyed').current;
  for (const provider of providers) known.current[provider.id] ??= groupOf(provider);
  return groups
    .map((id) => ({
      id,
      title: titles[id],
      providers: providers.filter((provider) => known.current[provider.id] === id),
      hasService: id === ofService,
    }))
    .filter((group) => group.hasService || group.providers.length > 0);
}
