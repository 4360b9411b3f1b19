import type { DataReader } from '../../data/reader.ts';
import type { LookUpReply } from '../../messages/contract.ts';
import { isCustom } from '../../model/answer/custom-ids.ts';
import type { Failure, OperationFailure } from '../../model/answer/failure.ts';
import type { Named } from '../../model/answer/named.ts';
import type { PhoneReport, Report } from '../../model/answer/report.ts';
import type { OperationId, ServiceAnswer } from '../../model/answer/service-answer.ts';
import { isNegative, isProvider } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { Finding } from '../../model/settings/custom/definition.ts';
import type { Providers } from '../../model/settings/providers.ts';
import type { Settings } from '../../model/settings/settings.ts';
import { subjectKey } from '../../model/subject.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { tryAgain } from '../../store/database/database.ts';
import { troubleOf } from '../../store/database/storage-trouble.ts';
import { keptOr } from '../../store/database/timeouts.ts';
import { readSettings } from '../../store/person/settings.ts';
import { readAnswer } from '../../store/service/answers.ts';
import { knownProviders } from '../../store/service/providers.ts';
import { hasKey } from '../../store/service/secret.ts';
import { findingsOf } from '../providers/custom-facts.ts';
import { operationOf } from '../providers/providers.ts';
import type { Operation } from '../service/operations.ts';
import { operationsFor } from '../service/operations.ts';
import { consented } from './consent.ts';
import { createGates } from './gates.ts';
import type { ChainLink } from './online-offer.ts';
import { chainFor, costOf, fingerprintIn, nextInChain, worthAsking } from './online-offer.ts';
import type { OnlineLookup } from './request-setup.ts';

/**
 * A request to look up a reported subject online. Without `only` and `by`, the first service in the user's order that
 * has not answered yet is asked.
 *
 * - `asked`: the user started it by a click or a key, otherwise hovering did.
 * - `refresh`: stale answers are requested again. Only the user may start that.
 * - `alone`: nobody else is asked after the first, even if `goOn` is set.
 * - `site`, `tabId`: the page's; null from the popup.
 */
export type LookUpRequest = Named & {
  report: Report;
  asked: boolean;
  refresh?: boolean;
  alone?: boolean;
  site: string | null;
  tabId: number | null;
  isPrivate: boolean;
};

/**
 * `described`, for a described provider: the fingerprint of the description that was shown, the report on what the user
 * wants to look up instead of the example, and who receives what is at each place.
 */
type TestOptions = {
  isPrivate: boolean;
  described?: { fingerprint: string | null; report?: Report | null; onFindings: (findings: Finding[]) => void };
};

export type LookUp = {
  /**
   * Asks the provider or operations that the request names, otherwise the first in the user's order that has not
   * answered yet, and the next ones if nobody knew anything and `goOn` is set. Each operation succeeds or fails
   * separately. The reply also says who can be asked next. If a named provider is gone or has another description now,
   * that is a failure, and no other is asked instead. Nothing is sent if the user's consent does not cover it, or if
   * the subject must not leave the device. The reply is then empty. Only if the user started the lookup with online
   * lookups off does it say so.
   */
  ask: (request: LookUpRequest) => Promise<LookUpReply>;
  /** Looks up an example, or what the user typed, with one operation, whatever answers are saved. */
  test: (operation: OperationId, options: TestOptions) => Promise<Result<null, Failure>>;
  /** Cancels what is under way and discards what waits: the user turned online lookups off (SECURITY R16). */
  withdraw: () => void;
};

/** What "Test connection" looks up: a number and an IP address of organizations, not of a private person. */
const examples: Record<Subject['kind'], Pick<OnlineLookup, 'subject' | 'country' | 'national'>> = {
  phone: { subject: { kind: 'phone', e164: '+14155552671' }, country: 'US', national: '4155552671' },
  ip: { subject: { kind: 'ip', ip: '8.8.8.8' }, country: null },
};

