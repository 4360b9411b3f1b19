import type { Report } from '../../model/answer/report.ts';
import { isSatellite } from '../../model/non-geographic.ts';
import type { CallTime } from '../../words/clocks.ts';
import { say } from '../../words/say.ts';
import type { Claim, Fact, FactId, Source } from '../claims/fact.ts';
import { answerOf, finerClaims } from '../claims/fact.ts';
import { samePlace } from '../claims/name-claim.ts';
import type { Place } from '../claims/place.ts';
import { isUserHidden, saidByProviders } from '../claims/provider-facts.ts';
import type { Risk } from '../claims/risk.ts';
import { riskSource, riskWarns, riskWords } from '../claims/risk.ts';
import { sourceKey } from '../claims/sources.ts';
import type { Title } from './first-line.ts';

/** A part of a line: a fact's answer. */
export type GlancePart = {
  fact: FactId;
  text: string;
  isStrong?: boolean;
  /** It is the reason why there is no answer. */
  isQuiet?: boolean;
  /** The fact's name is shown before it. */
  isNamed?: boolean;
  /** It is another source's answer, not the leading one. */
  isOther?: boolean;
  /** Follows it in brackets, quietly. */
  aside?: string | null | undefined;
  /** What is most important of it, if the row has no room for all. */
  shorterAside?: string | null | undefined;
  /** The number that it is about, if the card has two. */
  about?: string;
  /** The service, if it is the only source (its words must not be read as ours). */
  source?: Source | undefined;
  /** Shown instead of the text if the row has no room for it. */
  shorter?: string | undefined;
  /** More on it, in its tooltip and for screen readers. */
  hint?: string | undefined;
  /** Shown as a warning: `warn`: know this, `bad`: do not trust it. */
  warns?: Fact['warns'];
  hasCopyButton?: boolean;
};

/** What the drawing before a line shows; `none`: nothing. */
type LineIcon =
  | 'place'
  | 'anycast'
  | 'service'
  | CallTime['light']
  | 'clock'
  | 'carrier'
  | 'phone'
  | 'usage'
  | 'mail'
  | 'postal-code'
  | 'network'
  | 'warning';

/** One line of a card at a glance. `flag` is drawn instead of the icon (ISO 3166-1 alpha-2). */
export type GlanceLine = { icon: LineIcon; flag: string | null; parts: GlancePart[] };

/** Returns a line without a flag. */
export function plainLine(icon: LineIcon, parts: GlancePart[]): GlanceLine {
  return { icon, flag: null, parts };
}

/** Is the built-in data one of the sources? */
function isOwn({ sources }: Claim): boolean {
  return sources.some(({ kind }) => kind === 'device');
}

/** Returns the source of a claim that only services make. */
export function servicesOwn(sources: Source[]): { source?: Source | undefined } {
  const [first] = sources;
  return first && sources.every(({ kind }) => kind === 'service') ? { source: first } : {};
}

/** Returns the line of a number's carrier. */
export function carrierLine(report: Report, rows: Fact[]): GlanceLine {
  const { device } = report;
  const [lead] = finerClaims(rows.find(({ id }) => id === 'carrier'));
  if (!lead || device.kind !== 'phone') return plainLine('carrier', []);
  const own = device.carrier;
  const isSame = own !== null && samePlace(lead.text, own);
  // The first lines already name a satellite's network, and its numbers can't move to another carrier.
  if (isSame && isSatellite(device)) return plainLine('carrier', []);
  const isAnswered =
    answerOf(report, 'phoneValidation') !== null || !lead.sources.every(({ kind }) => kind === 'device');
  const aside = isSame ? (isAnswered ? null : say('originalCarrier')) : own && say('originallyCarrier', own);
  return plainLine('carrier', [{ fact: 'carrier', text: lead.text, aside, ...servicesOwn(lead.sources) }]);
}

