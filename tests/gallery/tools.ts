import type { CardTools } from '../../lib/model/card-tools.ts';
import { firstCopy } from '../../lib/model/copy-recipe.ts';

/** What the buttons of the gallery's reports have. */
export const tools: CardTools = {
  lastCopy: firstCopy,
  elsewhere: [{ name: 'Our own directory', template: 'https://directory.example/search?q={subject}' }],
};