/** Makes the online lookup. `read` reads the country boxes that decide the order of a coordinate pair. */
export function createLookUp(read: DataReader): LookUp {
  const gates = createGates(read);

  async function askOperations(
    operations: Operation[],
    lookup: OnlineLookup,
    settings: Settings,
  ): Promise<LookUpReply> {
    const outcomes = await Promise.all(
      operations.map(async (operation) => ({
        operation,
        result: await gates.pass(operation, lookup, settings).catch(failureOfError),
      })),
    );
    return {
      answers: outcomes.flatMap(({ operation, result }) =>
        result.ok ? [withFingerprint(result.value, operation)] : [],
      ),
      failures: outcomes.flatMap(({ operation, result }) => (result.ok ? [] : [failureOf(operation, result.problem)])),
    };
  }

  /** Asks one link, and if `goesOn` the next ones until one knows something. `tried`: how many were asked. */
  async function askInOrder(
    links: readonly ChainLink[],
    { lookup, settings, goesOn }: { lookup: OnlineLookup; settings: Settings; goesOn: boolean },
  ): Promise<{ answers: ServiceAnswer[]; failures: OperationFailure[]; tried: number }> {
    const answers: ServiceAnswer[] = [];
    const failures: OperationFailure[] = [];
    let tried = 0;
    for (const link of links) {
      if (tried > 0 && !lookup.asked && !link.hover) break;
      const replies = await askOperations(link.operations, lookup, settings);
      answers.push(...replies.answers);
      failures.push(...replies.failures);
      tried += 1;
      if (!goesOn || !hadNothing(replies)) break;
    }
    return { answers, failures, tried };
  }

  return {
    async ask(request) {
      const settings = await readSettings();
      const { report, asked, refresh = false, only, alone = false, site, tabId, isPrivate } = request;
      if (!worthAsking(report)) return { answers: [], failures: [] };
      if (asked) tryAgain(); // guard R65 press-tries-again
      const providers = await knownProviders();
      const links = await linksOf(report, settings, providers);
      const named = namedOperations(request, links);
      if (!consented(settings, request)) {
        const wanted = named ?? links[0]?.operations ?? [];
        return { answers: [], failures: asked ? wanted.map((each) => failureOf(each, { kind: 'turned-off' })) : [] };
      }
      const purpose = refresh && asked ? 'refresh' : 'lookup'; // guard R30 no-stale-refresh
      const lookup: OnlineLookup = { ...lookedUp(report), asked, site, tabId, isPrivate, purpose };
      const kept = await keptAnswers(report.subject, links, { isPrivate });
      const answered = kept.map(({ operation }) => operation);
      const toAsk = linksToAsk(links, named, answered);
      const goesOn = providers.goOn && !only && !alone; // guard R03 list-alone
      const { answers, failures, tried } = await askInOrder(toAsk ?? [], { lookup, settings, goesOn }); // guard R03 nobody-instead
      const gone = toAsk === null && named ? named.map((each) => failureOf(each, { kind: 'not-configured' })) : [];
      const reply: LookUpReply = {
        order: links.flatMap(({ operations }) => operations.map(({ id }) => id)),
        answers,
        failures: [...gone, ...failures],
      };
      const answeredNow = [...answered, ...answers.map(({ operation }) => operation)];
      const next = nextInChain(toAsk === null ? links : toAsk.slice(tried), answeredNow);
      return next ? { ...reply, next: { kind: 'ask', ...costOf(next.link, next.operations, providers) } } : reply;
    },

    async test(id, { isPrivate, described }) {
      tryAgain();
      const providers = await knownProviders();
      const operation = operationOf(id, providers.custom);
      if (!operation) return failed({ kind: 'not-configured' });
      const { fingerprint } = isProvider(id) ? fingerprintIn(providers, id) : {};
      if ((fingerprint ?? null) !== (described?.fingerprint ?? null)) return failed({ kind: 'interrupted' }); // guard R03 tried-as-shown
      const definition = isCustom(id) ? providers.custom?.[id] : undefined;
      const peeking: Operation = {
        ...operation,
        ...(fingerprint === undefined ? {} : { fingerprint }),
        decode(json, ...rest) {
          if (definition) described?.onFindings(findingsOf(json, definition));
          return operation.decode(json, ...rest);
        },
      };
      // A special address is never sent, even if it is typed for a test.
      const { report = null } = described ?? {};
      const isWrong = report !== null && !(operation.kinds.includes(report.subject.kind) && worthAsking(report));
      if (isWrong) return failed({ kind: 'interrupted' });
      const example = report ? lookedUp(report) : examples[operation.kinds[0] ?? 'phone'];
      const lookup: OnlineLookup = { ...example, asked: true, site: null, tabId: null, isPrivate, purpose: 'test' };
      const result = await gates.pass(peeking, lookup, await readSettings()).catch(failureOfError);
      return result.ok ? ok(null) : failed(result.problem);
    },

    withdraw: gates.withdraw,
  };
}

/**
 * Returns the services that this lookup can ask. If none is set up: the lookup service, whose failure says what is
 * missing.
 */
