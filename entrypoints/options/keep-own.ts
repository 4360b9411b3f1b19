import type { DefinitionDraft } from '../../components/options/providers/own/definition-draft.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import type { OwnProvidersModel } from './own-providers-model.ts';
import type { ProvidersModel } from './providers-model.ts';
import { dataCollectionConsent } from './service/data-collection-consent.ts';

type Models = {
  own: Pick<OwnProvidersModel, 'state' | 'keep' | 'saved' | 'refuseTrial'>;
  providers: Pick<ProvidersModel, 'state' | 'draft' | 'save' | 'test'>;
};

/**
 * Saves the provider of the open form with what was typed for its fields. A test also adds it: the button says so, and who
 * learns what is looked up. Without a test, a provider that is not added waits for the button that adds it. The browser may
 * ask the user, so call it in a click or key press.
 */
export async function keepOwn({ own, providers }: Models, isTest: boolean): Promise<void> {
  const { draft } = own.state.value;
  if (!draft || (isTest && !(await dataCollectionConsent('ask')))) return;
  const subject = isTest ? await trialSubject(draft) : null;
  if (subject === 'bad') return own.refuseTrial();
  const values = Object.entries(draft.values);
  const id = await own.keep(isTest);
  if (id === null) return;
  const kept = () => providers.state.value.view?.providers.find((each) => each.id === id);
  for (const [field, text] of values) providers.draft(id, field, text);
  const isAdded = kept()?.isAdded ?? false;
  if (isTest ? !isAdded || values.length > 0 : isAdded && values.length > 0) await providers.save(id);
  const { problems, unsaved } = providers.state.value;
  const isRefused = Object.keys(problems[id] ?? {}).length > 0 || unsaved === id;
  if (!isTest || isRefused || !kept()?.isAdded) return;
  own.saved();
  await providers.test(id, subject);
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
