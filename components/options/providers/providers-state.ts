import type { ProviderId } from '../../../lib/model/answer/provider-list.ts';
import type { ProvidersView } from '../../../lib/model/settings/provider-view.ts';
import type { ProviderLimits, Providers } from '../../../lib/model/settings/providers.ts';
import type { TestState } from '../options-state.ts';

/** What was typed for one provider and not saved yet, by field; limits are `minute` and `day`. */
export type ProviderDraft = Record<string, string>;

/** What is wrong with a provider's field. */
export type FieldProblem = 'missing' | 'bad' | 'no-limit';

/**
 * What the options show of providers. `view` is null until it is known. `refused`: the last press was on this provider
 * and did nothing, because another provider had its place by then. `unsaved`: what was typed for this provider could
 * not be saved.
 */
export type ProvidersState = {
  view: ProvidersView | null;
  drafts: Partial<Record<ProviderId, ProviderDraft>>;
  problems: Partial<Record<ProviderId, Record<string, FieldProblem>>>;
  tests: Partial<Record<ProviderId, TestState>>;
  refused: { id: ProviderId; name: string } | null;
  unsaved: ProviderId | null;
};

/** What the user does with providers. */
export type ProvidersEvents = {
  onDraft: (id: ProviderId, field: string, text: string) => void;
  /** Adds a provider, or saves its fields and limits. */
  onSave: (id: ProviderId) => void;
  onRemove: (id: ProviderId) => void;
  onTest: (id: ProviderId) => void;
  onHover: (id: ProviderId, hover: boolean, limits: ProviderLimits) => void;
  onOrder: (order: Providers['order'], goOn: boolean) => void;
  onAllow: (origin: string) => void;
};
