import type messages from '../../../public/_locales/en/messages.json';
import type { Failure, FailureKind } from './failure.ts';

type Sentence = keyof typeof messages;

/**
 * What is said. `short`: in a few words, for the request log and a card at a glance; it begins small, as it follows a
 * name there. `step`: what to do; null for nothing. On a card at a glance, `named` replaces `short` after the name of who
 * failed, and `unnamed` is all that is said if that is the whole lookup service.
 */
type Words = { sentence: Sentence; short: Sentence; step: Sentence | null; named?: Sentence; unnamed?: Sentence };

/** The place in the options that fixes a failure; `address` is the field of the operation that was asked. */
export type FixPlace = 'api-key' | 'new-key' | 'access' | 'consent' | 'online-ask' | 'service' | 'address';

type Button = FixPlace | 'ask' | 'again' | 'none';

type Effect = {
  /**
   * What the button beside it does: leads to a place in the options, looks up online, looks up again; `none`: no button.
   * After an answer that cannot be read it leads to the options: the same request would fail again.
   */
  button: Button;
  /**
   * How to take it. Nothing is wrong with a `choice` (lookups are off, not set up or not allowed yet), with a `limit` of
   * the user's own, nor if there is no data (`empty`). A `passing` failure ends without the user, sooner or later. For an
   * `alarm` the user must do something, such as replace a key.
   */
  nature: 'choice' | 'limit' | 'empty' | 'passing' | 'alarm';
  /** It concerns all lookups, whichever service is asked: no service is named. */
  isCommon?: true;
  /** Nothing was sent because of the user's own choice or limit: the words "Could not check" would be wrong. */
  isUntried?: true;
  /**
   * What it does to the breaker: opens it until key or address change, or for the limit that the service named; counts as
   * one of several in a row, or opens it until a time that it names; or closes it, as the service is there.
   */
  breaker: 'untouched' | 'until-changed' | 'limits' | 'counts' | 'closes';
  /** A list waits after a failure that every next request would have too, and its row stays open. */
  list: 'waits' | 'goes-on';
  /** The lookup starts again when the device is online, otherwise at the time that the failure names (`resumesAt`). */
  resume?: 'online';
};

