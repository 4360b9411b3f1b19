import type { AppliedState, OptionsState } from '../../../components/options/options-state.ts';
import { ask } from '../../../lib/messages/ask.ts';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import { checkAtOnce, editedSettings, fitsMessage, rebasedDraft, unfinishedLinks } from './check-draft.ts';
import { budgetTexts } from './read-budgets.ts';

type Room = {
  state: () => OptionsState | null;
  update: (changes: Partial<OptionsState>) => void;
  /** Like `update`, for fields: also finds out again whether there are unsaved edits. */
  edit: (changes: Partial<OptionsState>) => void;
};

/** Applies the options outside of the service form as soon as they are changed. */
export function createAtOnce({ state, update, edit }: Room) {
  /** The changes under way, one after the other, so that the last choice of a setting is the one saved. */
  let applying: Promise<unknown> = Promise.resolve();
  /** Counts changes, so that the result of an earlier one is not shown any more. */
  let turn = 0;
  /** What the last change replaced. */
  let replaced: Partial<Settings> = {};

  async function apply(done: AppliedState = 'applied'): Promise<void> {
    const now = state();
    if (!now) return;
    const { settings: wanted, problems } = checkAtOnce(now);
    update(problems);
    const edited = editedSettings(wanted, now.saved);
    if (edited.length === 0) return;
    turn += 1;
    const mine = turn;
    const changes = pick(wanted, edited);
    const next = applying.then(() => keep(changes, now));
    applying = next.catch(() => {});
    const failure = await next;
    if (mine === turn) update({ applied: failure ?? done });
  }

  /** Saves changes; returns why that failed, otherwise null. `shown` is the state of the page when they were made. */
  async function keep(changes: Partial<Settings>, shown: OptionsState): Promise<AppliedState | null> {
    const kept = (state() ?? shown).saved;
    const settings = { ...kept, ...changes };
    // Saves only what was changed, because the saved settings may be newer than this page.
    const input = { settings, names: editedSettings(settings, kept), key: null };
    if (!fitsMessage(input)) return 'too-many-sites';
    const result = await ask('saveSettings', input);
    const now = state();
    if (!result.ok || !now) return 'failed';
    if (result.value.isFull) return 'full';
    replaced = pick(kept, input.names);
    const { settings: saved, blocked, needsConsent } = result.value;
    // Edits made meanwhile stay, and so do links that are still being typed.
    const touched = editedSettings(now.draft, shown.draft);
    if (unfinishedLinks(now.draft).length > 0) touched.push('openElsewhere');
    const untouched = editedSettings(shown.draft, shown.saved).filter(
      (name) => Object.hasOwn(changes, name) && !touched.includes(name),
    );
    edit({
      blocked,
      needsConsent,
      saved,
      draft: { ...rebasedDraft(now.draft, kept, saved), ...pick(saved, untouched) },
      budgets: changes.budgets && now.budgets === shown.budgets ? budgetTexts(saved.budgets) : now.budgets,
      pageNames: saved.rememberNames ? now.pageNames : 0,
    });
    return null;
  }

  return {
    /** Applies the edits that have no problem. */
    apply: () => apply(),
    /** Undoes the last change. */
    async undo() {
      const now = state();
      if (!now) return;
      const { budgets, openElsewhere } = replaced;
      const draft = { ...now.draft, ...replaced };
      if (openElsewhere) draft.openElsewhere = [...openElsewhere, ...unfinishedLinks(now.draft)];
      edit({ draft, applied: 'none', budgets: budgets ? budgetTexts(budgets) : now.budgets });
      await apply('undone');
    },
    /** Resolves when no change is under way any more. */
    async settled() {
      await applying;
    },
    /** Lets changes that are under way be applied, without showing their result. */
    forget() {
      turn += 1;
    },
  };
}

function pick(settings: Settings, names: readonly (keyof Settings)[]): Partial<Settings> {
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}
