import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withLookUp } from '../../../../lib/model/answer/look-up-state.ts';
import type { OperationId } from '../../../../lib/model/answer/service-answer.ts';
import { groupFailures, isWholeService } from '../../../../lib/words/failures/failure-groups.ts';
import { isAlarm, isCalm, isChoice, isUntried } from '../../../../lib/words/failures/failure-nature.ts';
import { failureText } from '../../../../lib/words/failures/failure-words.ts';
import { glanceFailure } from '../../../../lib/words/failures/glance-failure.ts';
import { failures } from '../../../gallery/failures.ts';
import { caller, galleryNow as now, phoneReport, report } from '../../../gallery/reports.ts';

describe('failureText', () => {
  it.each(Object.values(failures))(
    'has one sentence and one step for $kind, unless there is nothing to do, and never judges the subject',
    (failure) => {
      const { sentence, step } = failureText(failure, now);
      expect(sentence).toMatch(/^[A-Z“].*[.]$/);
      expect(step).toMatch(failure.kind === 'not-found' ? /^$/ : /^[A-Z].*[.]$/);
      expect(`${sentence} ${step}`).not.toMatch(/\$\d|invalid|undefined/i);
    },
  );

  it('says when asking makes sense again, where that is known', () => {
    expect(failureText({ kind: 'limited', until: now + 40_000 }, now).step).toBe('You can try again in 40 sec.');
    expect(failureText({ kind: 'limited', until: now + 600_000 }, now).step).toBe('You can try again in 10 min.');
    expect(failureText({ kind: 'limited', until: null }, now).step).toBe('Wait a moment, then try again.');
    expect(failureText({ kind: 'paused', until: now - 1 }, now)).toMatchObject({
      step: 'You can try again now.',
      action: 'again',
    });
  });

  it('says where it is asked again by itself, and has no button then', () => {
    const told = failureText({ kind: 'limited', until: now + 40_000 }, now, { resumes: true });
    expect(told).toMatchObject({ step: 'Numlens will try again in 40 sec.', action: 'none' });
    const offline = failureText({ kind: 'offline' }, now, { resumes: true });
    expect(offline).toMatchObject({ step: 'Numlens will try again when you’re back online.', action: 'none' });
    expect(failureText({ kind: 'server-error', status: 503, until: now + 9_000 }, now).step).toBe(
      'You can try again in 9 sec.',
    );
  });

  it('tells the budgets apart', () => {
    const sentences = (['minute', 'site', 'day'] as const).map(
      (budget) => failureText({ kind: 'over-budget', budget }, now).sentence,
    );
    expect(new Set(sentences).size).toBe(3);
  });
});

it('at a glance a limit of hovering names its scope, and is no failed check, nor are lookups that are off', () => {
  const causes = (['minute', 'site', 'day'] as const).map(
    (budget) => glanceFailure({ kind: 'over-budget', budget }).cause,
  );
  expect(causes).toEqual([
    'Per-minute hover limit reached',
    'Hourly hover limit for this site reached',
    'Daily hover limit reached',
  ]);
  expect(glanceFailure({ kind: 'quota-low', remain: 3 }).cause).toBe('Quota: 3 left');
  for (const budget of ['pressMinute', 'providerDay'] as const)
    expect(glanceFailure({ kind: 'over-budget', budget })).toMatchObject({ cause: 'Limit reached', more: null });
});

it('at a glance what is off, not set up or not allowed is only said, not as a failed check', () => {
  const causes = Object.values(failures).flatMap((each) => (isChoice(each) ? [glanceFailure(each).cause] : []));
  expect(causes).toEqual([
    'No lookup service is set up.',
    'No access to the service',
    'Sending not allowed yet',
    'Online lookups are off in private windows.',
    'Online lookups are off.',
  ]);
  expect(glanceFailure(failures['not-configured'], ['Twilio']).cause).toBe('Twilio: not set up');
});

