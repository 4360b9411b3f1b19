import type { Handlers } from '../../lib/messages/answer.ts';
import { readLastCopy, saveLastCopy } from '../../lib/store/last-copy.ts';
import { readSettings } from '../../lib/store/settings.ts';

type ToolsRequest = 'readTools' | 'noteCopy';

/** What the buttons of a report need, in the card and in the popup. */
export const reportToolsHandlers: Pick<Handlers, ToolsRequest> = {
  async readTools() {
    const [lastCopy, { openElsewhere }] = await Promise.all([readLastCopy(), readSettings()]);
    return { lastCopy, elsewhere: openElsewhere };
  },

  async noteCopy({ kind, recipe }) {
    await saveLastCopy(kind, recipe);
    return null;
  },
};
