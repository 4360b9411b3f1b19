import { unicodePattern } from '../text/patterns.ts';

/** A dotted quad and what touches it, as far as the rules of form look. */
export type QuadForm = { quad: string; before: string; after: string };

/** If its test passes, the form alone decides that the quad is no address. */
type FormRule = { name: string; test: (form: QuadForm) => boolean };

// 0.0.0.0/8 is "this network" (RFC 791 section 3.2); only 0.0.0.0 itself is used as an address. A quad that starts with
// 255 is a netmask, except for the broadcast address, and that is one too after an address and a blank.
const noHost = /^(?:0\.(?!0\.0\.0$)|255\.(?!255\.255\.255$))/;
const maskAfterAddress = /\d\.\d{1,3} $/;

// In scripts without spaces between words, letters may touch an address.
const joinedScript = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Before the first letter of those scripts. */
const beforeJoinedScripts = '\u0e00';
const partOfLonger = unicodePattern(String.raw`[\p{L}\d_]$|[\p{L}\d_][.]$|^\.$|\s\.$|\d-$`);
const rangeOfAddresses = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}-$/;
/** `*>i10.2.2.2/32`: the marks of a route at the start of a line, as routers print them. */
const routeCode = /(?:^|\n)[ \t]*[*>sxrSmbdhRf][*>=|&~ ]{0,4}[a-zA-Z?]$/;
/** `%2F%2F93.184.216.34`: the end of an encoded sign. */
const encodedSign = /%(?:2F|3A|40|5B|3D|26|22|2C|28)$/i;

/** `10.1.1.9.https`: netstat and tcpdump write a port, or the name of its service, after a dot. */
const dottedService =
  /^\.(?:https?|ssh|telnet|ftp|domain|ntp|smtp|imaps?|pop3s?|ldaps?|snmp|bgp|syslog|bootp[cs]|tftp|sip|nfs|mysql)(?![\w.-])/;
// The text continues as a longer number or word, a version with a suffix, or a quantity. A zone may follow a percent sign.
const continuesToken = unicodePattern(
  String.raw`^(?:[\p{L}\d_${'…'}]|\.\d|\.[\p{Ll}_-]|[-+~](?:[\p{Ll}]|\d{1,10}[\p{L}])|%(?![\dA-Za-z])|[${'€£°'}])`,
);
const unitOrRelease = unicodePattern(
  String.raw`^ (?:(?:${'€|£|°'}|km|kg|cm|mm|MB|GB)(?![\p{L}])|(?:[Rr]elease|[Uu]pdate|[Vv]ersion|[Bb]uild|[Cc]hangelog))`,
);
const moneyOrNumberSign = /[$€£¥§№第]\s?$/;
/** `Chrome/105.0.0.0`: a name, and a release that only starts small. */
const userAgent = /(?:^|[\s"'(;,])[A-Z][A-Za-z-]+\/$/;
const monthlyRelease = /^\d{2,3}\.0\.\d+\.\d+$/;
const joinedVersion =
  /(?:更新包|[升昇]级包|升級包|安[装裝]包|[补補]丁|固件|[韌韧][體体]|パッチ|ファームウェア|패치|펌웨어|แพตช์|เฟิร์มแวร์|バージョン|版本|ver|버전|版|第|เวอร์ชัน|รุ่น)[^\s\d]{0,3} ?$/iu;
/** `1.3.6.1`, `2.5.4.3`: the beginnings of object identifiers of the internet, and of directories (X.500). */
const objectIdentifier = /^(?:1\.3\.6\.1|1\.2\.840\.\d+|2\.16\.840\.\d+|2\.5\.(?:1?[4568]|13|29)\.\d{1,2})$/;

export const formRules: readonly FormRule[] = [
  {
    name: 'netmask',
    test: ({ quad, before }) => noHost.test(quad) || (quad.startsWith('255.') && maskAfterAddress.test(before)),
  },
  { name: 'longer word, number or quantity', test: ({ after }) => continues(after) },
  { name: 'version in a script without spaces', test: ({ before }) => isVersionInJoinedScript(before) },
  { name: 'end of a longer word or number', test: ({ before }) => isEndOfLonger(before) },
  {
    name: 'user agent',
    test: ({ quad, before, after }) => monthlyRelease.test(quad) && userAgent.test(before) && !/^[:/(]\d/.test(after),
  },
  { name: 'money or a number sign', test: ({ before }) => moneyOrNumberSign.test(before.slice(-2)) },
  { name: 'object identifier', test: ({ quad, after }) => objectIdentifier.test(quad) && !/^[:/]\d/.test(after) },
];

/** Does the form of a dotted quad leave no doubt that it is no address? */
export function isNoAddress(form: QuadForm): boolean {
  return formRules.some(({ test }) => test(form));
}

function continues(after: string): boolean {
  if (after === '' || isJoinedScript(after.charAt(0))) return false;
  if (after.startsWith(' ')) return unitOrRelease.test(after);
  return continuesToken.test(after) && !dottedService.test(after);
}

function isEndOfLonger(before: string): boolean {
  if (before.endsWith(' ') || isJoinedScript(before.at(-1)) || !partOfLonger.test(before)) return false;
  return !rangeOfAddresses.test(before) && !routeCode.test(before) && !encodedSign.test(before);
}

function isJoinedScript(letter = ''): boolean {
  return letter > beforeJoinedScripts && joinedScript.test(letter);
}

/** `固件1.2.3.4`, `固件： 1.2.3.4`: such a letter touches the quad, or one or a sign is before the space. */
function isVersionInJoinedScript(before: string): boolean {
  const near = before.endsWith(' ') ? before.at(-2) : before.at(-1);
  return near !== undefined && near > beforeJoinedScripts && joinedVersion.test(before);
}
