import { once } from '../../model/once.ts';
import { wordBefore } from './word-before.ts';

/**
 * What a word says about a dotted quad near it. `address`: an address, or what has one. `machine`: the same, but programs
 * are also called so. `version`: a version. `change`: a program, or a change of one. `section`: a numbered part of a
 * text. `program`: its versions have four parts. `from`: where something came from. `link`: it is between such a word and
 * the quad.
 */
export type WordKind = 'address' | 'machine' | 'version' | 'change' | 'section' | 'from' | 'program' | 'link';

/**
 * One row for each kind, in lower case. Names of several words are compared word by word, as `AssemblyVersion`, `dst_ip`
 * and `PHPMailer`.
 */
const wordRows: readonly (readonly [WordKind, string])[] = [
  [
    'address',
    `ip ips ipv inet addr addrs raddr laddr saddr daddr srcip dstip ipaddr dns nameserver nameservers ns gw peer neighbor neighbors
     neighbour neighbours nbr src dst dest destination ping pinging traceroute tracert telnet ssh subnet netmask vip vips nexthop hop
     whois arp rp bgp ospf eigrp rip igmp hsrp vrf dhcp cidr anycast unicast multicast localhost rhost rhosts lhost loopback ptr mx
     aaaa bind blacklist blocklist connected connecting connection ban banned unban allow deny inetnum client unreachable шлюз passerelle gateway gateways via כתובת
     адрес адреса айпи الخادم عنوان`,
  ],
  [
    'machine',
    `target node nodes proxy interface network networks listen listening local remote public private internal external inside outside
     lan wan vpn nat sshd isp nas dmz cpe asa area pool lease switch firewall fw nic asn id identifier route routes tcp udp icmp http
     https permit permitted denied attacker login syslog snmp ntp smtp imap ftp range machine vm pc ap uplink port source destino acl
     vlan static spoke hub ethernet wlan dev iface reply bytes blocked drop accept`,
  ],
  ['version', 'rv ver vers vsn kernel changelog assembly semver rev revision'],
  [
    'change',
    `release releases released rel build built patch patched patches update updated updates upgrade upgraded upgrading downgraded
     bump bumped bumps since seit prior earlier older newer before fixed introduced deprecated removed added appeared roll rolled
     affected affects driver drivers software image package packages library sdk api dll exe compatible compatibility requires depends
     stand stände обновление обновлен сборка tag tagged oid oids tested installer product hotfix install installed uninstall`,
  ],
  [
    'section',
    `section sections sec chapter chapters clause clauses paragraph paragraphs para article articles figure figures appendix annex requirement requirements
     abschnitt abschnitte kapitel ziffer absatz sección seccion secciones capítulo apartado seção secção chapitre chapitres sezione sezioni
     paragrafo cl cls subclause pasal fasal madde điều hoofdstuk paragraaf раздел разделы пункт пункты глава phase phases spec`,
  ],
  [
    'program',
    `oracle firefox chrome chromium opera safari skype flash player adobe acrobat reader java thunderbird office outlook zoom teams edge
     mono unity photoshop kaspersky norton avast msie konqueror vivaldi brave curl tomcat jboss jetty nvidia realtek winamp jira blink os
     webkit gecko windows macos mailer`,
  ],
  ['from', 'from depuis desde von vom fra från от od dal aus'],
  ['link', 'is no nr number to of than was ist und and or the eq name'],
];

/** Beginnings of words in any form: `hostnames`, `servidor`, `versiones`. */
const stemRows: readonly (readonly [WordKind, string])[] = [
  ['address', 'addre adres direcc indiriz endere host router resolv endpoint serv'],
  ['machine', 'connect connex'],
  ['version', 'versio versió versie versã versao wersj verzi sürüm верси версі έκδοσ firmwar'],
];

/** Ends of words in scripts without blanks between words. */
const wordEnds = [
  '地址',
  '位址',
  'アドレス',
  '주소',
  '服务器',
  '伺服器',
  'サーバー',
  '서버',
  '主机',
  '主機',
  'ホスト',
  '网关',
  '閘道',
];
const beyondAscii = /[^\0-\x7f]/;

const kinds = once(() => new Map(pairsOf(wordRows)));
/** The beginnings by their first letters, as most words have none of these. */
const stems = once(() => Map.groupBy(pairsOf(stemRows), ([stem]) => stem.slice(0, shortestStem)));
const shortestStem = 4;

function pairsOf(rows: typeof wordRows): [word: string, kind: WordKind][] {
  return rows.flatMap(([kind, row]) => row.split(/\s+/).map((word): [string, WordKind] => [word, kind]));
}

/** Returns what a word in lower case says about a dotted quad near it; null if nothing. */
export function wordKind(word: string): WordKind | null {
  const kind = kinds().get(word);
  if (kind !== undefined) return kind;
  const stem = stems()
    .get(word.slice(0, shortestStem))
    ?.find(([beginning]) => word.startsWith(beginning));
  if (stem) return stem[1];
  if (word.endsWith('version')) return 'version';
  return beyondAscii.test(word) && wordEnds.some((end) => word.endsWith(end)) ? 'address' : null;
}

/** Returns what the words of a text between `from` and `to` say. */
export function kindsIn(text: string, to: number, from: number): ReadonlySet<WordKind> {
  const found = new Set<WordKind>();
  for (let word = wordBefore(text, to, from); word; word = wordBefore(text, word.start, from)) {
    const kind = wordKind(word.letters);
    if (kind !== null) found.add(kind);
  }
  return found;
}
