import type { z } from 'zod';
import { callerIdWire } from '../../lib/lookup/service/caller-id.ts';
import { ipGeolocationWire } from '../../lib/lookup/service/ip-geolocation.ts';
import { phoneValidationWire } from '../../lib/lookup/service/phone-validation.ts';
import type { ServiceOperationId } from '../../lib/model/answer/service-answer.ts';
import { callerAnswer } from './caller-answer.ts';
import type { Directory } from './directory.ts';
import { ipAnswer } from './ip-answer.ts';
import type { OnDevice } from './on-device.ts';
import { phoneAnswer } from './phone-answer.ts';
import type { QuotaState } from './quota.ts';
import type { CallerIdAnswer, IpGeolocationAnswer, PhoneValidationAnswer } from './wire-answers.ts';

export type Answer = PhoneValidationAnswer | IpGeolocationAnswer | CallerIdAnswer;

const wires: Record<ServiceOperationId, z.ZodType> = {
  phoneValidation: phoneValidationWire(),
  ipGeolocation: ipGeolocationWire(),
  callerId: callerIdWire(),
};

/**
 * The right answer about a subject. It passes the client's own schema before it leaves, so service and client cannot
 * drift apart; one that does not is a bug here, and throws.
 */
export async function answerQuestion(
  operation: ServiceOperationId,
  subject: string,
  sources: { directory: Directory; device: OnDevice; quota: QuotaState },
): Promise<Answer> {
  const answer = await compose(operation, subject, sources);
  wires[operation].parse(answer);
  return answer;
}

async function compose(
  operation: ServiceOperationId,
  subject: string,
  { directory, device, quota }: { directory: Directory; device: OnDevice; quota: QuotaState },
): Promise<Answer> {
  switch (operation) {
    case 'phoneValidation':
      return phoneAnswer(await device.phone(subject), directory.number(subject), { quota });
    case 'ipGeolocation':
      return ipAnswer(await device.ip(subject), directory.address(subject));
    case 'callerId':
      return callerAnswer(await device.phone(subject), directory.number(subject), { name: directory.name(subject) });
  }
}
