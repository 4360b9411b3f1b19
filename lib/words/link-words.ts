import type { LinkUse, LinkValues, TemplateFault } from '../model/settings/link-template.ts';
import { linkAddress, placeholdersOf, readLinkTemplate } from '../model/settings/link-template.ts';
import { programSchemes } from '../model/settings/program-schemes.ts';
import { bracedNames, listOf } from './isolated.ts';
import { say } from './say.ts';

/** What links are shown with as an example: a number and an address that nobody has. */
const examples: LinkValues[] = [
  {
    ...{ subject: '+4930231250123', e164: '+4930231250123', digits: '4930231250123', national: '030231250123' },
    ...{ extension: '12', callingCode: '49' },
  },
  { subject: '192.0.2.1', defanged: '192[.]0[.]2[.]1', cidr: '192.0.2.0/24', asn: '64496' },
];

/** Returns why a link's template can't be used, in one sentence with the part that is wrong; null if it can. */
export function linkProblem(template: string, use: LinkUse): string | null {
  const read = readLinkTemplate(template, use);
  return read.ok ? null : faultText(read.problem, use);
}

/**
 * Returns what is said below a link's field: what it becomes, with which placeholders; or that it is not complete. A link
 * that is not encrypted says so in place of the placeholders.
 */
export function linkNote(template: string, use: LinkUse): string {
  const read = readLinkTemplate(template, use);
  const names = bracedNames(placeholdersOf(use));
  const [example] = examples.flatMap((values) => (read.ok ? (linkAddress(read.value, values) ?? []) : []));
  if (!read.ok || example === undefined) return say('linkUnfinished', names);
  return read.value.isPlain ? say('linkPlain', example) : say('linkHint', names, example);
}

function faultText({ kind, part }: TemplateFault, use: LinkUse): string {
  switch (kind) {
    case 'characters':
      return say('linkCharacters', part);
    case 'scheme':
      return say(
        'linkScheme',
        part,
        listOf(['https:', ...(use === 'number' ? programSchemes.map((name) => `${name}:`) : [])]),
      );
    case 'http':
      return say('linkHttp', part);
    case 'address':
      return say('linkAddress', part);
    case 'host':
      return say('linkHost', part);
    case 'placeholder':
      return say('linkPlaceholder', part, bracedNames(placeholdersOf(use)));
    case 'dials':
      return say('linkDials', part);
    case 'no-subject':
      return say('linkNoSubject', use === 'number' ? '{e164}' : '{subject}');
  }
}
