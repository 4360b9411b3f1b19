/** A part of an IPv4 address that can be one: up to 255, without a zero in front. */
const part = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const beginnings = [
  // A number: a plus or a bracket, and too few digits to tell more.
  /^[+(]*(?:\d[\s()./-]*){0,4}$/,
  // A North American number with letters, before its last ones.
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