/** What follows from each failure: one row, and no other table names them all. */
export const failureRows: Record<FailureKind, { words: Words; effect: Effect }> = {
  'not-configured': {
    words: {
      sentence: 'failNotConfigured',
      short: 'shortNotConfigured',
      step: 'stepAddKey',
      unnamed: 'offerUnconfigured',
    },
    effect: { button: 'api-key', nature: 'choice', breaker: 'untouched', list: 'waits' },
  },
  'no-permission': {
    words: { sentence: 'failNoPermission', short: 'shortNoPermission', step: 'stepAllow' },
    effect: { button: 'access', nature: 'choice', breaker: 'untouched', list: 'waits' },
  },
  'no-consent': {
    words: { sentence: 'failNoConsent', short: 'shortNoConsent', step: 'stepConsent' },
    effect: { button: 'consent', nature: 'choice', breaker: 'untouched', list: 'waits', isCommon: true },
  },
  'key-for-other-address': {
    words: { sentence: 'failKeyForOther', short: 'shortKeyForOther', step: 'stepSaveKeyAgain' },
    effect: { button: 'new-key', nature: 'alarm', breaker: 'untouched', list: 'waits' },
  },
  'private-window': {
    words: { sentence: 'failPrivate', short: 'shortPrivate', step: 'stepNormalWindow', unnamed: 'failPrivate' },
    effect: { button: 'none', nature: 'choice', breaker: 'untouched', list: 'waits', isCommon: true, isUntried: true },
  },
  'turned-off': {
    words: { sentence: 'failTurnedOff', short: 'shortTurnedOff', step: 'stepTurnOn', unnamed: 'offerOff' },
    effect: {
      button: 'online-ask',
      nature: 'choice',
      breaker: 'untouched',
      list: 'waits',
      isCommon: true,
      isUntried: true,
    },
  },
  'quota-low': {
    words: { sentence: 'failQuotaLow', short: 'shortOverBudget', step: 'stepAskYourself' },
    effect: { button: 'ask', nature: 'limit', breaker: 'untouched', list: 'waits', isUntried: true },
  },
  'over-budget': {
    words: { sentence: 'failOverBudget', short: 'shortOverBudget', step: 'stepAskYourself' },
    effect: { button: 'ask', nature: 'limit', breaker: 'untouched', list: 'waits' },
  },
  paused: {
    words: { sentence: 'failPaused', short: 'shortPaused', step: 'stepWait' },
    effect: { button: 'again', nature: 'passing', breaker: 'untouched', list: 'waits' },
  },
  'refused-key': {
    words: { sentence: 'failRefusedKey', short: 'shortRefusedKey', step: 'stepCheckKey' },
    effect: { button: 'new-key', nature: 'alarm', breaker: 'until-changed', list: 'waits' },
  },
  payment: {
    words: { sentence: 'failPayment', short: 'shortPayment', step: 'stepCheckAccount' },
    effect: { button: 'service', nature: 'alarm', breaker: 'until-changed', list: 'waits' },
  },
  'not-in-plan': {
    words: { sentence: 'failNotInPlan', short: 'shortNotInPlan', step: 'stepCheckAccount' },
    effect: { button: 'service', nature: 'alarm', breaker: 'until-changed', list: 'waits' },
  },
  'not-found': {
    words: { sentence: 'failNotFound', short: 'shortNotFound', step: null, named: 'glanceNoData' },
    effect: { button: 'none', nature: 'empty', breaker: 'closes', list: 'goes-on' },
  },
  'nothing-there': {
    words: {
      sentence: 'failNothingThere',
      short: 'shortNothingThere',
      step: 'stepCheckAddress',
      named: 'glanceWrongAddress',
    },
    effect: { button: 'address', nature: 'alarm', breaker: 'counts', list: 'goes-on' },
  },
  limited: {
    words: { sentence: 'failLimited', short: 'shortLimited', step: 'stepWait' },
    effect: { button: 'again', nature: 'passing', breaker: 'limits', list: 'waits' },
  },
  'client-error': {
    words: { sentence: 'failClientError', short: 'shortClientError', step: 'stepCheckAddress' },
    effect: { button: 'address', nature: 'alarm', breaker: 'closes', list: 'goes-on' },
  },
  'server-error': {
    words: { sentence: 'failServerError', short: 'shortServerError', step: 'stepWait', named: 'glanceError' },
    effect: { button: 'again', nature: 'passing', breaker: 'counts', list: 'goes-on' },
  },
  timeout: {
    words: { sentence: 'failTimeout', short: 'shortTimeout', step: 'stepWait' },
    effect: { button: 'again', nature: 'passing', breaker: 'counts', list: 'goes-on' },
  },
  offline: {
    words: { sentence: 'failOffline', short: 'shortOffline', step: 'stepConnect' },
    effect: {
      button: 'again',
      nature: 'passing',
      breaker: 'untouched',
      list: 'waits',
      isCommon: true,
      resume: 'online',
    },
  },
  unreachable: {
    words: { sentence: 'failUnreachable', short: 'shortUnreachable', step: 'stepCheckAddressOrNet' },
    effect: { button: 'again', nature: 'passing', breaker: 'counts', list: 'goes-on' },
  },
  redirected: {
    words: { sentence: 'failRedirected', short: 'shortRedirected', step: 'stepCheckAddress', named: 'shortNotJson' },
    effect: { button: 'address', nature: 'alarm', breaker: 'counts', list: 'goes-on' },
  },
  'too-large': {
    words: { sentence: 'failTooLarge', short: 'shortTooLarge', step: 'stepCheckAddress', named: 'shortNotJson' },
    effect: { button: 'address', nature: 'alarm', breaker: 'counts', list: 'goes-on' },
  },
  'not-json': {
    words: { sentence: 'failNotJson', short: 'shortNotJson', step: 'stepCheckAddress' },
    effect: { button: 'address', nature: 'alarm', breaker: 'counts', list: 'goes-on' },
  },
  'bad-shape': {
    words: { sentence: 'failBadShape', short: 'shortBadShape', step: 'stepCheckAddress', named: 'shortNotJson' },
    effect: { button: 'address', nature: 'alarm', breaker: 'counts', list: 'goes-on' },
  },
  storage: {
    words: { sentence: 'storageFailing', short: 'shortStorage', step: 'stepRestartBrowser' },
    effect: { button: 'again', nature: 'alarm', breaker: 'untouched', list: 'waits' },
  },
  interrupted: {
    words: { sentence: 'failInterrupted', short: 'shortInterrupted', step: 'stepWait' },
    effect: { button: 'again', nature: 'passing', breaker: 'counts', list: 'goes-on', isCommon: true },
  },
};

/** Does the button lead to the options? */
export function opensOptions(button: Button): button is FixPlace {
  return button !== 'ask' && button !== 'again' && button !== 'none';
}

/** Returns when a new request makes sense (ms since 1970); null if that is not known. */
export function endOf(failure: Failure): number | null {
  return 'until' in failure ? (failure.until ?? null) : null;
}

/** Returns when a lookup can start again automatically: at a time (ms since 1970), or when the device is online; or null. */
export function resumesAt(failure: Failure): number | 'online' | null {
  return failureRows[failure.kind].effect.resume ?? endOf(failure);
}
