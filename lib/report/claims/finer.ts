import { plainKey } from '../../words/subject-text.ts';
import type { Claim, Fact } from './fact.ts';
import { isShort } from './name-claim.ts';
import { distance } from './pin.ts';

/** Coordinates that are nearer to each other than this (km) name one city. */
const oneCity = 25;

/**
 * Marks the claims that add nothing to another one: "New York" beside "New York, NY", "Verizon"
 * beside "Verizon Wireless", "landline or mobile" beside "mobile", "valid" beside "confirmed". Of two that say the same
 * the first leads. If the sources disagree, every claim counts, and none is marked.
 */
export function withFiner(fact: Fact): Fact {
  const { id, disagree, claims } = fact;
  if (disagree || claims.length < 2) return fact;
  const isCoarser = (claim: Claim, index: number) =>
    claim.isCoarser === true ||
    claims.some((other, at) => other !== claim && says(id, other, claim) && !(at > index && says(id, claim, other)));
  return {
    ...fact,
    claims: claims.map((claim, index) => (isCoarser(claim, index) ? { ...claim, isCoarser: true } : claim)),
  };
}

/** Does the first claim say all that the second one says? */
function says(id: Fact['id'], finer: Claim, coarser: Claim): boolean {
  switch (id) {
    case 'lineType':
      return coarser.key === 'FIXED_LINE_OR_MOBILE' && (finer.key === 'FIXED_LINE' || finer.key === 'MOBILE');
    case 'status':
      return coarser.key === 'valid' && finer.key === 'confirmed';
    case 'location':
    case 'region':
      return isWithin(nameOf(finer), nameOf(coarser));
    case 'carrier':
      return isLonger(nameOf(finer), nameOf(coarser));
    case 'network':
      return isSameNetwork(finer.text, coarser.text);
    case 'coordinates':
      return finer.pin !== undefined && coarser.pin !== undefined && distance(finer.pin, coarser.pin) < oneCity;
    default:
      return false;
  }
}

function nameOf({ english, text }: Claim): string {
  return english ?? text;
}

/**
 * Does a place's name hold all parts of the other ("New York, NY" and "New York", "Chicago, Illinois" and "Chicago, IL"),
 * or is it a part of that place ("Manhattan, New York" in "New York, NY")? "York" is no part of "New York".
 */
function isWithin(finer: string, coarser: string): boolean {
  const [parts, wanted] = [finer, coarser].map((name) => name.split(',').map(plainKey));
  if (!parts || !wanted) return false;
  const isIn = (part: string) => parts.some((other) => part === other || isShort(part, other));
  if (parts.length >= wanted.length && wanted.every(isIn)) return true;
  const around = parts.at(-1);
  return parts.length > 1 && around !== undefined && wanted.slice(0, -1).includes(around);
}

/** What companies add to a name that says who they are already. */
const added: ReadonlySet<string> = new Set(
  [
    'wireless mobile cellular communications telecom telecommunications networks network group holding holdings',
    'gmbh ag kg se inc llc ltd limited corp corporation co plc sa sas srl spa bv nv ab as oy usa us uk',
  ].flatMap((row) => row.split(' ')),
);

/** Is this the other company's name with what companies add to theirs ("Verizon Wireless", "Vodafone GmbH")? */
function isLonger(finer: string, coarser: string): boolean {
  const [name, start] = [plainKey(finer), plainKey(coarser)];
  if (!name.startsWith(`${start} `)) return false;
  return name
    .slice(start.length + 1)
    .split(' ')
    .every((word) => added.has(word));
}

/** Do both name one network? Its number tells, however the name is spelled. */
function isSameNetwork(one: string, other: string): boolean {
  const [number, same] = [one, other].map((text) => /\bAS\d+$/.exec(text)?.[0]);
  return number !== undefined && number === same;
}
