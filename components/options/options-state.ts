import type { Failure } from '../../lib/model/failure.ts';
import type { OperationId } from '../../lib/model/operation.ts';
import type { Result } from '../../lib/model/result.ts';
import type { Settings } from '../../lib/model/settings.ts';

/** How the test of one operation stands. */
export type TestState = { kind: 'asking' } | { kind: 'done'; outcome: Result<null, Failure> };

/** How saving stands. `refused`: a field has a problem. `failed`: the extension did not answer. */
export type SaveState = 'unchanged' | 'changed' | 'saving' | 'saved' | 'refused' | 'failed';

/**
 * All that the options show. `draft` is what the fields hold, saved or not; `keyDraft` is a key that was typed and not
 * yet saved, null where none was. `problems` has a sentence for each address that cannot be used, `keyProblem` one for
 * such a key.
 */
export type OptionsState = {
  draft: Settings;
  keyDraft: string | null;
  savedKey: { hasKey: boolean; last4: string | null; origins: string[] };
  browserCountry: string | null;
  /** How many names of pages are remembered. */
  pageNames: number;
  problems: Record<OperationId, string | null>;
  keyProblem: string | null;
  /** What the fields of the budgets hold, and a sentence for each that is no budget. */
  budgets: Record<keyof Settings['budgets'], string>;
  budgetProblems: Record<keyof Settings['budgets'], string | null>;
  /** Origins of the saved addresses that the browser does not let the extension reach. */
  blocked: string[];
  save: SaveState;
  tests: Partial<Record<OperationId, TestState>>;
};

/** What a person does in the options. */
export type OptionsEvents = {
  onChange: (draft: Settings) => void;
  onKey: (key: string | null) => void;
  onBudget: (budget: keyof Settings['budgets'], text: string) => void;
  onSave: () => void;
  onForgetNames: () => void;
  onTest: () => void;
  /** Asks the browser for access to an origin of the service. */
  onAllow: (origin: string) => void;
};
