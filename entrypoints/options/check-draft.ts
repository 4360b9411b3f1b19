import type { ElsewhereProblem, OptionsState } from '../../components/options/options-state.ts';
import { readAddress } from '../../lib/lookup/remote/read-address.ts';
import type { Elsewhere, Settings } from '../../lib/model/settings.ts';
import { isElsewhereTemplate } from '../../lib/report/elsewhere-url.ts';
import { say } from '../../lib/words/say.ts';
import { addressProblem } from './address-problem.ts';
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
