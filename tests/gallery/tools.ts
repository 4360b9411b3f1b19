import { usualTools } from '../../components/page/report-tools.ts';
import { firstCopy } from '../../lib/model/answer/copy-recipe.ts';
import type { CardTools } from '../../lib/model/page/card.ts';

/** What the buttons of the gallery's reports have. */
export const tools: CardTools = {
  ...usualTools,
  lastCopy: firstCopy,
  elsewhere: [{ name: 'Our own directory', template: 'https://directory.example/search?q={subject}' }],
};
