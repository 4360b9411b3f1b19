import type { Claim, Fact } from '../../lib/report/facts/fact.ts';
import { terms } from '../../lib/report/facts/fact.ts';
import { newestOfEach, sourceKey } from '../../lib/report/facts/sources.ts';
import type { CallTime } from '../../lib/report/wording/times.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Country.tsx';
import { SourceTag } from '../parts/SourceTag.tsx';
import { CallLight } from './ReportTop.tsx';
import './report.css';

/** Facts as a description list: every answer with its sources, and how to take it. */
export function FactList({ facts, now }: { facts: Fact[]; now: number }) {
  return (
    <dl class="nl-facts">
      {facts.map((fact) => (
        <div key={fact.id} class={fact.disagree ? 'nl-fact nl-fact-disputed' : 'nl-fact'}>
          <dt>{say(terms[fact.id])}</dt>
          {fact.claims.map((claim) => (
            <ClaimLine
              key={claim.key}
              claim={claim}
              now={now}
              worded={fact.claims.length > 1}
              callTime={fact.callTime}
            />
          ))}
          {fact.claims.map(({ key, detail, sources }) =>
            // What the device has more of is a tooltip; what the service was paid for can be read.
            detail !== undefined && sources.some(({ kind }) => kind === 'service') ? (
              <dd key={`detail ${key}`} class="nl-note">
                <bdi>{detail}</bdi>
              </dd>
            ) : null,
          )}
          {fact.note === null ? null : <dd class="nl-note">{fact.note}</dd>}
        </div>
      ))}
    </dl>
  );
}

type ClaimLineProps = { claim: Claim; now: number; worded: boolean; callTime: CallTime | undefined };

function ClaimLine({ claim, now, worded, callTime }: ClaimLineProps) {
  return (
    <dd class="nl-claim" title={claim.detail}>
      {claim.flag === undefined ? null : <Flag country={claim.flag} />}
      <span class="nl-claim-text">
        <bdi>{claim.text}</bdi>
        {callTime === undefined ? null : <CallLight time={callTime} />}
      </span>
      <span class="nl-claim-sources">
        {newestOfEach(claim.sources).map((source) => (
          <SourceTag key={sourceKey(source)} source={source} now={now} worded={worded} />
        ))}
      </span>
    </dd>
  );
}
