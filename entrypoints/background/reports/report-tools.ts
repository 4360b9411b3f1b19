import { firstCopy } from '../../../lib/model/answer/copy-recipe.ts';
import type { CardTools } from '../../../lib/model/page/card.ts';
import { keptOr } from '../../../lib/store/database/timeouts.ts';
import { readLastCopy, saveLastCopy } from '../../../lib/store/person/last-copy.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { chosenPlaces } from '../../../lib/words/pivot-name.ts';
import { handle } from '../tools.ts';

/** Returns what a report's buttons need. If how the user copied last can't be read, only that is missing. */
export async function readTools(): Promise<CardTools> {
  const [lastCopy, settings] = await Promise.all([keptOr('the last copy', readLastCopy, firstCopy), readSettings()]);
  const { callWith, messageWith, ownCopy } = settings;
  return { lastCopy, elsewhere: chosenPlaces(settings), callWith, messageWith, ownCopy };
}

/** Handles what a report's buttons need, in the popup and the side panel, and what they did there or on a card. */
export const reportToolsHandlers = handle({
  readTools,

  async noteCopy({ kind, recipe }, sender) {
    if (!sender.isPrivate) await saveLastCopy(kind, recipe);
    return null;
  },
});
