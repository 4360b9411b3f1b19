/**
 * Stored or exported settings of earlier versions, as they are called today: `sitesOff`, the hosts where Numlens was
 * off, are in `sites` now. What is set there already counts.
 */
export function fromEarlierSettings(stored: Record<string, unknown>): Record<string, unknown> {
  const { sitesOff, ...rest } = stored;
  if (!Array.isArray(sitesOff)) return rest;
  const hosts = sitesOff.filter((host) => typeof host === 'string');
  const off = Object.fromEntries(hosts.map((host) => [host, 'off']));
  const { sites } = rest;
  return { ...rest, sites: typeof sites === 'object' ? { ...off, ...sites } : off };
}
