import type { DataReader } from '../../data/reader.ts';
import type { LookUpReply } from '../../messages/contract.ts';
import type { Failure, OperationFailure } from '../../model/answer/failure.ts';
import type { Named } from '../../model/answer/named.ts';
import type { Report } from '../../model/answer/report.ts';
import type { OperationId, ServiceAnswer } from '../../model/answer/service-answer.ts';
import { isNegative } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import type { Settings } from '../../model/settings/settings.ts';
import { tryAgain } from '../../store/database/database.ts';
import { readSettings } from '../../store/person/settings.ts';
import { knownProviders } from '../../store/service/providers.ts';
import type { Operation } from '../service/operations.ts';
import type { ChainLink, Nameable } from './chain.ts';
import { costOf, linksOf, linksToAsk, namedOperations, nextByHover, nextInChain } from './chain.ts';
import { consented } from './consent.ts';
import type { Gates } from './gates.ts';
import { createGates } from './gates.ts';
import { keptAnswers, withDescription } from './kept-answers.ts';
import { isSomeones, worthAsking } from './online-offer.ts';
import type { AskedFrom, OnlineLookup } from './request-setup.ts';
import { lookedUp } from './request-setup.ts';
import type { TestOptions } from './test-operation.ts';
import { testOperation } from './test-operation.ts';

/**
 * A request to look up a reported subject online. Without `only` and `by`, the first service in the user's order that
 * has not answered yet is asked.
 *
 * - `asked`: the user started it by a click or a key, otherwise hovering did.
 * - `refresh`: stale answers are requested again. Only the user may start that.
 * - `alone`: nobody else is asked after the first, even if `goOn` is set.
 */
export type LookUpRequest = Named &
  AskedFrom & {
    report: Report;
    asked: boolean;
    refresh?: boolean;
    alone?: boolean;
  };

export type LookUp = {
  /**
   * Asks the provider or operations that the request names, otherwise the first in the user's order that has not
   * answered yet, and the next ones if nobody knew anything and `goOn` is set. Each operation succeeds or fails
   * separately. The reply also says who can be asked next. If a named provider is gone or has another description now,
   * that is a failure, and no other is asked instead. Nothing is sent if the user's consent does not cover it, or if
   * the subject must not leave the device. The reply is then empty. If lookups are
   * off and the user started this one, each operation fails as `turned-off`.
   */
  ask: (request: LookUpRequest) => Promise<LookUpReply>;
  /** Looks up an example, or what the user typed, with one operation, whatever answers are saved. */
  test: (operation: OperationId, options: TestOptions) => Promise<Result<null, Failure>>;
  /** Cancels what is under way and discards what waits: the user turned online lookups off (guard consent-aborts). */
  withdraw: () => void;
};

/** Makes the online lookup. `read` reads the country boxes that decide the order of a coordinate pair. */
export function createLookUp(read: DataReader): LookUp {
  const gates = createGates(read);
  return {
    ask: (request) => lookUpOnline(gates, request),
    test: (operation, options) => testOperation(gates, operation, options),
    withdraw: gates.withdraw,
  };
}

async function lookUpOnline(gates: Gates, request: LookUpRequest): Promise<LookUpReply> {
  const settings = await readSettings();
  const { report, asked, refresh = false, only, alone = false, site, tabId, isPrivate } = request;
  if (!worthAsking(report)) return { answers: [], failures: [] };
  if (!asked && !isSomeones(report)) return { answers: [], failures: [] }; // guard nobodys-unasked
  if (asked) tryAgain(); // guard press-tries-again
  const providers = await knownProviders();
  const links = await linksOf(report, settings, providers);
  const named = namedOperations(request, links);
  if (!consented(settings, request)) {
    const wanted = named ?? links[0]?.operations ?? [];
    return { answers: [], failures: asked ? allFailed(wanted, { kind: 'turned-off' }) : [] };
  }
  const kept = await keptAnswers(report.subject, links, request);
  const answered = kept.map(({ operation }) => operation);
  const toAsk = linksToAsk(links, named, answered);
  const purpose = refresh && asked ? 'refresh' : 'lookup'; // guard no-stale-refresh
  const lookup: OnlineLookup = { ...lookedUp(report), asked, site, tabId, isPrivate, purpose };
  const goesOn = providers.goOn && !only && !alone; // guard list-alone
  const { answers, failures, tried } = await askInOrder(gates, toAsk ?? [], { lookup, settings, goesOn }); // guard nobody-instead
  const isGone = toAsk === null;
  const reply: LookUpReply = {
    order: links.flatMap(({ operations }) => operations.map(({ id }) => id)),
    answers,
    failures: isGone ? allFailed(named ?? [], { kind: 'not-configured' }) : failures,
  };
  const answeredNow = [...kept, ...answers];
  const rest = isGone ? links : toAsk.slice(tried);
  const further = asked || isGone ? null : nextByHover(rest, answeredNow);
  if (further) return { ...reply, next: { kind: 'auto', ...costOf(further.link, further.operations, providers) } };
  const triedNow = (toAsk ?? []).slice(0, tried).map(({ by }) => by);
  const others = asked ? rest : links.filter(({ by }) => !triedNow.includes(by));
  const next = nextInChain(
    others,
    answeredNow.map(({ operation }) => operation),
  );
  return next ? { ...reply, next: { kind: 'ask', ...costOf(next.link, next.operations, providers) } } : reply;
}

/** Asks one link, and if `goesOn` the next ones until one knows something. `tried`: how many were asked. */
async function askInOrder(
  gates: Gates,
  links: readonly ChainLink[],
  { lookup, settings, goesOn }: { lookup: OnlineLookup; settings: Settings; goesOn: boolean },
): Promise<{ answers: ServiceAnswer[]; failures: OperationFailure[]; tried: number }> {
  const answers: ServiceAnswer[] = [];
  const failures: OperationFailure[] = [];
  let tried = 0;
  for (const link of links) {
    if (tried > 0 && !lookup.asked && !link.hover) break;
    const replies = await askAll(gates, link.operations, lookup, settings);
    answers.push(...replies.answers);
    failures.push(...replies.failures);
    tried += 1;
    if (!goesOn || !hadNothing(replies)) break;
  }
  return { answers, failures, tried };
}

/** Asks these operations at once. Each succeeds or fails separately. */
async function askAll(
  gates: Gates,
  operations: readonly Operation[],
  lookup: OnlineLookup,
  settings: Settings,
): Promise<LookUpReply> {
  const answers: ServiceAnswer[] = [];
  const failures: OperationFailure[] = [];
  const outcomes = await Promise.all(
    operations.map(async (operation) => ({ operation, result: await gates.pass(operation, lookup, settings) })),
  );
  for (const { operation, result } of outcomes) {
    if (result.ok) answers.push(withDescription(result.value, operation));
    else failures.push(failureOf(operation, result.problem));
  }
  return { answers, failures };
}

/** Did everyone who was asked answer that nothing is known? A 404 about the subject (`not-found`) counts as that. */
function hadNothing({ answers, failures }: LookUpReply): boolean {
  return answers.every(isNegative) && failures.every(({ failure }) => failure.kind === 'not-found');
}

function allFailed(operations: readonly Nameable[], failure: Failure): OperationFailure[] {
  return operations.map((each) => failureOf(each, failure));
}

function failureOf({ id, described }: Nameable, failure: Failure): OperationFailure {
  return { operation: id, ...described, failure };
}
