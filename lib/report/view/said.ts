import type { Report } from '../../model/answer/report.ts';
import type { ReadBy } from '../../model/page/read-by.ts';
import { isAssumed } from '../../model/page/read-by.ts';
import { say } from '../../words/say.ts';
import type { Fact } from '../claims/fact.ts';
import { finerClaims } from '../claims/fact.ts';
import { leadingPlace } from '../claims/place.ts';
import type { Title } from './first-line.ts';
import { glanceVerdict } from './verdict.ts';

/**
 * Verdicts that mean the same: a source that confirms a number also calls it valid. A failed check has its own lines.
 */
const agreeing: ReadonlySet<string> = new Set(['valid', 'confirmed', 'provider true', 'could not check']);

/** Does this row only say that a number is valid? */
export function isVouching({ id, disagree, claims }: Fact): boolean {
  return id === 'status' && !disagree && claims.every(({ key }) => agreeing.has(key));
}

/**
 * Returns a test for the facts that the details leave out: those without an answer, a single calling code, and those
 * that the first lines state in full. If sources disagree or there is a note, the last reason does not count.
 */
export function saidAbove(report: Report, title: Title, read: ReadBy): (fact: Fact) => boolean {
  const { device } = report;
  const verdict = glanceVerdict(report, read);
  const place = leadingPlace(report);
  const land = device.kind === 'phone' && title.says === 'place' ? place.country : null;
  const named = title.says === 'network' ? title : null;
  const range = rangeInHead(report, title);
  return (fact) => {
    const { id, claims, disagree, note } = fact;
    const [only, ...others] = finerClaims(fact);
    if (only === undefined) return true;
    if (id === 'callingCode') return others.length === 0;
    if (disagree || note !== null) return false;
    // The card's foot already says that the service answered.
    if (id === 'status' && device.kind === 'ip') return claims.every(({ key }) => key === 'statusSuccess');
    if (id === 'status' && verdict !== null) {
      return (
        claims.some(({ text }) => text === verdict.text || isAssumed(read)) &&
        (others.length === 0 || claims.every(({ key }) => agreeing.has(key)))
      );
    }
    if (others.length > 0) return false;
    if (id === 'country') return land !== null && only.flag === land;
    if (id === 'location' && device.kind === 'phone') {
      // The service often sends the country as the location.
      return only.text === place.name ? title.says === 'place' : place.name === null && place.country !== null;
    }
    if (id === 'network') return [...(named ? [named.text, pair(named)] : []), title.below?.text].includes(only.text);
    if (id === 'range') return range.includes(only.text);
    return only.text === title.text || only.text === title.below?.text;
  };
}

/** Returns the range of an address that the line below the title has, if it has one. */
function rangeInHead({ device }: Report, title: Title): string[] {
  if (device.kind !== 'ip' || device.special || title.below !== null) return [];
  return device.range === null ? [] : [device.range];
}

/** Do the first lines have this part of an address's network: its name, its number, or its range? */
export function isInHead(report: Report, title: Title, text: string): boolean {
  const { device } = report;
  const asn = device.kind === 'ip' && device.asn !== null ? `AS${device.asn}` : null;
  const below = title.below?.text;
  const parts = asn !== null && below?.endsWith(asn) ? [asn] : [];
  const name = asn !== null && below === say('headlinePair', text, asn) ? [text] : [];
  return [title.text, title.tag, below, ...parts, ...name, ...rangeInHead(report, title)].includes(text);
}

function pair({ text, tag }: Title): string {
  return tag === null ? text : say('headlinePair', text, tag);
}
