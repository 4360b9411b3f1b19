import type { Subject } from '../subject-schema.ts';

/** A site where a subject of one kind can be opened. `name` is null for a web search, which each language names. */
export type Pivot = { name: string | null; kind: Subject['kind']; template: string };

/** Ready-made links for "Open in…". Each is off until the user turns it on, and nothing but a link. */
export const pivots = {
  abuseipdb: { name: 'AbuseIPDB', kind: 'ip', template: 'https://www.abuseipdb.com/check/{subject}' },
  shodan: { name: 'Shodan', kind: 'ip', template: 'https://www.shodan.io/host/{subject}' },
  virustotal: { name: 'VirusTotal', kind: 'ip', template: 'https://www.virustotal.com/gui/ip-address/{subject}' },
  bgptools: { name: 'bgp.tools', kind: 'ip', template: 'https://bgp.tools/search?q={subject}' },
  censys: { name: 'Censys', kind: 'ip', template: 'https://search.censys.io/hosts/{subject}' },
  // Callers that people report, by number, in many countries.
  tellows: { name: 'tellows', kind: 'phone', template: 'https://www.tellows.com/num/{e164}' },
  syncme: { name: 'Sync.ME', kind: 'phone', template: 'https://sync.me/search/?number={digits}' },
  spamcalls: { name: 'SpamCalls.net', kind: 'phone', template: 'https://spamcalls.net/en/number/{digits}' },
  phoneblock: { name: 'PhoneBlock', kind: 'phone', template: 'https://phoneblock.net/phoneblock/nums/00{digits}' },
  websearch: { name: null, kind: 'phone', template: 'https://duckduckgo.com/?q=%22{subject}%22' },
} as const satisfies Record<string, Pivot>;

export type PivotId = keyof typeof pivots;

export const pivotIds = Object.keys(pivots).filter(isPivot);

function isPivot(id: string): id is PivotId {
  return Object.hasOwn(pivots, id);
}
