const smallParts = /^(?:\d|[1-3]\d)(?:\.(?:\d|[1-3]\d)){3}$/;
const wellKnown = /^(?:(\d)\.\1\.\1\.\1|1\.2\.3\.\d+|5\.6\.7\.8|8\.8\.4\.4|1\.0\.0\.[1-3]|1\.1\.1\.[23]|4\.2\.2\.\d)$/;
// 0.0.0.0/8 is "this network" (RFC 791 section 3.2); only 0.0.0.0 itself is used as an address. A quad that starts with
// 255 is a netmask, except for the broadcast address.
const noHost = /^(?:0\.(?!0\.0\.0$)|255\.(?!255\.255\.255$))/;

/** Are all parts below 40, as those of versions and sections are? */
export function hasSmallParts(quad: string): boolean {
  return smallParts.test(quad);
}

/** Is it a well-known resolver or example? Their parts are as small as a version's. */
export function isWellKnown(quad: string): boolean {
  return wellKnown.test(quad);
}

/** Is it a netmask, or in the network that has no hosts? */
export function isNoHost(quad: string): boolean {
  return noHost.test(quad);
}

/** Is the first part as small as a version's? After a word for a change, a quad with a greater one is an address. */
export function beginsAsVersion(quad: string): boolean {
  return /^[1-3]?\d\./.test(quad);
}
