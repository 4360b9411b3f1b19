import { AsYouType } from 'libphonenumber-js/max';
import type { ShortNumber } from '../../model/answer/typed.ts';
import { numberingPlan } from '../plan/numbering-plan.ts';

/** A part of an IPv4 address that can be one: up to 255, without a zero in front. */
const part = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const beginnings = [
  // A number: a plus or a bracket, and too few digits to tell more.
  /^[+(]*(?:\d[\s()./-]*){0,4}$/,
  // A North American number with dots or with letters, before its last ones.
  /^[2-9]\d\d\.\d{0,3}(?:\.\d{0,3})?$/,
  /^(?:\+1[ ().-]*|1[ ().-]+)[2-9]\d\d[ ).-]*[a-z](?:[ .-]?[a-z\d]){0,5}$/i,
  // An IPv4 address before its last number.
  new RegExp(`^(?:${part}\\.){1,3}(?:${part})?$`),
  // An IPv6 address before its last group.
  /^\[?[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){1,7}$/i,
];

/** Is this how a phone number or an IP address begins, so that there is nothing to complain of yet? */
export function isBeginning(text: string): boolean {
  const typed = text.trim();
  return !typed.includes(':::') && beginnings.some((beginning) => beginning.test(typed));
}

/** If more countries than this share a calling code (+1), the code alone names none of them. */
const fewShare = 5;

/**
 * Returns the country (ISO 3166-1 alpha-2) whose calling code a typed text starts with; the main one if a few share it.
 * Null if it starts with none, or if the code does not tell the country yet.
 */
export function begunCountry(text: string): string | null {
  const digits = /^[\s(]*(?:\+|00)([\d\s()./-]*)$/.exec(text)?.[1]?.replace(/\D/g, '');
  if (!digits) return null;
  const typing = new AsYouType();
  typing.input(`+${digits}`);
  const code = typing.getCallingCode();
  const known = typing.getCountry();
  if (known !== undefined || code === undefined) return known ?? null;
  const sharing = numberingPlan(code)?.sharing ?? [];
  return sharing.length <= fewShare ? (sharing[0] ?? null) : null;
}

const networkNumber = /^asn?[ :-]*(\d{1,10})$/i;
const mostOfNetwork = 2 ** 32 - 1;

/** Returns the number of the network (AS) that a text names: `AS15169`, `asn 15169`. Null if it names none. */
export function typedNetwork(text: string): number | null {
  const number = Number(networkNumber.exec(text.trim())?.[1] ?? Number.NaN);
  return number <= mostOfNetwork ? number : null;
}

/** Numbers that mobile phones dial as emergency calls with any card, and without one (3GPP TS 22.101, section 10.1). */
const emergency = ['112', '911'];
/**
 * Numbers of social value in most countries of Europe: missing children, victims of crime, children's and emotional
 * support, doctors on call (Commission Decisions 2007/116/EC and 2009/884/EC).
 */
const publicService = ['116000', '116006', '116111', '116117', '116123'];
const emergencySomewhere = ['000', '110', '118', '119', '999'];
/** Most digits of an emergency number, a short code or the like. */
const longestShort = 6;

/** Returns what a text of a few digits may be besides the beginning of a number; null if it has more. */
export function shortNumber(text: string): ShortNumber | null {
  const typed = text.trim();
  if (publicService.includes(typed.replace(/[ -]/g, ''))) return 'public';
  if (emergency.includes(typed)) return 'emergency';
  if (emergencySomewhere.includes(typed)) return 'emergency-somewhere';
  return /^\d(?:[ -]?\d)+$/.test(typed) && typed.replace(/\D/g, '').length <= longestShort ? 'short' : null;
}
