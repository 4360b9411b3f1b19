import type { ElsewhereProblem, OptionsState } from '../../../components/options/options-state.ts';
import { messageCharacters } from '../../../lib/model/limits.ts';
import type { ReachUse } from '../../../lib/model/settings/reach-programs.ts';
import { ownLink, programName, reachSettings } from '../../../lib/model/settings/reach-programs.ts';
import type { AddressProblem } from '../../../lib/model/settings/service-address.ts';
import { readAddress } from '../../../lib/model/settings/service-address.ts';
import type { Elsewhere, Settings } from '../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../lib/model/settings/settings.ts';
import { linkProblem } from '../../../lib/words/link-words.ts';
import { ownCopyProblem } from '../../../lib/words/own-copy-words.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { readBudgets } from './read-budgets.ts';

/** Most characters of a key (`saveSettings` in lib/messages/contract.ts), and of a custom link's name and template. */
const longestKey = 512;
const longestName = 60;

type FormProblems = Pick<OptionsState, 'problems' | 'keyProblem'>;
type AtOnceProblems = Pick<OptionsState, 'budgetProblems' | 'elsewhereProblems' | 'reachProblems' | 'ownCopyProblem'>;

/**
 * The values of the service form, ready to be saved. If `key` is null, the saved key stays. `isGood`: none of its fields
 * has a problem.
 */
type CheckedForm = {
  form: Pick<Settings, (typeof ofForm)[number]>;
  key: string | null;
  problems: FormProblems;
  isGood: boolean;
};

/** Reads the fields of the service form, with a sentence for each that can't be saved. */
export function checkForm({ draft, keyDraft }: OptionsState): CheckedForm {
  const addresses = trimmed(draft.addresses);
  const key = keyToSave(keyDraft);
  const problems: FormProblems = {
    problems: addressProblems(addresses),
    keyProblem: key !== null && key.length > longestKey ? say('keyTooLong', longestKey) : null,
  };
  const all = [problems.keyProblem, ...Object.values(problems.problems)];
  return { form: { addresses, phonePath: draft.phonePath }, key, problems, isGood: all.every((each) => each === null) };
}

/** The settings of the service form, which "Save" keeps; all others take effect at once. */
const ofForm = ['addresses', 'phonePath'] as const satisfies (keyof Settings)[];

/**
 * Returns the settings that "Save" changes: those that were edited, as what is kept may be newer than this page. A new
 * key goes with the whole form, as it is for the addresses that were shown beside it.
 */
export function namesToSave(settings: Settings, saved: Settings, key: string | null): (keyof Settings)[] {
  return [...new Set([...editedSettings(settings, saved), ...(key === null ? [] : ofForm)])];
}

/** Whether the service form differs from what is kept. */
export function isFormEdited({ draft, saved, keyDraft }: OptionsState): boolean {
  return keyDraft !== null || !isSameForm(draft, saved) || waitsForConsent(draft, saved);
}

/** In Firefox, going online waits for "Save": its question about data belongs to that click. */
function waitsForConsent(draft: Settings, saved: Settings): boolean {
  return (
    Boolean(import.meta.env.FIREFOX) && draft.lookUpOnline !== 'never' && draft.lookUpOnline !== saved.lookUpOnline
  );
}

