import type { CardTools } from '../../lib/model/card-tools.ts';
import type { CopyRecipe } from '../../lib/model/copy-recipe.ts';
import type { Report } from '../../lib/model/report.ts';
import type { ReportContext } from '../../lib/report/report-context.ts';
import type { TextFile } from '../../lib/report/vcard.ts';
import { CopyMenu } from './CopyMenu.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportHeader } from './ReportHeader.tsx';

/** What a person does with a report's subject. */
export type ReportTopEvents = {
  onRecipe: (kind: Report['subject']['kind'], recipe: CopyRecipe, text: string) => void;
  onSave: (file: TextFile) => void;
  onOptions: () => void;
};

type ReportTopProps = {
  report: Report;
  context: ReportContext;
  /** The region that a national number was read with. */
  country: string | null;
  copied: string | null;
  tools: CardTools;
  events: ReportTopEvents;
};

/** A report's header with all that can be done with its subject. */
export function ReportTop({ report, context, country, copied, tools, events }: ReportTopProps) {
  return (
    <ReportHeader
      report={report}
      country={country}
      copy={
        <CopyMenu
          report={report}
          context={context}
          last={tools.lastCopy}
          copied={copied === 'subject'}
          onCopy={(recipe, text) => events.onRecipe(report.subject.kind, recipe, text)}
        />
      }
      actions={
        <ReportActions
          report={report}
          elsewhere={tools.elsewhere}
          onSave={events.onSave}
          onOptions={events.onOptions}
        />
      }
    />
  );
}
