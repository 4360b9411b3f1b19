/**
 * Asks the browser for access to an origin, then does what waited for it. Call it in the user's click: browsers ask only
 * in the click itself, so nothing is awaited before. `permissions` are the browser's.
 */
export function allowOrigin(
  permissions: { request: (wanted: { origins: string[] }) => Promise<boolean> },
  origin: string,
  whenAllowed: () => unknown,
): void {
  const granting = permissions.request({ origins: [originPattern(origin)] });
  granting.then((granted) => (granted ? whenAllowed() : undefined)).catch(() => undefined);
}

/** Returns the match pattern of an origin, without the port: Firefox rejects ports, and browsers grant hosts, not ports. */
function originPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}
