import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';
import { finerClaims, terms } from '../../lib/report/claims/fact.ts';
import { isSplitService, newestOfEach, sourceKey } from '../../lib/report/claims/sources.ts';
import type { Claim, DetailRow, Fact, Source } from '../../lib/report/view/view.ts';
import type { CallTime } from '../../lib/words/clocks.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { Flag } from '../parts/Country.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/Icon.tsx';
import { SourceTag } from '../parts/SourceTag.tsx';
import './call-light.css';
import './report.css';

type FactListProps = {
  rows: DetailRow[];
  now: number;
  /** Copies a fact; without it there are no copy buttons. */
  copies?: FactCopies;
};

/** What was copied a moment ago, and what copies. */
type FactCopies = { copied: string | null; onCopy: (what: string, text: string) => void };

/** Facts as a description list: every answer with its sources and notes. */
export function FactList({ rows, now, copies }: FactListProps) {
  return (
    <dl class="nl-stack nl-facts">
      {rows.map((row) =>
        row.kind === 'place' ? (
          <PlaceRow key="place" facts={row.facts} now={now} />
        ) : (
          <FactRow key={row.fact.id} {...row} now={now} copies={copies} />
        ),
      )}
    </dl>
  );
}

/**
 * The city, region and country of one place, read as one line: "Near Frankfurt am Main, Hesse, Germany". Screen readers,
 * and tools that read the card, get each with its own term.
 */
function PlaceRow({ facts, now }: { facts: Fact[]; now: number }) {
  const claims = facts.flatMap((fact) =>
    finerClaims(fact)
      .slice(0, 1)
      .map((claim) => ({ fact, claim })),
  );
  const flag = claims.find(({ claim }) => claim.flag !== undefined)?.claim.flag;
  const last = claims.at(-1)?.claim;
  return (
    <div class="nl-fact nl-fact-place">
      {claims.map(({ fact, claim: { flag: _, ...claim } }, index) => {
        const isRepeated = claims.some((other, at) => at < index && other.claim.key === claim.key);
        return (
          <Fragment key={fact.id}>
            <dt class={index === 0 ? undefined : 'nl-hidden'}>{say(terms[fact.id])}</dt>
            <dd class="nl-claim" hidden={isRepeated} data-join={say('listComma').trimEnd()}>
              {index === 0 && flag !== undefined ? <Flag country={flag} /> : null}
              <bdi>{claim.text}</bdi>
            </dd>
            <HiddenClaims fact={fact} />
          </Fragment>
        );
      })}
      {last === undefined || isOurs(last) ? null : <Sources claim={last} now={now} />}
    </div>
  );
}

type FactRowProps = Omit<Extract<DetailRow, { kind: 'fact' }>, 'kind'> & {
  now: number;
  copies: FactCopies | undefined;
};

function FactRow({ fact, now, isHidden, isQuiet, isDisputed, copies }: FactRowProps) {
  const { id, disagree, note, callTime, warns } = fact;
  const shown = finerClaims(fact);
  const isOne = shown.length === 1;
  const isSplit = isSplitService(shown);
  // It qualifies the one answer.
  const aside = isOne && fact.aside ? (id === 'carrier' ? say('inBrackets', fact.aside) : fact.aside) : null;
  return (
    <div hidden={isHidden} class={classNames('nl-fact', { 'nl-fact-disputed': disagree })}>
      <dt>{say(terms[id])}</dt>
      {shown.map((claim, index) => (
        <ClaimLine
          key={claim.key}
          claim={claim}
          now={now}
          isWorded={isDisputed || !isOne}
          isLookupNamed={isSplit}
          isQuiet={isQuiet && isOne && isOurs(claim)}
          warns={index === 0 ? warns : undefined}
          callTime={callTime}
          copy={index === 0 && copies ? copyButton(fact, claim, copies) : null}
        />
      ))}
      {aside === null ? null : (
        <dd class={classNames('nl-fact-aside', { 'nl-fact-joined': id !== 'carrier' })}>{aside}</dd>
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
      <HiddenClaims fact={fact} />
    </div>
  );
}

/** The answers that say less than another one, for tools that read the card. */
function HiddenClaims({ fact: { claims } }: { fact: Fact }) {
  return (
    <>
      {claims.map(({ key, text, isCoarser }) =>
        isCoarser ? (
          <dd key={`coarser ${key}`} hidden>
            <bdi>{text}</bdi>
          </dd>
        ) : null,
      )}
    </>
  );
}

/** The leading answer is copied. */
function copyButton({ id }: Fact, { copy }: Claim, { copied, onCopy }: FactCopies) {
  return copy === undefined ? null : (
    <CopyButton what={say(terms[id])} copied={copied === id} onCopy={() => onCopy(id, copy)} />
  );
}

/** Does the built-in data say the same? Words of others must not be read as ours. */
function isOurs({ sources }: Claim): boolean {
  return sources.some(({ kind }) => kind === 'device');
}

type ClaimLineProps = {
  claim: Claim;
  now: number;
  isWorded: boolean;
  isLookupNamed: boolean;
  isQuiet: boolean;
  warns: Fact['warns'];
  /** Daytime is the ordinary case, which is not said. */
  callTime: CallTime | undefined;
  copy: ComponentChildren;
};

function ClaimLine({ claim, now, isWorded, isLookupNamed, isQuiet, warns, callTime, copy }: ClaimLineProps) {
  return (
    <dd class="nl-claim" title={claim.detail}>
      {claim.flag === undefined ? null : <Flag country={claim.flag} />}
      {warns === undefined ? null : (
        <span class={`nl-${warns} nl-claim-sign`} aria-hidden="true">
          <Icon name="warning" size={14} />
        </span>
      )}
      <span class={warns === undefined ? 'nl-claim-text' : `nl-medium nl-${warns} nl-claim-text`}>
        <bdi>{claim.isWord ? <q>{claim.text}</q> : claim.text}</bdi>
        {callTime === undefined || callTime.light === 'day' ? null : (
          // What it is in several places takes a line of its own.
          <span class={classNames('nl-muted nl-light', { 'nl-light-places': callTime.light === 'mixed' })}>
            {callTime.text}
          </span>
        )}
      </span>
      <Sources
        claim={isQuiet ? { ...claim, sources: [] } : claim}
        now={now}
        isWorded={isWorded}
        isLookupNamed={isLookupNamed}
      />
      {copy}
    </dd>
  );
}

type SourcesProps = { claim: Claim; now: number; isWorded?: boolean; isLookupNamed?: boolean };

/** The sources of an answer, after it. What is online leads, as in the card's first lines. */
function Sources({ claim, now, isWorded = false, isLookupNamed = false }: SourcesProps) {
  const isOwn = ({ kind }: Source) => Number(kind === 'device');
  return (
    <span class="nl-if-filled nl-line-in nl-claim-sources">
      {newestOfEach(claim.sources)
        .sort((one, other) => isOwn(one) - isOwn(other))
        .map((source) => (
          <SourceTag
            key={sourceKey(source)}
            source={source}
            now={now}
            isWorded={isWorded}
            isLookupNamed={isLookupNamed && sourceKey(source) === 'service'}
          />
        ))}
    </span>
  );
}
