/**
 * The answers as `service-interface.md` documents them, every field present: section 2.1. A type, not a schema, so that
 * the compiler asks for each field; the client's schema checks the values before they leave.
 */
export type PhoneValidationAnswer = {
  status: string;
  formatted_number: string;
  linetype: string;
  carrier: string;
  location: string;
  countrycodenum: number;
  countrycode: string;
  countryname: string;
  formatnational: string;
  formatinternational: string;
  timezone: string[];
  ratelimit_remain: number;
  ratelimit_seconds: number;
};

/** Section 2.2. */
export type IpGeolocationAnswer = {
  status: boolean;
  ip: string;
  range: [number, number];
  region: string | null;
  country: string;
  country_name: string;
  postal: string | null;
  timezone: string;
};

/** Section 2.3. */
export type CallerIdAnswer = { name: string; carrier: string; country: string };
