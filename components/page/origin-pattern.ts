/**
 * Returns the match pattern of an origin, without the port: Firefox rejects ports, and browsers grant hosts, not ports.
 */
export function originPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}