/** Returns the line of an address's network; empty if the first line says it. */
export function networkLine(top: Title, rows: Fact[]): GlanceLine {
  const claims = rows.find(({ id }) => id === 'network')?.claims ?? [];
  const [named, below] = [top.says === 'network' ? top : top.below, claims.find(isOwn)];
  // If the first line names the network that another source gives, the built-in data's is named here.
  if (named?.source && below) return plainLine('carrier', [{ fact: 'network', text: say('otherPlace', below.text) }]);
  const [network] = claims;
  if (!network || named) return plainLine('carrier', []);
  return plainLine('carrier', [{ fact: 'network', text: network.text, ...servicesOwn(network.sources) }]);
}

/** Returns the line of a subject's risk, as the provider says that finds it worst; empty if none says anything. */
export function riskLine(risk: Risk | null): GlanceLine {
  if (risk === null) return plainLine('usage', []);
  const { score, reports } = riskWords(risk);
  const warns = riskWarns[risk.level];
  const parts: GlancePart[] = [
    ...(score === null ? [] : [{ fact: 'risk', text: score, warns } as const]),
    ...(reports === null
      ? []
      : [{ fact: 'reports', text: reports, warns: score === null ? warns : undefined } as const]),
    { fact: 'risk', text: riskSource(risk), isOther: true, isQuiet: true },
  ];
  return plainLine(warns === undefined ? 'usage' : 'warning', parts);
}

/**
 * Returns the line of providers' words for an address's network: hosting, mobile, a VPN; and its hostname. What hides its user
 * comes first. Of several words for a use ("Data Center/Web Hosting/Transit"), only the first is shown.
 */
export function usageLine(report: Report, rows: Fact[]): GlanceLine {
  const part = (id: 'usage' | 'signs' | 'hostname'): GlancePart[] => {
    const [said] = rows.find((row) => row.id === id)?.claims ?? [];
    return said ? [{ fact: id, text: said.text, ...servicesOwn(said.sources) }] : [];
  };
  const usage = part('usage').map((each) => ({ ...each, text: each.text.split('/')[0] ?? each.text }));
  const isHidden = isUserHidden(report);
  const aside = say('userElsewhere');
  const signs = part('signs').map((each) => (isHidden ? { ...each, warns: 'warn' as const, aside } : each));
  const parts = withOneSign([...(isHidden ? [...signs, ...usage] : [...usage, ...signs]), ...part('hostname')]);
  return plainLine(isHidden ? 'warning' : 'usage', parts);
}

/** Returns the line of an address's abuse contact, if a registry names one. */
export function abuseLine(report: Report): GlanceLine {
  const [said] = saidByProviders(report).filter(({ facts }) => facts.abuseEmail !== undefined);
  const text = said?.facts.abuseEmail;
  if (!text) return plainLine('mail', []);
  return plainLine('mail', [{ fact: 'abuse', text, isNamed: true, hasCopyButton: true, source: said.source }]);
}

/** Keeps a source's sign only on the last of several adjacent parts from that source alone. */
export function withOneSign(parts: GlancePart[]): GlancePart[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    if (!part.source || !next?.source || sourceKey(part.source) !== sourceKey(next.source)) return part;
    const { source: _, ...unsigned } = part;
    return unsigned;
  });
}

/**
 * Puts the country of a number before its line type or carrier, if no city is known: "Germany · Mobile". Then an answer that
 * adds a name does not move the rows. Null if there is no such row.
 */
export function withCountry(lines: GlanceLine[]): GlanceLine[] | null {
  const at = lines.findIndex(({ parts: [first] }) => first?.fact === 'country');
  const [where, holder] = lines.slice(at);
  const [country, ...others] = where?.parts ?? [];
  if (at < 0 || !where || holder?.icon !== 'carrier' || !country || others.length > 0) return null;
  if (country.isOther || country.aside) return null;
  return lines.toSpliced(at, 2, { ...where, parts: withOneSign([country, ...holder.parts]) });
}

/** Returns the line of the postal code that an answer added to the place of an address; empty if the sources differ. */
export function postalCodeLine(place: Place, rows: Fact[]): GlanceLine {
  const [code] = rows.find(({ id }) => id === 'postalCode')?.claims ?? [];
  const isNew = place.source?.kind === 'service' && place.other === null && code;
  const part: GlancePart[] = isNew
    ? [{ fact: 'postalCode', text: code.text, isNamed: true, ...servicesOwn(code.sources) }]
    : [];
  return plainLine('postal-code', part);
}
