import type { ElsewhereProblem, OptionsState } from '../../../components/options/options-state.ts';
import { messageCharacters } from '../../../lib/model/limits.ts';
import type { AddressProblem } from '../../../lib/model/settings/service-address.ts';
import { readAddress } from '../../../lib/model/settings/service-address.ts';
import type { Elsewhere, Settings } from '../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../lib/model/settings/settings.ts';
import { isElsewhereTemplate } from '../../../lib/report/copy/links.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { readBudgets } from './read-budgets.ts';

/** Most characters of a key (`saveSettings` in lib/messages/contract.ts), and of a place's name and template. */
const longestKey = 512;
const longestName = 60;
const longestTemplate = 500;

type Problems = Pick<OptionsState, 'problems' | 'keyProblem' | 'budgetProblems' | 'elsewhereProblems'>;

/** What the fields hold, ready to be saved: `key` null keeps the saved one. `isGood`: no field has a problem. */
export type CheckedDraft = { settings: Settings; key: string | null; problems: Problems; isGood: boolean };

/** Reads what the fields hold, with a sentence for each that cannot be kept. */
export function checkDraft({ draft, keyDraft, budgets: texts }: OptionsState): CheckedDraft {
  const budgets = readBudgets(texts);
  const settings = { ...draft, addresses: trimmed(draft.addresses), budgets: budgets.values };
  const openElsewhere = draft.openElsewhere.map(({ name, template }) => ({
    name: name.trim(),
    template: template.trim(),
  }));
  const key = keyToSave(keyDraft);
  const problems: Problems = {
    problems: addressProblems(settings.addresses),
    keyProblem: key !== null && key.length > longestKey ? say('keyTooLong', longestKey) : null,
    budgetProblems: budgets.problems,
    elsewhereProblems: openElsewhere.map(elsewhereProblem),
  };
  const all = [
    problems.keyProblem,
    ...Object.values(problems.problems),
    ...Object.values(problems.budgetProblems),
    ...problems.elsewhereProblems.flatMap(({ name, template }) => [name, template]),
  ];
  return { settings: { ...settings, openElsewhere }, key, problems, isGood: all.every((each) => each === null) };
}

/** The settings of the service form, which "Save" keeps; all others take effect at once. */
const ofForm = ['addresses', 'phonePath'] as const satisfies (keyof Settings)[];

/** Whether the service form holds anything else than what is kept. */
export function isFormEdited({ draft, saved, keyDraft }: OptionsState): boolean {
  return keyDraft !== null || !isSameForm(draft, saved);
}

/** Whether the service form's part of two settings is the same. */
export function isSameForm(one: Settings, other: Settings): boolean {
  return ofForm.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/**
 * What is to be applied at once of what the fields hold, with a sentence for each text that cannot be: such a setting
 * stays as it is kept, and so do places that are not typed to their end.
 */
export function checkAtOnce(state: OptionsState): { settings: Settings; problems: Partial<Problems> } {
  const { saved } = state;
  const { settings, problems } = checkDraft(state);
  const { openElsewhere } = settings;
  const isTyping = openElsewhere.some(({ name, template }) => name === '' || template === '');
  const badBudgets = Object.values(problems.budgetProblems).some((problem) => problem !== null);
  const badPlaces = problems.elsewhereProblems.some(({ name, template }) => name !== null || template !== null);
  const kept: Partial<Settings> = {
    addresses: saved.addresses,
    phonePath: saved.phonePath,
    ...(badBudgets ? { budgets: saved.budgets } : {}),
    ...(isTyping || badPlaces ? { openElsewhere: saved.openElsewhere } : {}),
  };
  const { budgetProblems, elsewhereProblems } = problems;
  return {
    settings: { ...settings, ...kept },
    problems: { budgetProblems, ...(isTyping ? {} : { elsewhereProblems }) },
  };
}

/** What a key's draft asks for: null keeps the saved key, an empty text (the "Remove" button) removes it. */
function keyToSave(draft: string | null): string | null {
  const text = draft?.trim() ?? null;
  return text === '' && draft !== '' ? null : text;
}

function trimmed({ phoneValidation, ipGeolocation, callerId }: Settings['addresses']): Settings['addresses'] {
  return {
    phoneValidation: phoneValidation.trim(),
    ipGeolocation: ipGeolocation.trim(),
    callerId: callerId.trim(),
  };
}

/** A sentence for each address that cannot be used; an empty one means that the operation is not used. */
function addressProblems(addresses: Settings['addresses']): OptionsState['problems'] {
  const problemOf = (text: string): string | null => {
    const address = readAddress(text);
    return address.ok || address.problem === 'empty' ? null : addressProblem(address.problem);
  };
  return {
    phoneValidation: problemOf(addresses.phoneValidation),
    ipGeolocation: problemOf(addresses.ipGeolocation),
    callerId: problemOf(addresses.callerId),
  };
}

function elsewhereProblem({ name, template }: Elsewhere): ElsewhereProblem {
  const isNamed = name !== '' && name.length <= longestName;
  const isPlace = template.length <= longestTemplate && isElsewhereTemplate(template);
  return {
    name: isNamed ? null : say('elsewhereNoName', longestName),
    template: isPlace ? null : say('elsewhereBadTemplate'),
  };
}

/** The settings in which a draft differs from what is kept, however deep. */
export function editedSettings(draft: Settings, saved: Settings): (keyof Settings)[] {
  const names = settingsSchema.keyof().options;
  return names.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(saved[name]));
}

/**
 * What the fields are to hold after the settings were changed elsewhere: what the person has edited and not saved stays,
 * everything else is as it is kept now. `saved` is what was kept when the editing began.
 */
export function rebasedDraft(draft: Settings, saved: Settings, now: Settings): Settings {
  return { ...now, ...Object.fromEntries(editedSettings(draft, saved).map((name) => [name, draft[name]])) };
}

const sentences = {
  empty: 'addressEmpty',
  'too-long': 'addressTooLong',
  'not-an-address': 'addressNotAddress',
  'not-https': 'addressNotHttps',
  'has-user-info': 'addressUserInfo',
  'has-fragment': 'addressFragment',
  'has-key': 'addressHasKey',
  'has-query': 'addressQuery',
} as const satisfies Record<AddressProblem, MessageKey>;

/** Why an address cannot be used, in one sentence. */
function addressProblem(problem: AddressProblem): string {
  return say(sentences[problem]);
}

/** What goes around a request's input, and more. */
const envelope = 200;

/** Whether a request's input fits into one message. What alone can be too long of settings are their sites, about 2,600 of them. */
export function fitsMessage(input: unknown): boolean {
  return JSON.stringify(input).length <= messageCharacters - envelope;
}
