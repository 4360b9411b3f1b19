import type { DefinitionDraft } from '../../components/options/providers/own/definition-draft.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { CustomId } from '../../lib/model/answer/custom-ids.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import type { OwnProvidersModel } from './own-providers-model.ts';
import type { ProvidersModel } from './providers-model.ts';
import { dataCollectionConsent } from './service/data-collection-consent.ts';

type Models = {
  own: Pick<OwnProvidersModel, 'state' | 'keep' | 'saved' | 'refuseTrial'>;
  providers: Pick<ProvidersModel, 'state' | 'draft' | 'save' | 'test'>;
};

/**
 * Saves the provider of the open form with what was typed for its fields. A provider that is not added waits for the button
 * that adds it.
 */
export async function keepOwn({ own, providers }: Models): Promise<void> {
  const { draft } = own.state.value;
  const id = await own.keep();
  if (!draft || id === null) return;
  const values = draftValues(providers, id, draft);
  if (values.length > 0 && isAdded(providers, id)) await providers.save(id);
}

/**
 * Saves the provider of the open form, adds it and tests it: the button says so, and who learns what is looked up. The browser
 * may ask the user, so call it in a click or key press.
 */
export async function tryOwn({ own, providers }: Models): Promise<void> {
  const { draft } = own.state.value;
  if (!draft || !(await dataCollectionConsent('ask'))) return;
  const subject = await trialSubject(draft);
  if (subject === 'bad') return own.refuseTrial();
  const id = await own.keep({ staysOpen: true });
  if (id === null) return;
  const values = draftValues(providers, id, draft);
  if (values.length > 0 || !isAdded(providers, id)) await providers.save(id);
  const { problems, unsaved } = providers.state.value;
  const isRefused = Object.keys(problems[id] ?? {}).length > 0 || unsaved === id;
  if (isRefused || !isAdded(providers, id)) return;
  own.saved();
  await providers.test(id, subject);
}

/** Hands what was typed for the fields to the provider's own form, and returns it. */
function draftValues(providers: Models['providers'], id: CustomId, draft: DefinitionDraft): [string, string][] {
  const values = Object.entries(draft.values);
  for (const [field, text] of values) providers.draft(id, field, text);
  return values;
}

function isAdded({ state }: Models['providers'], id: CustomId): boolean {
  return state.value.view?.providers.find((each) => each.id === id)?.isAdded ?? false;
}

/** Returns what the user typed for a test; null for the example, `bad` if nobody may be told of it. */
async function trialSubject({ of, trial }: DefinitionDraft): Promise<Subject | null | 'bad'> {
  if (trial.trim() === '') return null;
  const read = await ask('read', { text: trial, country: null });
  if (!read.ok || read.value.kind !== 'report') return 'bad';
  const { subject, device } = read.value.report;
  const mayLeave = device.kind === 'phone' ? device.valid : device.special === null;
  return subject.kind === of && mayLeave ? subject : 'bad';
}
