import type { ComponentChildren } from 'preact';
import type { Claim, Fact } from '../../lib/report/facts/fact.ts';
import { terms } from '../../lib/report/facts/fact.ts';
import { finerClaims } from '../../lib/report/facts/finer.ts';
import { isSplitService, newestOfEach, sourceKey } from '../../lib/report/facts/sources.ts';
import type { CallTime } from '../../lib/report/wording/times.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { Flag } from '../parts/Country.tsx';
import { SourceTag } from '../parts/SourceTag.tsx';
import { CallLight } from './CallLight.tsx';
import './report.css';

type FactListProps = {
  facts: Fact[];
  now: number;
  /** Facts that stay in the document but are hidden, because they are shown elsewhere or not known. */
  isHidden?: (fact: Fact) => boolean;
  /** Sources are named only if they differ, or if a service is the only one; the end of the details names them all. */
  isQuiet?: boolean;
  /** Copies a fact; without it there are no copy buttons. */
  copies?: FactCopies;
};

/** What was copied a moment ago, and what copies. */
type FactCopies = { copied: string | null; onCopy: (what: string, text: string) => void };

/** Facts as a description list: every answer with its sources and notes. */
export function FactList({ facts, now, isHidden = () => false, isQuiet = false, copies }: FactListProps) {
  // If the sources disagree about the country, the source of each city and time matters.
  const isDisputed = facts.some(({ id, disagree }) => id === 'country' && disagree);
  return (
    <dl class="nl-facts">
      {facts.map((fact) => (
        <FactRow
          key={fact.id}
          fact={fact}
          now={now}
          isHidden={isHidden(fact)}
          isQuiet={isQuiet && !isDisputed}
          isDisputed={isDisputed}
          copies={copies}
        />
      ))}
    </dl>
  );
}

type FactRowProps = {
  fact: Fact;
  now: number;
  isHidden: boolean;
  isQuiet: boolean;
  isDisputed: boolean;
  copies: FactCopies | undefined;
};

function FactRow({ fact, now, isHidden, isQuiet, isDisputed, copies }: FactRowProps) {
  const { id, claims, disagree, note, callTime } = fact;
  const shown = finerClaims(fact);
  const isOne = shown.length === 1;
  const isSplit = isSplitService(shown);
  // It qualifies the one answer.
  const aside = isOne && fact.aside ? (id === 'localTime' ? fact.aside : say('inBrackets', fact.aside)) : null;
  return (
    <div hidden={isHidden} class={disagree ? 'nl-fact nl-fact-disputed' : 'nl-fact'}>
      <dt>{say(terms[id])}</dt>
      {shown.map((claim, index) => (
        <ClaimLine
          key={claim.key}
          claim={claim}
          now={now}
          isWorded={isDisputed || !isOne}
          isLookupNamed={isSplit}
          isQuiet={isQuiet && isOne && isOurs(claim)}
          callTime={callTime}
          copy={index === 0 && copies ? copyButton(fact, claim, copies) : null}
        />
      ))}
      {aside === null ? null : (
        <dd class={id === 'localTime' ? 'nl-fact-aside nl-fact-joined' : 'nl-fact-aside'}>{aside}</dd>
      )}
      {shown.map(({ key, detail, sources }) =>
        // More from the built-in data is a tooltip; more from a service, which was paid for, is shown.
        detail !== undefined && sources.some(({ kind }) => kind === 'service') ? (
          <dd key={`detail ${key}`} class="nl-note">
            <bdi>{detail}</bdi>
          </dd>
        ) : null,
      )}
      {note === null ? null : <dd class="nl-note">{note}</dd>}
      {claims.map(({ key, text, isCoarser }) =>
        isCoarser ? (
          <dd key={`coarser ${key}`} hidden>
            <bdi>{text}</bdi>
          </dd>
        ) : null,
      )}
    </div>
  );
}

/** The leading answer is copied. */
function copyButton({ id }: Fact, { copy }: Claim, { copied, onCopy }: FactCopies) {
  return copy === undefined ? null : (
    <CopyButton what={say(terms[id])} copied={copied === id} onCopy={() => onCopy(id, copy)} />
  );
}

/** Does the built-in data say the same? Words of others must not be read as ours (SECURITY R60). */
function isOurs({ sources }: Claim): boolean {
  return sources.some(({ kind }) => kind === 'device');
}

type ClaimLineProps = {
  claim: Claim;
  now: number;
  isWorded: boolean;
  isLookupNamed: boolean;
  isQuiet: boolean;
  callTime: CallTime | undefined;
  copy: ComponentChildren;
};

function ClaimLine({ claim, now, isWorded, isLookupNamed, isQuiet, callTime, copy }: ClaimLineProps) {
  return (
    <dd class="nl-claim" title={claim.detail}>
      {claim.flag === undefined ? null : <Flag country={claim.flag} />}
      <span class="nl-claim-text">
        <bdi>{claim.isWord ? <q>{claim.text}</q> : claim.text}</bdi>
        {callTime === undefined ? null : <CallLight time={callTime} />}
      </span>
      <span class="nl-claim-sources">
        {(isQuiet ? [] : newestOfEach(claim.sources)).map((source) => (
          <SourceTag
            key={sourceKey(source)}
            source={source}
            now={now}
            isWorded={isWorded}
            isLookupNamed={isLookupNamed && sourceKey(source) === 'service'}
          />
        ))}
      </span>
      {copy}
    </dd>
  );
}
