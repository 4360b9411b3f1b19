import type { Failure } from '../../model/answer/failure.ts';
import type { PhoneReport, Report } from '../../model/answer/report.ts';
import type { ServiceOperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { ProviderLimits } from '../../model/settings/providers.ts';
import { readAddress } from '../../model/settings/service-address.ts';
import type { OnlineMode, Settings } from '../../model/settings/settings.ts';
import type { Subject } from '../../model/subject-schema.ts';
import type { WindowKind } from '../../model/window-kind.ts';
import { withTimeout } from '../../store/database/timeouts.ts';
import { addedFor, readProviders } from '../../store/service/providers.ts';
import { readSecret } from '../../store/service/secret.ts';
import { providerOf } from '../providers/providers.ts';
import type { Fields, Operation } from '../service/operations.ts';

/** How long a gate waits for the database (ms). */
export const storeTimeout = 4_000;

/** Where a lookup was started: the page's site and tab, null for the popup and lists, and the kind of window. */
export type AskedFrom = WindowKind & { site: string | null; tabId: number | null };

/**
 * What to look up, and in which situation. `country` is the number's region if it is known, `national` its digits
 * there. `asked`: the user started the lookup. `purpose`: a `lookup` takes saved answers, a `refresh` only fresh ones.
 * A `test` of the connection always sends a request: it skips saved answers, the queue and the breaker
 * (guard test-is-free).
 */
export type OnlineLookup = AskedFrom & {
  subject: Subject;
  country: string | null;
  national?: string | undefined;
  asked: boolean;
  purpose: 'lookup' | 'refresh' | 'test';
};

/** Returns what a request about a report's subject is about. */
export function lookedUp({ subject, device }: Report): Pick<OnlineLookup, 'subject' | 'country' | 'national'> {
  return device.kind === 'phone' ? { subject, ...numberOf(device) } : { subject, country: null };
}

/** Returns what a request may contain besides the number. */
function numberOf({ region, callingCode, e164 }: PhoneReport): Pick<OnlineLookup, 'country' | 'national'> {
  return {
    country: region,
    national: callingCode === null ? undefined : e164.slice(`+${callingCode}`.length),
  };
}

/**
 * What a request is made with: the addresses that may be asked, in order, and what is sent there besides the subject.
 * `hover`: hovering may ask. `own`: the provider's own limits.
 */
export type RequestSetup = {
  bases: readonly [string, ...string[]];
  fields: Fields;
  stamp: string;
  hover: boolean;
  units: number;
  own?: ProviderLimits;
};

/**
 * A lookup by one operation that has passed the gates before the saved answers. `dueAt`: when its outcome is due (ms
 * since 1970). `signal` aborts if the user withdraws the consent.
 */
export type Admitted = OnlineLookup &
  RequestSetup & { operation: Operation; settings: Settings; dueAt: number; signal: AbortSignal };

/** A setup, and what decides whether it may be used: the origins that its key may be sent to, and the mode agreed to. */
type SetupWithOrigins = RequestSetup & { origins: readonly string[]; agreed: OnlineMode };

/** Returns the setup of a request to the lookup service; fails without a key or an address. */
export async function setupOfService(
  id: ServiceOperationId,
  settings: Settings,
): Promise<Result<SetupWithOrigins, Failure>> {
  const address = readAddress(settings.addresses[id]);
  const secret = await withTimeout(readSecret(), storeTimeout);
  if (!address.ok || !secret) return failed({ kind: 'not-configured' });
  const { key, origins, stamp, agreed = 'never' } = secret;
  return ok({ bases: [address.value.base], fields: { key }, stamp, hover: true, units: 1, origins, agreed });
}

/**
 * Returns the setup of a request to an added provider. Its addresses, key and stamp are read at once. Fails if the
 * provider's description changed since `operation` was made: no key may be sent with the template of another
 * description.
 */
export async function setupOfProvider(
  operation: Operation,
  subject: Subject,
): Promise<Result<SetupWithOrigins, Failure>> {
  const providers = await withTimeout(readProviders(), storeTimeout);
  const provider = providerOf(operation.id, providers);
  const added = addedFor(operation.id, providers);
  if (!provider || !added) return failed({ kind: 'not-configured' });
  if (operation.described?.fingerprint !== provider.described?.fingerprint) return failed({ kind: 'not-configured' }); // guard one-description
  const { fields, stamp, hover, origins, agreed, minute, day } = added;
  const bases = provider.bases(subject, fields);
  if (!bases) return failed({ kind: 'not-found' });
  const units = provider.units(fields);
  const mayHover = hover && provider.mayHover; // guard never-by-hovering
  return ok({ bases, fields, stamp, hover: mayHover, units, own: { minute, day }, origins, agreed });
}

/**
 * Is this setup still in effect? Not if the provider was removed, changed or described differently while the request
 * waited, or if the organization no longer allows it.
 */
export async function isInEffect({ operation: { id }, stamp }: Admitted): Promise<boolean> {
  return !isProvider(id) || addedFor(id, await withTimeout(readProviders(), storeTimeout))?.stamp === stamp;
}