it('names the cause and who failed in a few words, unless nobody is to blame; ears hear that it could not be checked', () => {
  expect(glanceFailure(failures['refused-key'])).toEqual({
    cause: 'Lookup service: key rejected',
    more: null,
    spoken: 'Could not check online. The service rejected the API key.',
  });
  expect(glanceFailure(failures['refused-key'], ['Twilio'])).toEqual({
    cause: 'Twilio: key rejected',
    more: null,
    spoken: 'Could not check: Twilio. The service rejected the API key.',
  });
  expect(glanceFailure(failures.timeout, ['caller ID']).cause).toBe('Caller ID: timed out');
  expect(glanceFailure(failures.offline, ['Twilio']).cause).toBe('You’re offline');
  expect(glanceFailure(failures['no-consent'], ['Twilio']).cause).toBe('Sending not allowed yet');
  for (const failure of Object.values(failures))
    expect(glanceFailure(failure, ['Twilio']).cause ?? '', failure.kind).not.toMatch(/valid|could not check/i);
});

it('alarms only if the user must act, not if a failure passes', () => {
  const quiet = (['offline', 'limited', 'timeout', 'server-error', 'paused', 'turned-off', 'over-budget'] as const).map(
    (kind) => isAlarm(failures[kind]),
  );
  expect(quiet).toEqual(quiet.map(() => false));
  expect([failures['refused-key'], failures.payment, failures['nothing-there']].map(isAlarm)).toEqual([
    true,
    true,
    true,
  ]);
});

it('an answer without data is no failed check, and blames nothing', () => {
  expect(glanceFailure({ kind: 'not-found' })).toEqual({
    cause: null,
    more: 'Lookup service: no data on it',
    spoken: 'The service has no data on it.',
  });
  expect(glanceFailure({ kind: 'not-found' }, ['Twilio'])).toMatchObject({
    cause: null,
    more: 'Twilio: no data on it',
  });
  expect(isCalm({ kind: 'not-found' })).toBe(true);
});

it('says of nothing that was not asked that it could not be checked', () => {
  const untried = Object.values(failures).filter(isUntried);
  expect(untried.map(({ kind }) => kind)).toEqual(['private-window', 'turned-off', 'quota-low', 'over-budget']);
  for (const failure of untried) expect(glanceFailure(failure).cause).not.toContain('Could not check');
  // The user's own press was held back.
  expect(isUntried({ kind: 'over-budget', budget: 'pressMinute' })).toBe(false);
});

it('at a glance the trouble with the storage is named, with its short step in the same line unless that has a button', () => {
  const words = (trouble: 'failing' | 'newer' | 'full') => {
    const { cause, more, step } = glanceFailure({ kind: 'storage', trouble });
    return [cause, more, step];
  };
  expect(words('failing')).toEqual(['Storage unavailable', 'Restart the browser.', '']);
  expect(words('newer')).toEqual(['Storage unavailable', 'Update Numlens.', '']);
  expect(words('full')).toEqual(['Storage unavailable', null, 'Free up some space, then try again.']);
});

it('at a glance every answer that cannot be read is the same, and the details have the cause', () => {
  const kinds = ['redirected', 'too-large', 'not-json', 'bad-shape'] as const;
  const told = kinds.map((kind) => glanceFailure(failures[kind]));
  expect(new Set(told.map(({ cause }) => cause))).toEqual(new Set(['Lookup service: unreadable response']));
  expect(new Set(kinds.map((kind) => failureText(failures[kind], now).sentence)).size).toBe(kinds.length);
});

it('at a glance who failed is before the cause, unless it is no service', () => {
  const kinds = ['nothing-there', 'server-error', 'paused', 'unreachable', 'offline', 'interrupted'] as const;
  expect(kinds.map((kind) => glanceFailure(failures[kind]).cause)).toEqual([
    'Lookup service: wrong web address',
    'Lookup service: internal error',
    'Lookup service: paused',
    'Lookup service: unreachable',
    'You’re offline',
    'Lookup interrupted',
  ]);
  expect(glanceFailure(failures['server-error'], ['Twilio']).cause).toBe('Twilio: internal error');
});

