import { fillOwnCopy, longestOwnCopy, ownCopyNames, readOwnCopy } from '../model/settings/own-copy.ts';
import { bracedNames } from './isolated.ts';
import { say } from './say.ts';

/** What the text is shown with as an example: a number that nobody has. */
const example = {
  ...{ subject: '+49 30 231250123', international: '+49 30 231250123', national: '030 231250123' },
  ...{ e164: '+4930231250123', name: 'Ada Meyer', company: 'Meyer GmbH', place: 'Berlin', localTime: '14:05' },
};

/** Returns why the user's own text to copy can't be used, in one sentence with the part that is wrong; null if it can. */
export function ownCopyProblem(text: string): string | null {
  const read = readOwnCopy(text);
  if (!read.ok)
    return read.problem.kind === 'characters'
      ? say('linkCharacters', read.problem.part)
      : say('linkPlaceholder', read.problem.part, bracedNames(ownCopyNames));
  return text.length > longestOwnCopy ? say('ownCopyTooLong', longestOwnCopy) : null;
}

/** Returns what is said below its field: the placeholders, and what the text becomes. */
export function ownCopyNote(text: string): string {
  const read = readOwnCopy(text === '' ? '{name}, {international}, {localTime}' : text);
  return say('linkHint', bracedNames(ownCopyNames), read.ok ? fillOwnCopy(read.value, example) : '…');
}
