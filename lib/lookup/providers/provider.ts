import type { FactName, Facts, RiskScale } from '../../model/answer/facts.ts';
import type { Failure } from '../../model/answer/failure.ts';
import type { Described } from '../../model/answer/named.ts';
import type { ProviderId } from '../../model/answer/provider-list.ts';
import { riskLevel } from '../../model/answer/risk-level.ts';
import type { Quota } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { ok } from '../../model/result.ts';
import type { ProviderField } from '../../model/settings/provider-view.ts';
import type { ProviderLimits } from '../../model/settings/providers.ts';
import type { Subject } from '../../model/subject-schema.ts';
import type { AnswerHead, Fields, Operation, RequestInput, WrittenRequest } from '../service/operations.ts';

/**
 * What a provider's answer says: its facts, and those that it could not look up this time. `freshFor`: how long it is
 * fresh (ms) if that is not a day.
 */
export type Read = { facts: Facts; unchecked?: FactName[]; freshFor?: number };

/**
 * A provider of answers: one plain object in one file. The engine (`ask-operation.ts`) joins base and path and does the
 * rest, so that a provider can neither send its key elsewhere nor follow a redirect.
 */
export type Provider = {
  id: ProviderId;
  /** Absent for a built-in one. */
  described?: Described;
  kinds: readonly [Subject['kind'], ...Subject['kind'][]];
  gives: readonly FactName[];
  /** How its risk score is to be taken, if it says so itself. */
  riskScale?: RiskScale;
  /** Where its requests go, all of them: https, nothing typed. */
  origins: readonly [string, ...string[]];
  /** Empty for a provider that asks for no key. */
  fields: readonly ProviderField[];
  /** The addresses that may know the subject, in the order in which they are asked; null if none does. */
  bases: (subject: Subject, fields: Fields) => readonly [string, ...string[]] | null;
  /** How many paid lookups one call is. */
  units: (fields: Fields) => number;
  /** The limits that it starts with, in units. */
  limits: ProviderLimits;
  /** Whether the user may let hovering ask it. */
  mayHover: boolean;
  request: (input: Omit<RequestInput, 'path'>) => WrittenRequest | Promise<WrittenRequest>;
  /** An answer may be a JSON list, not only an object. */
  mayBeList?: boolean;
  /** Reads a good answer; its only failure is `bad-shape`. */
  read: (json: object, subject: Subject) => Result<Read, Failure>;
  trouble?: (json: object | null, head: AnswerHead, now: number) => Failure | null;
  quota?: (json: object, head: AnswerHead, now: number) => Quota | null;
};

/** A built-in provider as its file describes it: without `bases` its origins are asked, without `units` a call is one. */
export type BuiltInProvider = Omit<Provider, 'bases' | 'units'> & Partial<Pick<Provider, 'bases' | 'units'>>;

/** Returns a provider as the gates and the engine know operations. */
export function operationOfProvider(provider: Provider): Operation {
  const { id, described, kinds, fields, request, mayBeList = false, riskScale, read, trouble, quota } = provider;
  return {
    id,
    described,
    kinds,
    isKeyless: fields.every(({ secret }) => !secret),
    request,
    mayBeList,
    decode(json, { subject }, head) {
      const reading = read(json, subject);
      if (!reading.ok) return reading;
      const left = head && quota ? quota(json, head, Date.now()) : null;
      const { riskScore } = reading.value.facts;
      const level = riskScore === undefined ? undefined : riskLevel(riskScore, riskScale);
      return ok({ operation: id, ...reading.value, riskLevel: level, quota: left ?? undefined });
    },
    trouble: trouble && ((json, head) => trouble(json, head, Date.now())),
  };
}