/** Whether the service form's part of two settings is the same. */
export function isSameForm(one: Settings, other: Settings): boolean {
  return ofForm.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/**
 * Returns the settings to apply at once, and a sentence for each text that can't be used. Such a text keeps its saved
 * value, and so does a custom link that is still being typed.
 */
export function checkAtOnce({ draft, saved, budgets: texts }: OptionsState): {
  settings: Settings;
  problems: AtOnceProblems;
} {
  const budgets = readBudgets(texts);
  const badBudgets = Object.values(budgets.problems).some((problem) => problem !== null);
  const links = draft.openElsewhere.map(trimmedLink);
  const [call, message] = [checkReach('call', draft, saved), checkReach('message', draft, saved)];
  return {
    settings: {
      ...draft,
      callWith: call.kept,
      messageWith: message.kept,
      ownCopy: ownCopyProblem(draft.ownCopy) === null ? draft.ownCopy : saved.ownCopy,
      budgets: badBudgets ? saved.budgets : budgets.values,
      openElsewhere: linksToKeep(links, saved.openElsewhere),
      addresses: saved.addresses,
      phonePath: saved.phonePath,
      lookUpOnline: (waitsForConsent(draft, saved) ? saved : draft).lookUpOnline,
    },
    problems: {
      budgetProblems: budgets.problems,
      elsewhereProblems: links.map(shownProblem),
      reachProblems: { call: call.problem, message: message.problem },
      ownCopyProblem: ownCopyProblem(draft.ownCopy),
    },
  };
}

/** Returns the link of “Call with” or “Message with” to keep, and what is wrong with the typed one once it was begun. */
function checkReach(use: ReachUse, draft: Settings, saved: Settings): { kept: string; problem: string | null } {
  const text = draft[reachSettings[use]].trim();
  const problem = text === '' ? null : linkProblem(text, 'number');
  if (problem === null) return { kept: text, problem };
  const isBegun = text !== ownLink && programName(use, text) === null;
  return { kept: saved[reachSettings[use]], problem: isBegun ? problem : null };
}

/** The complete links, and what is saved of each that is being changed. A new one that is still being typed is left out. */
function linksToKeep(links: Elsewhere[], saved: Elsewhere[]): Elsewhere[] {
  const complete = links.filter(isComplete);
  const changing = saved.filter((one) => !complete.some((other) => isSameLink(one, other)));
  return links.flatMap((link) => {
    if (isComplete(link)) return [link];
    return changing.filter(({ name, template }) => name === link.name || template === link.template).slice(0, 1);
  });
}

/** The links that are still being typed, or can't be used: they are only in the fields. */
export function unfinishedLinks({ openElsewhere }: Settings): Elsewhere[] {
  return openElsewhere.filter((link) => !isComplete(trimmedLink(link)));
}

function isComplete(link: Elsewhere): boolean {
  const { name, template } = elsewhereProblem(link);
  return name === null && template === null;
}

function isSameLink(one: Elsewhere, other: Elsewhere): boolean {
  return one.name === other.name && one.template === other.template;
}

/** Returns the problems of a link; none while it is still being typed. */
function shownProblem(link: Elsewhere): ElsewhereProblem {
  const isTyping = link.name === '' || link.template === '';
  return isTyping ? { name: null, template: null } : elsewhereProblem(link);
}

function trimmedLink(link: Elsewhere): Elsewhere {
  return { ...link, name: link.name.trim(), template: link.template.trim() };
}

/** What to do with the key: null keeps the saved key, an empty text (the "Remove" button) removes it. */
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

/** Returns a sentence for each address that can't be used. An empty address means that the operation is not used. */
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
  return {
    name: isNamed ? null : say('elsewhereNoName', longestName),
    template: linkProblem(template, 'site'),
  };
}

/** Returns the settings in which a draft differs from the saved ones, at any depth. */
export function editedSettings(draft: Settings, saved: Settings): (keyof Settings)[] {
  const names = settingsSchema.keyof().options;
  return names.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(saved[name]));
}

/**
 * Returns the fields' values after the settings were changed elsewhere: the user's unsaved edits and custom links that are
 * still being typed stay, everything else follows the saved settings. `saved` are the settings from when the editing began.
 */
export function rebasedDraft(draft: Settings, saved: Settings, now: Settings): Settings {
  const links = unfinishedLinks(draft).length > 0 ? { openElsewhere: draft.openElsewhere } : {};
  return { ...now, ...Object.fromEntries(editedSettings(draft, saved).map((name) => [name, draft[name]])), ...links };
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

/** Returns why an address can't be used, in one sentence. */
function addressProblem(problem: AddressProblem): string {
  return say(sentences[problem]);
}

/** Room for what a message has beside the request's input (characters). */
const envelope = 200;

/** Whether a request's input fits into one message. Only the sites can be too long, from about 2,600 of them on. */
export function fitsMessage(input: unknown): boolean {
  return JSON.stringify(input).length <= messageCharacters - envelope;
}
