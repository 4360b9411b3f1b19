/**
 * An address that no program takes for a link (`1[.]1[.]1[.]1`, `2001[:]db8[:][:]1`): every dot and colon in brackets, as
 * analysts write it in tickets.
 */
export function defanged(ip: string): string {
  return ip.replace(/[.:]/g, '[$&]');
}
