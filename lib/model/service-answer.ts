import type { LineType } from './phone-report.ts';

/**
 * What the service's phone validation said (`service-interface.md` section 2.1), bounded in length, null where it gave
 * nothing. `confirmed` is true only for the status VALID_CONFIRMED; `status` is the word as it came. `lineType` is an
 * open vocabulary: a libphonenumber name where the word is known, else the word as it came.
 */
export type PhoneValidationAnswer = {
  operation: 'phoneValidation';
  status: string | null;
  confirmed: boolean;
  lineType: LineType | string | null;
  carrier: string | null;
  location: string | null;
  callingCode: number | null;
  country: string | null;
  countryName: string | null;
  national: string | null;
  international: string | null;
  /** `formatted_number`, where it is another than `international`. */
  formatted: string | null;
  timeZones: string[];
  quota: Quota | null;
};

/**
 * What the service's IP geolocation said (section 2.2). `coordinates` is the `range` pair in the order that fits the
 * answering country; where it fits none, it is null and `rawRange` holds the pair as it came. `orderInDoubt` says that
 * the two numbers of `coordinates` may be the other way round. `status` is the service's success flag.
 */
export type IpGeolocationAnswer = {
  operation: 'ipGeolocation';
  status: boolean | null;
  ip: string;
  coordinates: { latitude: number; longitude: number } | null;
  orderInDoubt: boolean;
  rawRange: [number, number] | null;
  region: string | null;
  country: string | null;
  countryName: string | null;
  postalCode: string | null;
  timeZone: string | null;
};

/** What the service's caller ID finder said (section 2.3). `country` is a code where two letters came, else null. */
export type CallerIdAnswer = {
  operation: 'callerId';
  name: string | null;
  carrier: string | null;
  country: string | null;
  countryText: string | null;
};

/** `ratelimit_remain` and `ratelimit_seconds` as received; the service does not document their meaning. */
export type Quota = { remain: number | null; seconds: number | null };

export type AnswerBody = PhoneValidationAnswer | IpGeolocationAnswer | CallerIdAnswer;

/** An answer of the service with the time it was received, in milliseconds since 1970. */
export type ServiceAnswer = AnswerBody & { at: number };
