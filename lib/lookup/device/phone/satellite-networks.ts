/**
 * Satellite networks by how their numbers begin (ITU: List of Recommendation ITU-T E.164 assigned country codes, and the
 * identification codes under 881 and 882). libphonenumber has a carrier for some of them only.
 */
const networks: readonly (readonly [start: string, name: string])[] = [
  ['+870', 'Inmarsat'],
  ['+8816', 'Iridium'],
  ['+8817', 'Iridium'],
  ['+8818', 'Globalstar'],
  ['+8819', 'Globalstar'],
  ['+88216', 'Thuraya'],
];

/** Returns the satellite network of a number in E.164 form; null if it is of none that is known. */
export function satelliteNetwork(e164: string): string | null {
  return networks.find(([start]) => e164.startsWith(start))?.[1] ?? null;
}
