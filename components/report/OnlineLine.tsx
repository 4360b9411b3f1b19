import type { OperationId } from '../../lib/model/operation.ts';
import type { OnlineOffer, Report } from '../../lib/model/report.ts';
import { groupFailures } from '../../lib/report/group-failures.ts';
import { isQuotaLow, reportQuota } from '../../lib/report/quota-text.ts';
import { staleAnswers } from '../../lib/report/stale-answers.ts';
import { say } from '../../lib/words/say.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { FailureNote } from '../card/FailureNote.tsx';
import { Button } from '../parts/Button.tsx';
import { QuotaLine } from './QuotaLine.tsx';
import { StaleLine } from './StaleLine.tsx';
import './online-line.css';

type OnlineLineProps = {
  report: Report;
  offer: OnlineOffer;
  asking: boolean;
  /** The operations that are asked again by themselves. */
  resuming?: OperationId[] | undefined;
  now: number;
  onLookUp: () => void;
  onRefresh: () => void;
  onOptions: () => void;
  onAllow?: ((origin: string) => void) | undefined;
};

/** How the lookup service stands to this report: what asking costs, that it is being asked, what it said or why not. */
export function OnlineLine(props: OnlineLineProps) {
  const { report, offer, asking, resuming = [], now, onLookUp, onRefresh, onOptions, onAllow } = props;
  const told = reportQuota(report, now);
  // An ordinary quota stands in the legend, quietly.
  const quota = told !== null && isQuotaLow(told, now) ? told : null;
  const failures = asking ? [] : groupFailures(report.failures);
  const isPlain = quota === null && failures.length === 0 && staleAnswers(report, now).length === 0;
  return (
    <div class="nl-online">
      {failures.map(({ failure, operations }) => (
        <FailureNote
          key={operations.join()}
          failure={failure}
          operations={operations}
          now={now}
          resumes={operations.some((operation) => resuming.includes(operation))}
          onRetry={onLookUp}
          onOptions={onOptions}
          onAllow={onAllow}
        />
      ))}
      <div role="status">
        {asking ? <p class="nl-online-words nl-online-steady">{say('askingService')}</p> : null}
        {!asking && report.service.length > 0 ? (
          <p class={isPlain ? 'nl-online-words nl-online-steady nl-online-answered' : 'nl-hidden'}>{say('answered')}</p>
        ) : null}
      </div>
      {asking ? null : <StaleLine report={report} now={now} onRefresh={onRefresh} />}
      {asking || failures.length > 0 ? null : <Offer offer={offer} onLookUp={onLookUp} onOptions={onOptions} />}
      {asking || quota === null ? null : <QuotaLine quota={quota} now={now} steady={failures.length === 0} />}
    </div>
  );
}

function Offer({ offer, onLookUp, onOptions }: Pick<OnlineLineProps, 'offer' | 'onLookUp' | 'onOptions'>) {
  switch (offer.kind) {
    case 'none':
    case 'answered':
      return null;
    case 'off':
      return <Line words={say('offerOff')} button={say('openOptions')} onPress={onOptions} />;
    case 'unconfigured':
      return <Line words={say('offerUnconfigured')} button={say('openOptions')} onPress={onOptions} />;
    case 'ask':
    case 'auto':
      return (
        <div class="nl-online-line">
          <Button kind="main" onPress={onLookUp}>
            {say('lookUpOnline')}
          </Button>
          <span class="nl-online-words">{sayCount('spends', offer.calls)}</span>
        </div>
      );
  }
}

function Line({ words, button, onPress }: { words: string; button: string; onPress: () => void }) {
  return (
    <div class="nl-online-line">
      <p class="nl-online-words">{words}</p>
      <Button kind="link" onPress={onPress}>
        {button}
      </Button>
    </div>
  );
}
