import { wordStart } from './letters.ts';
import { wellKnown } from './well-known.ts';
import { words } from './words.ts';

const small = /^(?:\d|[1-3]\d)(?:\.(?:\d|[1-3]\d)){3}$/;
/** A release with a long part: its second or third is zero. */
const released = /^(?:\d|[12]\d)\.(?:\d{1,3}\.0|0\.\d{1,3})\.\d{1,3}$/;
const zeroInside = /^\d+\.(?:0\.|\d+\.0)/;
const camelCase = /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u;
const name = /^\p{Lu}/u;
const packageName = /(?:^|[\s(;,])\p{L}+(?:\.[\p{L}\d_]+)+ $/u;
/** A word and a version of two or three parts, or of more than an address has, elsewhere on the line. */
const otherVersion =
  /(?:^|[^\d.:/])\d{1,4}(?:\.\d{1,5}){1,2}(?:[a-z]\d{0,2})?(?![.\d:/])|\.so\.\d|\d\.\d{4,5}(?!\d)|(?:\d+\.){4}\d/;

/** What names an address or a machine, not a program. */
const addressNames = new Set(
  words(`
    ip ips ipv address adresse host hostname server dns nameserver ns gateway gw router client peer from to via on at in by for
    source src dst target destination and or route ping node resolver proxy vip interface network subnet listen bind remote
    local public private internal external primary secondary id lan wan vpn nat dhcp ad dc ssh isp ap nas dmz cpe asa pop ix
    loopback neighbor neighbour spoke hub area mask site switch firewall fw pc vm nic mx a ptr spf asn as bgp ospf hq
  `),
);

/** Programs whose versions have four parts, however large the last. */
const programs = new Set(
  words(`
    oracle itunes firefox chrome chromium opera safari skype flash player adobe acrobat reader java mysql sap gui sqlite
    thunderbird seamonkey office zoom teams edge mono unity unreal framework photoshop kaspersky norton avast vmware
    virtualbox websphere weblogic openoffice libreoffice nvidia realtek quicktime winamp miui
  `),
);

/**
 * "DirectX 9.0.3.0", "SWT 4.2.1.0, Java 1.8", "com.example.app 2.1.0.15": a version of four parts behind the name of what
 * it is a version of. Parts so small are rare in addresses; a name says it where it is written as products are or a zero
 * stands among the parts, else another version must stand on the line. `line` is the line before the quad, `behind` what
 * follows it.
 */
export function namesProduct(quad: string, line: string, behind: string): boolean {
  if (!line.endsWith(' ') || wellKnown.test(quad)) return false;
  const isSmall = small.test(quad);
  const isRelease = /^[12]?\d\./.test(quad);
  if (!isRelease && !isSmall) return false;
  // An address may be in many lines that name a program: an address with its port, a private one.
  if (quad.startsWith('0.') || /^[:/]\d/.test(behind)) return false;
  const end = line.length - 1;
  const word = line.slice(wordStart(line, end), end);
  if (addressNames.has(word.toLowerCase())) return false;
  const isPrivate = quad.startsWith('10.');
  if (!isPrivate && isRelease && programs.has(word.toLowerCase())) return true;
  if (!isSmall && !released.test(quad)) return false;
  if (!isPrivate && packageName.test(line)) return true;
  if (word.length < 2 || !(name.test(word) || camelCase.test(word))) return false;
  if (isSmall && !isPrivate && (camelCase.test(word) || zeroInside.test(quad))) return true;
  const [rest = ''] = behind.split('\n');
  return !isPrivate && (otherVersion.test(line) || otherVersion.test(rest));
}
