import type {
  CustomFact,
  DefinitionProblem,
  Finding,
  ProblemKind,
} from '../../../../lib/model/settings/custom/definition.ts';
import { flagWords } from '../../../../lib/words/flag-words.ts';
import type { MessageKey } from '../../../../lib/words/say.ts';
import { say } from '../../../../lib/words/say.ts';

const problems = {
  unreadable: 'listFileUnreadable',
  'not-json': 'problemNotJson',
  'too-big': 'problemTooBig',
  missing: 'problemMissing',
  unknown: 'problemUnknown',
  bad: 'problemBad',
  'too-many': 'problemTooMany',
  'too-long': 'problemTooLong',
  address: 'problemAddress',
  'placeholder-in-host': 'problemHost',
  placeholder: 'problemPlaceholder',
  'no-subject': 'problemNoSubject',
  'secret-in-path': 'problemSecretPath',
  'secret-inside': 'problemSecretInside',
  header: 'problemHeader',
  pointer: 'problemPointer',
  'name-taken': 'problemNameTaken',
  'changed-since': 'providerIsOther',
} as const satisfies Record<ProblemKind, MessageKey>;

/** Returns what is wrong with a definition, and where. */
export function definitionProblemText({ kind, at, most, line }: DefinitionProblem): string {
  if (kind === 'not-json') return say(problems[kind], line ?? 1);
  if (kind === 'too-big') return say(problems[kind], Math.floor((most ?? 0) / 1024));
  return most === undefined ? say(problems[kind], at) : say(problems[kind], at, most);
}

const factWords = {
  callerName: 'termCaller',
  valid: 'termStatus',
  carrier: 'termCarrier',
  lineType: 'termLineType',
  ported: 'termPorted',
  location: 'termLocation',
  country: 'termCountry',
  countryName: 'termCountry',
  riskScore: 'termRisk',
  reports: 'termReports',
  holder: 'termHolder',
  netName: 'termHolder',
  range: 'termRange',
  parent: 'termParent',
  registered: 'termRegistered',
  abuseEmail: 'termAbuse',
  abusePhone: 'termAbusePhone',
  asn: 'columnAsn',
  network: 'termNetwork',
  hostname: 'termHostname',
  usage: 'termUsage',
  region: 'termRegion',
  postalCode: 'termPostalCode',
  latitude: 'termCoordinates',
  longitude: 'termCoordinates',
  ...flagWords,
} as const satisfies Record<CustomFact, MessageKey>;

/** The part of a card's row that a fact fills, if several facts share the row. */
const partWords: { [Fact in CustomFact]?: MessageKey } = {
  country: 'partCode',
  countryName: 'partName',
  netName: 'partNetworkName',
  latitude: 'partLatitude',
  longitude: 'partLongitude',
};

/** Returns a fact's name: the name of its row, and its part of the row if several facts share it. */
export function factName(fact: CustomFact): string {
  const part = partWords[fact];
  return part ? say('customFactName', say(factWords[fact]), say(part)) : say(factWords[fact]);
}

const formLabels = {
  name: 'columnName',
  url: 'customUrl',
  headers: 'customHeaders',
  facts: 'customFacts',
  // Too many of them: the address names them.
  fields: 'customUrl',
} as const;

/** Returns what is wrong with a definition that is being typed. The labels of the form name the place. */
export function formProblemText(problem: DefinitionProblem): string {
  const label = formLabel(problem.at);
  return definitionProblemText(label === null ? problem : { ...problem, at: label });
}

/** Returns what is wrong at one place of the form or inside of it; null if nothing is. */
export function problemAt(place: string, problem: DefinitionProblem | null): string | null {
  return problem && `${problem.at}.`.startsWith(`${place}.`) ? formProblemText(problem) : null;
}

/** Returns what is wrong at one place of the form as a whole; null if nothing is. */
export function problemOf(place: string, problem: DefinitionProblem | null): string | null {
  return problem?.at === place ? formProblemText(problem) : null;
}

/** Returns what the form calls a place of the definition, null if it has no name for it. */
function formLabel(at: string): string | null {
  const [part, detail] = at.split('.');
  if (part === 'facts' && detail !== undefined) return isFact(detail) ? factName(detail) : null;
  return isFormPart(at) ? say(formLabels[at]) : null;
}

/** Does a field of the form show this problem? */
export function hasField({ at }: DefinitionProblem): boolean {
  const [part = ''] = at.split('.');
  return isFormPart(part) || part === 'words' || part === 'found';
}

function isFact(name: string): name is CustomFact {
  return Object.hasOwn(factWords, name);
}

function isFormPart(at: string): at is keyof typeof formLabels {
  return Object.hasOwn(formLabels, at);
}

const findings = {
  text: 'findingText',
  number: 'findingNumber',
  'yes-no': 'findingYesNo',
  list: 'findingList',
  object: 'findingObject',
} as const satisfies Record<NonNullable<Finding['found']>['type'], MessageKey>;

/** Returns the kind and length of a value that a test found. */
export function findingText({ found }: Finding): string {
  return found ? say(findings[found.type], found.length) : say('findingNone');
}
