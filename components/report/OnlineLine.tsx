import type { OnlineOffer, Report } from '../../lib/model/report.ts';
import { groupFailures } from '../../lib/report/group-failures.ts';
import { quotaText } from '../../lib/report/quota-text.ts';
import { say } from '../../lib/words/say.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { FailureNote } from '../card/FailureNote.tsx';
import { Button } from '../parts/Button.tsx';
import './report.css';

type OnlineLineProps = {
  report: Report;
  offer: OnlineOffer;
  asking: boolean;
  now: number;
  onLookUp: () => void;
  onOptions: () => void;
  onAllow?: ((origin: string) => void) | undefined;
};

/** How the lookup service stands to this report: what asking costs, that it is being asked, what it said or why not. */
export function OnlineLine({ report, offer, asking, now, onLookUp, onOptions, onAllow }: OnlineLineProps) {
  const quota = quotaText(report, now);
  const failures = asking ? [] : groupFailures(report.failures);
  const answered = report.service.length > 0 || report.failures.length > 0;
  return (
    <div class="nl-online">
      {failures.map(({ failure, operations }) => (
        <FailureNote
          key={operations.join()}
          failure={failure}
          operations={operations}
          now={now}
          onRetry={onLookUp}
          onOptions={onOptions}
          onAllow={onAllow}
        />
      ))}
      <div role="status">
        {asking ? <p class="nl-online-words nl-online-steady">{say('askingService')}</p> : null}
        {!asking && report.service.length > 0 ? (
          <p class={quota === null && failures.length === 0 ? 'nl-online-words nl-online-steady' : 'nl-hidden'}>
            {say('answered')}
          </p>
        ) : null}
      </div>
      {asking || answered ? null : <Offer offer={offer} onLookUp={onLookUp} onOptions={onOptions} />}
      {asking || quota === null ? null : (
        <p class={failures.length === 0 ? 'nl-online-words nl-online-steady' : 'nl-online-words'}>{quota}</p>
      )}
    </div>
  );
}

function Offer({ offer, onLookUp, onOptions }: Pick<OnlineLineProps, 'offer' | 'onLookUp' | 'onOptions'>) {
  switch (offer.kind) {
    case 'none':
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
