import type { OperationId, ProviderId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { Operation } from '../service/operations.ts';
import { serviceOperation } from '../service/operations.ts';
import { abuseIpdb } from './abuse-ipdb.ts';
import { ipinfo } from './ipinfo.ts';
import { ipqs } from './ipqs.ts';
import { maxmind } from './maxmind.ts';
import type { Provider } from './provider.ts';
import { operationOfProvider } from './provider.ts';
import { rdap } from './rdap.ts';
import { telnyx } from './telnyx.ts';
import { twilio } from './twilio.ts';
import { veriphone } from './veriphone.ts';

/** Every provider that a person can add. */
export const providers: Readonly<Record<ProviderId, Provider>> = {
  rdap,
  ipinfo,
  abuseIpdb,
  twilio,
  veriphone,
  ipqs,
  telnyx,
  maxmind,
};

/** Returns the provider of an operation; null for an operation of the lookup service. */
export function providerOf(id: OperationId): Provider | null {
  return isProvider(id) ? providers[id] : null;
}

export function operationOf(id: OperationId): Operation {
  return isProvider(id) ? operationOfProvider(providers[id]) : serviceOperation(id);
}
