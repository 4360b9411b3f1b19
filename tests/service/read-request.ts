import { formatIp, parseIp } from '../../lib/address/ip.ts';
import { phonePathText } from '../../lib/lookup/service/phone-path.ts';
import type { ServiceOperationId } from '../../lib/model/answer/service-answer.ts';
import { readRequestedNumber } from './phone-answer.ts';

/** Where the operations are on the service's origin. */
export const operationPaths: Record<ServiceOperationId, string> = {
  phoneValidation: '/phone',
  ipGeolocation: '/ip',
  callerId: '/caller',
};

/** The documented parameters of each operation (sections 4.1 to 4.3); `optional` ones may be missing. */
const parameters: Record<ServiceOperationId, { subject: string; optional: readonly string[] }> = {
  phoneValidation: { subject: 'phone_number', optional: ['country_code'] },
  ipGeolocation: { subject: 'ip', optional: [] },
  callerId: { subject: 'number', optional: [] },
};

/** What a request asks, or the status and the sentence that refuse it. `subject` is E.164 or a canonical address. */
export type ReadRequest = { subject: string } | { status: number; sentence: string };

/** Which operation answers on this path. `versioned` tells phone validation's second path from its root. */
export function operationAt(path: string): { operation: ServiceOperationId; versioned: boolean } | null {
  const plain = path.replace(/\/$/, '');
  if (plain === operationPaths.phoneValidation + phonePathText.versioned) {
    return { operation: 'phoneValidation', versioned: true };
  }
  if (plain === operationPaths.phoneValidation) return { operation: 'phoneValidation', versioned: false };
  if (plain === operationPaths.ipGeolocation) return { operation: 'ipGeolocation', versioned: false };
  if (plain === operationPaths.callerId) return { operation: 'callerId', versioned: false };
  return null;
}

/** Checks a request against the document to the letter: each parameter once, none that is not documented. */
export function readRequest(
  operation: ServiceOperationId,
  query: URLSearchParams,
  { key }: { key: string },
): ReadRequest {
  if (query.get('api_key') !== key) return { status: 401, sentence: 'The api_key is missing or not known.' };
  const { subject, optional } = parameters[operation];
  for (const name of query.keys()) {
    if (![subject, 'api_key', ...optional].includes(name)) {
      return { status: 400, sentence: `The parameter ${name} is not known.` };
    }
    if (query.getAll(name).length > 1) return { status: 400, sentence: `The parameter ${name} is there twice.` };
  }
  const text = query.get(subject);
  if (text === null) return { status: 400, sentence: `The parameter ${subject} is missing.` };
  const country = query.get('country_code');
  if (country !== null && !/^[A-Z]{2}$/.test(country)) {
    return { status: 400, sentence: 'The country_code is not an ISO 3166-1 alpha-2 code.' };
  }
  const read = readSubject(operation, text, { country });
  return read === null ? { status: 400, sentence: `The parameter ${subject} cannot be read.` } : { subject: read };
}

function readSubject(
  operation: ServiceOperationId,
  text: string,
  { country }: { country: string | null },
): string | null {
  switch (operation) {
    case 'phoneValidation':
      return /^\+?[0-9]{3,20}$/.test(text) ? readRequestedNumber(text.replace('+', ''), country) : null;
    case 'callerId':
      return /^\+?[0-9]{3,20}$/.test(text) ? `+${text.replace('+', '')}` : null;
    case 'ipGeolocation': {
      const ip = parseIp(text);
      return ip && formatIp(ip);
    }
  }
}
