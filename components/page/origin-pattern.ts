/** The match pattern of an origin. Firefox takes none with a port, so it is left out: the browser grants hosts, not ports. */
export function originPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}