async function linksOf({ subject }: Report, settings: Settings, providers: Providers): Promise<ChainLink[]> {
  const links = chainFor(subject, settings, { hasKey: await hasKey(), providers });
  return links.length > 0 ? links : chainFor(subject, settings, { hasKey: true, providers });
}

/**
 * Returns the links that may be asked, in order: from the first that has not answered everything, or from the one with
 * the named operations, of which it has no others then. Null if the named ones are gone.
 */
function linksToAsk(
  links: readonly ChainLink[],
  named: readonly Nameable[] | undefined,
  answered: readonly OperationId[],
): ChainLink[] | null {
  if (named === undefined) return links.slice(nextInChain(links, answered)?.index ?? 0);
  const start = links.findIndex(({ operations }) => operations.some((each) => named.includes(each)));
  const [first, ...others] = start < 0 ? [] : links.slice(start);
  return first ? [{ ...first, operations: first.operations.filter((each) => named.includes(each)) }, ...others] : null;
}

/** Did everyone who was asked answer that nothing is known? A 404 about the subject (`not-found`) counts as that. */
function hadNothing({ answers, failures }: LookUpReply): boolean {
  return answers.every(isNegative) && failures.every(({ failure }) => failure.kind === 'not-found');
}

async function keptAnswers(
  subject: Subject,
  links: readonly ChainLink[],
  { isPrivate }: { isPrivate: boolean },
): Promise<ServiceAnswer[]> {
  if (isPrivate) return [];
  const kept = await Promise.all(
    links
      .flatMap(({ operations }) => operations)
      .map(async (operation) => {
        const read = () => readAnswer(operation.id, subjectKey(subject), Date.now());
        const answer = (await keptOr('an answer', read, null))?.answer;
        return answer ? [withFingerprint(answer, operation)] : [];
      }),
  );
  return kept.flat();
}

/** What is known of an operation that may not be there any more. */
type Nameable = Pick<Operation, 'id' | 'ownName' | 'fingerprint'>;

/**
 * Returns the operations that a request names; undefined if it names none. One that can't be asked any more, or whose
 * description is no longer the one that the user was shown, is returned with its id alone.
 */
function namedOperations({ report, only, by, fingerprints = {} }: LookUpRequest, links: readonly ChainLink[]) {
  const ofBy = by === 'service' ? operationsFor(report.subject.kind).map(({ id }) => id) : by && [by];
  const isShown = ({ id, fingerprint }: Operation) => !isCustom(id) || fingerprints[id] === fingerprint; // guard R03 asked-as-shown
  const shown = links.flatMap(({ operations }) => operations).filter(isShown);
  return (only ?? ofBy)?.map((id): Nameable => shown.find((each) => each.id === id) ?? { id });
}

function failureOf({ id, ownName, fingerprint }: Nameable, failure: Failure): OperationFailure {
  const named = { operation: id, ...(ownName === undefined ? {} : { ownName }), failure };
  return fingerprint === undefined ? named : { ...named, fingerprint };
}

function withFingerprint(answer: ServiceAnswer, { fingerprint }: Operation): ServiceAnswer {
  return fingerprint === undefined ? answer : { ...answer, fingerprint };
}

/** What a request is about. */
function lookedUp({ subject, device }: Report): Pick<OnlineLookup, 'subject' | 'country' | 'national'> {
  return { subject, ...(device.kind === 'phone' ? numberOf(device) : { country: null }) };
}

/** Returns what a request may contain besides the number. */
function numberOf({ region, callingCode, e164 }: PhoneReport): Pick<OnlineLookup, 'country' | 'national'> {
  return {
    country: region,
    ...(callingCode === null ? {} : { national: e164.slice(`+${callingCode}`.length) }),
  };
}

/**
 * Returns an error as a failure: a database error of one operation must not lose the answers of the others. Nothing was
 * sent for it (SECURITY R06).
 */
function failureOfError(error: unknown): Result<never, Failure> {
  const isOfDatabase = error instanceof DOMException;
  return failed(isOfDatabase ? { kind: 'storage', trouble: troubleOf(error) } : { kind: 'interrupted' });
}

/**
 * Returns a report with the service's saved answers, fresh or stale. Sends nothing. The report stays as it is if online
 * lookups are off, or in a private window.
 */
export async function withKeptAnswers(
  settings: Settings,
  report: Report,
  { isPrivate }: { isPrivate: boolean },
): Promise<Report> {
  if (isPrivate || settings.lookUpOnline === 'never' || !worthAsking(report)) return report;
  const links = chainFor(report.subject, settings, { hasKey: true, providers: await knownProviders() });
  return { ...report, service: await keptAnswers(report.subject, links, { isPrivate }) };
}
