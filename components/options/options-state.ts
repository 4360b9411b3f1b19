import type { Failure } from '../../lib/model/answer/failure.ts';
import type { DataDates } from '../../lib/model/answer/report.ts';
import type { OperationId, ServiceOperationId } from '../../lib/model/answer/service-answer.ts';
import type { Result } from '../../lib/model/result.ts';
import type { Policy } from '../../lib/model/settings/policy.ts';
import type { ReachUse } from '../../lib/model/settings/reach-programs.ts';
import type { Settings } from '../../lib/model/settings/settings.ts';
import type { StorageLoss, StorageTrouble } from '../../lib/model/stored-types.ts';

/** The state of testing one operation, and the result. */
export type TestState = { kind: 'asking' } | { kind: 'done'; outcome: Result<null, Failure> };

/**
 * The state of saving. `refused`: a field has a problem. `failed`: the extension did not answer. `full`: no space is
 * left on the device. `moved`: the addresses changed meanwhile, so the key was not saved. `no-consent`: saved with
 * online lookups off, as the browser may not send data.
 */
export type SaveState =
  | 'unchanged'
  | 'changed'
  | 'saving'
  | 'saved'
  | 'refused'
  | 'failed'
  | 'full'
  | 'too-many-sites'
  | 'no-consent'
  | 'moved';

/**
 * The result of a change outside of the service form, where changes apply at once. The failures are those of saving.
 */
export type AppliedState = 'none' | 'applied' | 'undone' | Extract<SaveState, 'failed' | 'full' | 'too-many-sites'>;

/**
 * All that the options show. `draft` is what the fields hold, saved or not; `keyDraft` is a key that was typed and not
 * yet saved, null if none was. `problems` has a sentence for each address that cannot be used, `keyProblem` one for
 * such a key.
 */
export type OptionsState = {
  draft: Settings;
  /** The settings as they are kept. */
  saved: Settings;
  /** The policy, which draft and saved settings already follow. */
  policy: Policy;
  /** The sites' modes that apply in private windows, on a page in one. */
  privateSites: Settings['sites'];
  keyDraft: string | null;
  savedKey: { hasKey: boolean; last4: string | null; origins: string[]; isRefused: boolean };
  browserCountry: string | null;
  /** How many names of pages are remembered. */
  pageNames: number;
  /** How many lookups the history holds. */
  historyLength: number;
  dataDates: DataDates;
  problems: Record<ServiceOperationId, string | null>;
  keyProblem: string | null;
  /** What the fields of the budgets hold, and a sentence for each that is no budget. */
  budgets: Record<keyof Settings['budgets'], string>;
  budgetProblems: Record<keyof Settings['budgets'], string | null>;
  /** A sentence for each link of “Call with” and “Message with” that can't be used. */
  reachProblems: Record<ReachUse, string | null>;
  /** What is wrong with the user's own text to copy. */
  ownCopyProblem: string | null;
  /** Problems of each custom link. */
  elsewhereProblems: ElsewhereProblem[];
  /** Origins of the saved addresses that the browser does not let the extension reach. */
  blocked: string[];
  /** Lookups are on, but the browser may not send data for them before the user allows it (Firefox). */
  needsConsent: boolean;
  /** The state of the service form: key, addresses and path. */
  save: SaveState;
  /** How the last change of everything else went. */
  applied: AppliedState;
  tests: Partial<Record<OperationId, TestState>>;
  /** What was lost with damaged storage, until the user has read it. */
  lost: StorageLoss | null;
  /** Why the database cannot be used for now. */
  trouble: StorageTrouble | null;
  /** What is searched for on this page. */
  search: string;
};

/** Sentences about a place to open a subject at; null if nothing is wrong. */
export type ElsewhereProblem = { name: string | null; template: string | null };

/** What a section of the options is drawn with. */
export type SectionProps = { state: OptionsState; events: OptionsEvents };

/** What the user does in the options. */
export type OptionsEvents = {
  /** Changes fields of the service form, which "Save" saves, or a text that is still being typed. */
  onChange: (draft: Settings) => void;
  /** Changes settings that take effect at once. */
  onSet: (changes: Partial<Settings>) => void;
  /** A text that takes effect at once has been typed to its end. */
  onCommit: () => void;
  /** Undoes the last change. */
  onUndo: () => void;
  onKey: (key: string | null) => void;
  onBudget: (budget: keyof Settings['budgets'], text: string) => void;
  onSave: () => void;
  onForgetNames: () => void;
  onClearHistory: () => void;
  onLossRead: () => void;
  onSearch: (search: string) => void;
  onTest: () => void;
  /** Asks the browser for access to an origin of the service. */
  onAllow: (origin: string) => void;
  /** Asks the browser for the consent to send data. */
  onConsent: () => void;
};
