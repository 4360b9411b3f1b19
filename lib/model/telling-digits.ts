/**
 * The last six digits of an E.164 number (fewer where it is shorter): they stand together however it is written, also
 * nationally and with an extension.
 */
export function tellingDigits(e164: string): string {
  return e164.slice(1).slice(-6);
}
