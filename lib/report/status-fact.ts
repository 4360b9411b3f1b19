import type { OperationId } from '../model/operation.ts';
import type { Report } from '../model/report.ts';
import { say } from '../words/say.ts';
import { answerOf } from './answer-of.ts';
import type { Claim, Fact } from './fact.ts';
import { mergeClaims } from './merge-claims.ts';
import { phoneVerdict } from './verdict.ts';

/**
 * Whether the subject is good, by the device and by the service. A word of the service that it does not document is
 * shown as it came; a failed check says that it could not check, never that the subject is bad.
 */
export function statusFact(report: Report): Fact | null {
  const claims = mergeClaims([deviceStatus(report), serviceStatus(report)]);
  if (claims.length === 0) return null;
  const refuted = answerOf(report, 'phoneValidation')?.confirmed === true && !isValidHere(report);
  return { id: 'status', claims, disagree: refuted, note: refuted ? say('statusDiffers') : null };
}

function isValidHere({ device }: Report): boolean {
  return device.kind === 'phone' && device.verdict.kind === 'valid';
}

function deviceStatus({ device, dataDate }: Report): Claim | null {
  if (device.kind !== 'phone') return null;
  const { text } = phoneVerdict(device.verdict);
  return { key: device.verdict.kind, text, sources: [{ kind: 'device', dataDate }] };
}

function serviceStatus(report: Report): Claim | null {
  const operation: OperationId = report.device.kind === 'phone' ? 'phoneValidation' : 'ipGeolocation';
  const phone = answerOf(report, 'phoneValidation');
  if (phone) {
    const sources: Claim['sources'] = [{ kind: 'service', operation, at: phone.at }];
    if (phone.confirmed) return { key: 'confirmed', text: say('verdictConfirmed'), sources };
    return phone.status === null ? null : { key: `word ${phone.status}`, text: phone.status, sources };
  }
  const address = answerOf(report, 'ipGeolocation');
  if (address?.status === false) {
    const sources: Claim['sources'] = [{ kind: 'service', operation, at: address.at }];
    return { key: 'no answer', text: say('statusNoAnswer'), sources };
  }
  const failed = report.failures.some((each) => each.operation === operation);
  return failed ? { key: 'could not check', text: say('statusCouldNotCheck'), sources: [] } : null;
}
