import { readListed } from '../../../lib/detect/typed/read-subject.ts';
import { createCollector } from '../../../lib/list/collector.ts';
import { csvQuestions, textQuestions } from '../../../lib/list/questions.ts';
import type { ListEntry } from '../../../lib/list/rows.ts';

/** The list that the panel and the background make of a text together, without what lies between them. */
export function listed(
  text: string,
  { country = 'DE', csv = false }: { country?: string | null; csv?: boolean } = {},
): { entries: ListEntry[]; lines: number; linesWithout: number } {
  const collector = createCollector({ entries: [], lines: 0, linesWithout: 0 });
  collector.begin(text, null);
  for (const { questions, lines } of csv ? csvQuestions(text) : textQuestions(text)) {
    collector.pass(lines);
    for (const question of questions) {
      collector.take(question, readListed(question.text, { country, alone: question.alone }));
    }
  }
  collector.end();
  const { entries, lines, linesWithout } = collector.collected();
  return { entries: [...entries.values()], lines, linesWithout };
}