it('are said with a capital wherever they stand alone: only one file says them as they are written', () => {
  const keys = /say\('short(?:RefusedKey|OverBudget|NotConfigured|ServerError|Timeout|Offline|Limited)'/;
  const files = ['components', 'entrypoints', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  expect(files.filter((name) => /\.tsx?$/.test(name) && keys.test(readFileSync(name, 'utf8')))).toEqual([]);
});

it('is calm about a choice that is not made yet, and alarms of faults', () => {
  const quiet = Object.values(failures).filter(isCalm);
  expect(quiet.map(({ kind }) => kind).sort()).toEqual([
    'no-consent',
    'no-permission',
    'not-configured',
    'not-found',
    'over-budget',
    'private-window',
    'quota-low',
    'turned-off',
  ]);
});

it('names nobody if all of the lookup service failed alike', () => {
  const failed = (...ids: OperationId[]) => ids.map((operation) => ({ operation, failure: failures.timeout }));
  const both = failed('phoneValidation', 'callerId');
  const whole = (of: ReturnType<typeof report>, ...ids: OperationId[]) => isWholeService(of, ids);
  expect(whole(report(phoneReport(), [], both), 'phoneValidation', 'callerId')).toBe(true);
  const again = report(phoneReport(), [caller()], both);
  expect(whole(again, 'phoneValidation', 'callerId'), 'an old answer').toBe(true);
  expect(whole(report(phoneReport(), [], both), 'callerId'), 'the other failed in another way').toBe(false);
  expect(whole(report(phoneReport(), [caller()], failed('phoneValidation')), 'phoneValidation')).toBe(false);
  expect(whole(report(phoneReport(), [], failed('twilio')), 'twilio')).toBe(false);
  expect(whole(report(phoneReport(), [], [...both, ...failed('twilio')]), 'twilio')).toBe(false);
});

it('groupFailures says the same failure once', () => {
  const groups = groupFailures([
    { operation: 'phoneValidation', failure: failures.offline },
    { operation: 'callerId', failure: failures.offline },
    { operation: 'ipGeolocation', failure: failures['refused-key'] },
  ]);
  expect(groups.map(({ operations }) => operations)).toEqual([['phoneValidation', 'callerId'], ['ipGeolocation']]);
});

describe('withLookUp', () => {
  const failed = report(phoneReport(), [], [{ operation: 'callerId', failure: failures.offline }]);

  it('lets an answer replace a failure', () => {
    const after = withLookUp(failed, { answers: [caller()], failures: [] });
    expect(after.failures).toEqual([]);
    expect(after.service).toHaveLength(1);
  });

  it('keeps an answer when asking again fails, and says that it did', () => {
    const answered = report(phoneReport(), [caller()]);
    const after = withLookUp(answered, {
      answers: [],
      failures: [
        { operation: 'callerId', failure: failures.timeout },
        { operation: 'phoneValidation', failure: failures.timeout },
      ],
    });
    expect(after.service).toHaveLength(1);
    expect(after.failures.map(({ operation }) => operation)).toEqual(['callerId', 'phoneValidation']);
  });

  it('keeps answers in the user’s order, whichever came last', () => {
    const facts = { operation: 'twilio' as const, facts: { callerName: 'Another' }, at: 1 };
    const order = ['phoneValidation' as const, 'callerId' as const, 'twilio' as const];
    const operations = ({ service }: ReturnType<typeof withLookUp>) => service.map(({ operation }) => operation);
    const refreshed = withLookUp(report(phoneReport(), [caller(), facts]), { answers: [caller()], failures: [] });
    expect(operations(refreshed)).toEqual(['callerId', 'twilio']);
    const retried = withLookUp(report(phoneReport(), [facts]), { answers: [caller()], failures: [], order });
    expect(operations(retried)).toEqual(['callerId', 'twilio']);
  });

  it('replaces an old failure by a new one', () => {
    const after = withLookUp(failed, { answers: [], failures: [{ operation: 'callerId', failure: failures.timeout }] });
    expect(after.failures.map(({ failure }) => failure.kind)).toEqual(['timeout']);
  });
});
