import { wordStart } from '../labels/letters.ts';
import { words } from '../words/word-list.ts';
import { hasSmallParts, isWellKnown } from './quad-digits.ts';

/** A version with a long part: its second or third part is zero. */
const released = /^(?:\d|[12]\d)\.(?:\d{1,3}\.0|0\.\d{1,3})\.\d{1,3}$/;
/** `4.2.1.0`, `19.4.71.3`: a release of most programs starts so. */
const smallRelease = /^[12]?\d\./;
/** `117.0.5938.92`: browsers and runtimes that count a release each month. */
const recentRelease = /^\d{2,3}\.0\./;
/** Inside the brackets of a user agent: `Mozilla/5.0 (…; Media Center PC 5.0.1.2; …`. */
const userAgent = /(?:Mozilla|Opera|Dalvik)\/\d[\d.]* \([^()"\n]*$/;
/** The version of a file: `RtkNGUI64.exe 1.0.1.29`. */
const program = /[\p{L}\d_-]\.(?:exe|dll|sys|ocx|msi|jar|apk|drv|rpm|deb) (?:v|ver|version)?\.? ?$/iu;
/** `9.0.3.0`, `9.3.0.1`: the second or third part is zero. */
const zeroInside = /^\d+\.(?:0\.|\d+\.0)/;
/** `DirectX`, `SWT`. */
const camelCase = /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u;
const name = /^\p{Lu}/u;
/** `com.example.app `. */
const packageName = /(?:^|[\s(;,])\p{L}+(?:\.[\p{L}\d_]+)+ $/u;
/** Another version on the line: of two or three parts, or of more than an IP address has. */
const otherVersion =
  /(?:^|[^\d.:/])\d{1,4}(?:\.\d{1,5}){1,2}(?:[a-z]\d{0,2})?(?![.\d:/])|\.so\.\d|\d\.\d{4,5}(?!\d)|(?:\d+\.){4}\d/;

/** Words that name an address or a machine, not a program. */
const addressNames = new Set(
  words(`
    ip ips ipv address adresse host hostname server dns nameserver ns gateway gw router client peer from to via on at in by for
    source src dst target destination and or route ping node resolver proxy vip interface network subnet listen bind remote
    local public private internal external primary secondary id lan wan vpn nat dhcp ad dc ssh isp ap nas dmz cpe asa pop ix
    loopback neighbor neighbour spoke hub area mask site switch firewall fw pc vm nic mx a ptr spf asn as bgp ospf hq
  `),
);

/** Programs whose versions have four parts, the last of any size. */
const programs = new Set(
  words(`
    oracle itunes firefox chrome chromium opera safari skype flash player adobe acrobat reader java mysql sap gui sqlite
    thunderbird seamonkey office zoom teams edge mono unity unreal framework photoshop kaspersky norton avast vmware
    virtualbox websphere weblogic msie konqueror epiphany vivaldi brave libcurl tomcat jboss wildfly jetty qqbrowser ucbrowser
    sdk openoffice libreoffice nvidia realtek quicktime winamp miui
  `),
);

/**
 * Is the quad a version of the product named before it: "DirectX 9.0.3.0", "SWT 4.2.1.0, Java 1.8", "com.example.app
 * 2.1.0.15"? IP addresses rarely have such small parts. A name alone is enough if it is written like a product's or a
 * part is zero; otherwise there must be another version on the line. `line` is the part of its line before the
 * quad, `after` is the text after it.
 */
export function namesProduct(quad: string, line: string, after: string): boolean {
  if (!line.endsWith(' ') || isWellKnown(quad)) return false;
  if (userAgent.test(line) || program.test(line)) return true;
  // An IP address may follow a program's name too: 0.0.0.0, a private one, or one with a port or a prefix length.
  if (/^(?:0|10)\./.test(quad) || /^[:/]\d/.test(after)) return false;
  const isSmall = hasSmallParts(quad);
  const mayBeRelease = smallRelease.test(quad) || recentRelease.test(quad);
  if (!isSmall && !mayBeRelease) return false;
  const end = line.length - 1;
  const word = line.slice(wordStart(line, end), end);
  if (addressNames.has(word.toLowerCase())) return false;
  if (mayBeRelease && programs.has(word.toLowerCase())) return true;
  if (!isSmall && !released.test(quad)) return false;
  if (packageName.test(line)) return true;
  const isCamelCase = camelCase.test(word);
  if (word.length < 2 || !(isCamelCase || name.test(word))) return false;
  if (isSmall && (isCamelCase || zeroInside.test(quad))) return true;
  const [rest = ''] = after.split('\n');
  return otherVersion.test(line) || otherVersion.test(rest);
}
