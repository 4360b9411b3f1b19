import type { CopyRecipe, LastCopy } from '../../lib/model/copy-recipe.ts';
import { firstCopy } from '../../lib/model/copy-recipe.ts';
import type { Report } from '../../lib/model/report.ts';
import { copyChoices, mainRecipe, recipes } from '../../lib/report/recipes.ts';
import type { ReportContext } from '../../lib/report/report-context.ts';
import { subjectText } from '../../lib/report/subject-text.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Menu } from '../parts/Menu.tsx';

type CopyMenuProps = {
  report: Report;
  context: ReportContext;
  last: LastCopy;
  copied: boolean;
  onCopy: (recipe: CopyRecipe, text: string) => void;
};

/** Copies the subject the way it was copied last, and all other ways in a menu. */
export function CopyMenu({ report, context, last, copied, onCopy }: CopyMenuProps) {
  const main = mainRecipe(report, last);
  const isFirst = main === firstCopy[report.subject.kind];
  const what = isFirst ? subjectText(report) : say(recipes[main].name);
  return (
    <>
      <CopyButton what={what} copied={copied} onCopy={() => onCopy(main, recipes[main].text(report, context) ?? '')} />
      <Menu
        label={say('copyMenu')}
        icon="more"
        items={() =>
          copyChoices(report, context).map(({ recipe, name, text, isShort }) => ({
            key: recipe,
            label: say(name),
            ...(isShort ? { hint: text } : {}),
            checked: recipe === main,
            onPick: () => onCopy(recipe, text),
          }))
        }
      />
    </>
  );
}
