import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ask as Ask } from '../../lib/messages/ask.ts';
import type { CopyRecipe } from '../../lib/model/answer/copy-recipe.ts';
import { firstCopy } from '../../lib/model/answer/copy-recipe.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import type { Copier } from './copier.ts';
import { saveFile } from './copier.ts';

type Kind = Subject['kind'];

export type ReportTools = ReturnType<typeof createReportTools>;

/** The tools of someone who has chosen nothing. */
export const usualTools: CardTools = { lastCopy: firstCopy, elsewhere: [], callWith: '', messageWith: '', ownCopy: '' };

/** Creates what the buttons of reports need, and what they do. `ask` asks the background; `first` are the tools at first. */
export function createReportTools(ask: typeof Ask, copier: Copier, first = usualTools) {
  const tools = signal(first);
  return {
    tools: tools as ReadonlySignal<CardTools>,
    /** Loads the user's own tools. Until then, and if the background does not answer, `tools` are as they were. */
    async load() {
      const reply = await ask('readTools', {});
      if (reply.ok) tools.value = reply.value;
    },
    /** Copies a text, and remembers how a subject of that kind was copied. */
    onRecipe(kind: Kind, recipe: CopyRecipe, text: string) {
      void copier.copy('subject', text);
      tools.value = { ...tools.value, lastCopy: { ...tools.value.lastCopy, [kind]: recipe } };
      void ask('noteCopy', { kind, recipe });
    },
    onSave: saveFile,
  };
}
