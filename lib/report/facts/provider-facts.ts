import type { Facts } from '../../model/answer/facts.ts';
import type { Report } from '../../model/answer/report.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import { language } from '../../words/language.ts';
import { nameClaim } from './caller-fact.ts';
import type { Claim, Fact, FactId, Source } from './fact.ts';
import { mergeClaims } from './fact.ts';

/** What an added provider says of the subject. */
export type Said = { facts: Facts; source: Source };

/** Returns what the added providers say, in the order in which they are asked. */
export function saidByProviders({ service }: Report): Said[] {
  return service.flatMap((answer): Said[] => {
    if (!isProviderAnswer(answer)) return [];
    const { operation, facts, at } = answer;
    return [{ facts, source: { kind: 'service', operation, at } }];
  });
}

type Answer = Report['service'][number];

function isProviderAnswer(answer: Answer): answer is Extract<Answer, { facts: Facts }> {
  return isProvider(answer.operation);
}

/** Returns the claims that the providers make on one matter. */
export function claimsOf(said: readonly Said[], claim: (facts: Facts, source: Source) => Claim | null): Claim[] {
  return said.flatMap(({ facts, source }) => claim(facts, source) ?? []);
}

/** Returns the rows that only providers fill: who holds an address, since when, and where to report abuse. */
export function providerFacts(said: readonly Said[]): Fact[] {
  const row = (id: FactId, claim: (facts: Facts, source: Source) => Claim | null): Fact[] => {
    const claims = mergeClaims(claimsOf(said, claim));
    return claims.length === 0 ? [] : [{ id, claims, disagree: false, note: null }];
  };
  return [
    ...row('holder', holderClaim),
    ...row('abuse', ({ abuseEmail, abusePhone }, source) =>
      nameClaim([abuseEmail, abusePhone].filter((each) => each !== undefined).join(', '), source),
    ),
    ...row('range', ({ range }, source) => nameClaim(range, source)),
    ...row('registered', ({ registered }, source) => dayClaim(registered, source)),
    ...row('parent', ({ parent }, source) => nameClaim(parent, source)),
  ];
}

/** The holder, with the name that its network has in the registry; that name alone where no organisation is named. */
function holderClaim({ holder, network, asn }: Facts, source: Source): Claim | null {
  const name = asn === undefined ? network : undefined;
  const claim = nameClaim(holder ?? name, source);
  return claim && holder !== undefined && name !== undefined ? { ...claim, detail: name } : claim;
}

function dayClaim(day: string | undefined, source: Source): Claim | null {
  const time = Date.parse(day ?? '');
  if (day === undefined || Number.isNaN(time)) return null;
  const text = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
  return { key: day, text, sources: [source] };
}
