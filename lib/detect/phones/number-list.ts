import type { Label } from '../labels/label.ts';
import type { DigitGroup } from './digit-groups.ts';
import { digitCount, joinedDigits, shapeOf } from './digit-groups.ts';
import { isCallingCode } from './numbering-plan.ts';
import type { PhoneNumber } from './read-number.ts';
import { readNumber } from './read-number.ts';

/** A local number's digits in all, and in each group: `2,2,2`. */
export type Local = { digits: number; shape: string };

/**
 * The number before a run, null if there is none. The numbers of a list share the label of this one, and those without
 * an area code take its area code, and its calling code if it has one (`withCode`). `end` is after its extension;
 * `locals` are the parts of it that may be a local number.
 */
export type Previous = Known | null;
type Known = { end: number; label: Label; e164: string; withCode: boolean; locals: readonly Local[] };

/**
 * How far a similar number may be from the one before it (UTF-16 units), and how many of its last digits may differ.
 */
const siblingReach = 40;
const besideSibling = /^[\s,;·|/()-]+\p{L}*[.:]?\s*$/u;
const differing = 3;

/** Fewest digits of a number without its area code. Towns with fewer print them, and so do postal codes. */
const fewestLocal = 6;
/** Most digits of a postal code, which may follow a number as in a list: `022 234567, 431001`. */
const mostPostal = 6;
const alikeDigits = 2;
/** Fewest digits of a calling code and an area code together. */
const fewestBefore = 2;
const mostGroups = 3;
/** Fewest digits of a group that is read as a list's next number, after a dash or a slash. */
const fewestListed = 10;
/** Most digits of a number's alternative end: `…7394/5`. */
const mostOfOtherEnd = 3;
/**
 * In Brazil, a mobile number has one digit more than a landline number, and either may follow the other: `(11)
 * 3739-4182 / 98739-4182`.
 */
const brazilian = /^\+55\d\d(?:[2-5]\d{7} 9\d{8}|9\d{8} [2-5]\d{7})$/;
/** A list's sign or a word such as "or". A space, or a dash without spaces, may be within a number. */
const listSign = /[,;|/&•·、，]|\p{L}| - /u;
/** Signs that also occur inside numbers. After one, the next number must be long and similar. */
const faintSign = /^(?:[\s\u3000]+|-)$/;
/** Fewest digits of a local number if only a space, and if only a dash, separates it from the number before it. */
const fewestSpaced = 8;
const fewestDashed = 6;
/** A postal code follows a comma or a dash, not one of these. */
const notBeforePostal = /[/、;|]/;
const signsOnly = /^[ ,;|/&•·、，()-]*$/;

// Most gaps between two numbers are decided without the words of lists.
const noteBefore = /^ ?\([^()\d\n]{2,20}\)(?= ?[,;|/、，\n]| {2}| (?:or|ou|o|oder|of|lub|atau|veya|или|або) )/;
const longestGap = 16;
const longestNote = 23;
const onlySigns = /^[\s,;|/&)-]*$/;
const neverListed = /\d|[A-Za-z]{6}/;
// The text between the numbers of one list.
const listJoint =
  /^[\s,;|/·•&、，／)\]-]*(?:(?:or|and|oder|und|bzw|ou|et|y|o|e|u|i|a|en|of|og|och|eller|ja|tai|lub|oraz|nebo|alebo|ili|sau|si|es|vagy|ve|veya|и|или|та|або|και|ή|dan|atau|và|hoặc|或|及|和|または|および|및|או|أو|و)(?: (?:also|auch|aussi|anche|tambi[eé]n|tamb[eé]m)(?: (?:from|von|du|da|do|de|del))?)?[\s.:]*)?(?:&nbsp;|[\s,;|/·•&(、-])*$/iu;

/** `', '`: a comma or a slash between two numbers in quotation marks. */
const quoted = /^(['"])\s*[,/]\s*\1$/;
/** What may be between two numbers of one plan if the second has no area code of the first's. */
const plainlyListed = /^\s*[,/]\s*$/;

/** Are the groups as long as the local part of the number before? */
function mayBeLocal(groups: readonly DigitGroup[], { e164, locals }: Known): boolean {
  const digits = digitCount(groups);
  return locals.some((local) => local.digits === digits) || e164.startsWith('+55');
}

/** The label between two numbers of a list: `Fax:`, `, Fax no.`, a line's end and `Fax`. */
const ownLabel = /^[ .,;|/)-]*\n?[ |]*[^\s\d.:,;|/()-][^\d.:,;|/()\n-]*[.:]{0,2}\s*\(?$/;
const longestLabel = 16;
/** Most characters of such a label with the tags around it in the source of a page. */
const longestWithTags = 200;
const tag = /<\/?[a-z][^<>]{0,120}>/gi;

/** `827394/5, 829418`: alternative last digits belong to the number before them, so the list continues after them. */
export function withOtherEnd(previous: Known, [group]: readonly DigitGroup[]): Known {
  const isOtherEnd =
    group !== undefined &&
    group.start === previous.end + 1 &&
    group.digits.length <= mostOfOtherEnd &&
    /^[/~-]$/.test(group.before);
  return isOtherEnd ? { ...previous, end: group.end } : previous;
}

/** Returns the label of the number before, if only list signs or a short word such as "or" are between. */
export function inherited(plain: string, previous: Previous, start: number): Label {
  if (!previous || start - previous.end > longestGap + longestNote) return null;
  if (withoutNote(plain.slice(previous.end, start)).length > longestGap || !isListed(plain, previous.end, start))
    return null;
  if (previous.label !== null) return previous.label === 'direct' ? 'direct' : 'near';
  // Two numbers on one line are a list, even without a phone word.
  return /^[^\n]*[^\s]/.test(plain.slice(previous.end, start)) ? 'near' : null;
}

/**
 * `+1 (415) 863-1234 – 14158631235`: does a long group of digits follow a number after a dash or a slash, so that it is
 * the next one of a list?
 */
export function continuesList(plain: string, [first]: readonly DigitGroup[], previous: Previous): boolean {
  if (!first || !previous || first.digits.length < fewestListed || first.start - previous.end > 3) return false;
  return /^ ?[/-] ?$/.test(plain.slice(previous.end, first.start));
}

/**
 * `542 211 234, Bestellungen 542211235`: ungrouped digits that differ from the number before only in their last ones.
 */
export function isSibling(
  plain: string,
  groups: readonly DigitGroup[],
  previous: Previous,
  country: string | null,
): boolean {
  const [only, ...others] = groups;
  if (!only || others.length > 0 || !previous || only.start - previous.end > siblingReach) return false;
  if (!besideSibling.test(plain.slice(previous.end, only.start))) return false;
  const reading = readNumber(only.digits, country);
  const same = previous.e164.slice(0, -differing);
  return reading?.status === 'valid' && reading.e164.length === previous.e164.length && reading.e164.startsWith(same);
}

/** Are there only list signs or a short word between one number and the next? */
function isListed(plain: string, end: number, start: number): boolean {
  const gap = withoutNote(plain.slice(end, start));
  if (gap.split('\n').length > 2) return false;
  return onlySigns.test(gap) || (!neverListed.test(gap) && listJoint.test(gap));
}

function hasNote(plain: string, end: number): boolean {
  return (
    plain.startsWith('(', plain.charAt(end) === ' ' ? end + 1 : end) &&
    noteBefore.test(plain.slice(end, end + longestNote + 8))
  );
}

/** `… 0334 (office) / …`: drops a note in brackets after a number, if a list sign or wide space follows it. */
function withoutNote(gap: string): string {
  const [note = ''] = noteBefore.exec(gap) ?? [];
  return gap.slice(note.length);
}

/**
 * Returns what may be the number in these groups without its area code: the groups from the second on, from the third,
 * and so on (of `+254 20 2729200` nine digits and seven).
 */
export function localsOf(groups: readonly DigitGroup[]): Local[] {
  return groups
    .map((_, from) => localOf(groups.slice(from)))
    .slice(1)
    .filter(({ digits }) => digits >= fewestLocal);
}

function localOf(groups: readonly DigitGroup[]): Local {
  return { digits: digitCount(groups), shape: shapeOf(groups) };
}

/**
 * Reads the groups as the next number of a list, without its area code. If they have a `label` of their own (`Tel:
 * 011-4739418 Fax: 4739419`), they are read so only if they are not a valid number of `country` without it.
 */
export function nextInList(
  plain: string,
  groups: readonly DigitGroup[],
  previous: Previous,
  label: Label,
  country: string | null,
): PhoneNumber | null {
  const first = groups[0];
  if (!first || !previous || previous.locals.length === 0) return null;
  // `… 8836 (zap) or 5571-4482`: the note is the first number's, not a label of the second.
  const isNoted = label !== null && hasNote(plain, previous.end);
  const own = isNoted && isListed(plain, previous.end, first.start) ? null : label;
  const gap = plain.slice(previous.end, first.start);
  const inside = untilOtherEnd(groups, previous);
  if (own === null && !quoted.test(gap) && !isListed(plain, previous.end, first.start)) return null;
  if (own === null) return localInList(gap, inside, previous);
  if (own !== 'direct' || gap.length > longestWithTags) return null;
  // `… 498000 (hunting), Fax 498464`: the label is after the note.
  const labelGap = (isNoted ? withoutNote(gap) : gap).replace(tag, ' ').replace(/[ \t]+/g, ' ');
  if (labelGap.length > longestLabel || !mayBeLocal(inside, previous) || !ownLabel.test(labelGap)) return null;
  const alone = readNumber(joinedDigits(inside), country);
  return alone?.status === 'valid' && !alone.trunkMissing() ? null : localInList(gap, inside, previous);
}

/**
 * `562-8139-40`, `2539138/216` after numbers of seven digits: returns the groups without other last digits, if the
 * others are grouped like the local part of the number before.
 */
function untilOtherEnd(groups: readonly DigitGroup[], { locals }: Known): readonly DigitGroup[] {
  const at = groups.findIndex(({ digits, before }) => digits.length <= mostOfOtherEnd && /^[/~-]$/.test(before));
  if (at < 1) return groups;
  const inside = groups.slice(0, at);
  return locals.some(({ shape }) => shape === localOf(inside).shape) ? inside : groups;
}

/**
 * Reads the first groups as a number without its area code, and adds the area code of the number before it in the list:
 * `+254 20 2729200 / 2729270`, `021-34991114, 34986437`. It is as long as the local part of that number, except in
 * Brazil. It must start and be grouped like that number if that number is mobile, if only a space or a dash is between
 * them, or if it is as short as a postal code. `+243 824 057 241', '999 152 808`: after a mobile number with its calling
 * code, another mobile number of the plan need not start like it. Null otherwise. `gap`: the text between the two.
 */
function localInList(gap: string, groups: readonly DigitGroup[], previous: Known): PhoneNumber | null {
  const isFaint = faintSign.test(gap);
  if (!isFaint && !listSign.test(gap)) return null;
  const inside = nextLocal(groups);
  const first = inside[0];
  if (!first) return null;
  const dialed = joinedDigits(inside);
  const { digits, shape } = localOf(inside);
  const isBrazilian = brazilian.test(`${previous.e164} ${dialed}`);
  const local = isBrazilian ? previous.locals[0] : previous.locals.find((each) => each.digits === digits);
  const area = isBrazilian ? previous.e164.slice(1, 5) : previous.e164.slice(1, -digits);
  if (!local || area.length < fewestBefore) return null;
  const isAlike = local.shape === shape && previous.e164.slice(-digits).startsWith(dialed.slice(0, alikeDigits));
  const fewest = gap === '-' ? fewestDashed : fewestSpaced;
  if (isFaint && (!isAlike || digits < fewest || previous.label !== 'direct')) return null;
  const isPostal = digits <= mostPostal && !notBeforePostal.test(gap);
  const whole = readNumber(`+${area}${dialed}`, null);
  const isOfPlan =
    isCallingCode(area) &&
    local.shape === shape &&
    (quoted.test(gap) || plainlyListed.test(gap)) &&
    whole?.status === 'valid' &&
    whole.mobile();
  if (!isOfPlan && quoted.test(gap)) return null;
  if (!isAlike && (isPostal || (!isBrazilian && !isOfPlan && readNumber(previous.e164, null)?.mobile()))) return null;
  // A number in no range is accepted only if the number before it is in no range either.
  if (!whole || (whole.status !== 'valid' && (whole.status !== 'possible' || isValid(previous.e164)))) return null;
  const { e164, status } = whole;
  const { withCode } = previous;
  return { start: first.start, end: inside.at(-1)?.end ?? first.end, e164, withCode, valid: status === 'valid' };
}

/** Returns the groups up to the next number of the list; empty if they are not written like a local number. */
function nextLocal(groups: readonly DigitGroup[]): readonly DigitGroup[] {
  const [first] = groups;
  if (!first || first.before.includes('+') || first.digits.startsWith('0')) return [];
  const count = groups.findIndex((_, index) => endsThere(groups[index + 1])) + 1;
  const inside = groups.slice(0, count);
  const isJoined = inside.every(({ before }, index) => index === 0 || /^[ .-]$/.test(before));
  return count <= mostGroups && isJoined ? inside : [];
}

function isValid(e164: string): boolean {
  return readNumber(e164, null)?.status === 'valid';
}

/** Is the next group another number? */
function endsThere(next: DigitGroup | undefined): boolean {
  return next === undefined || (signsOnly.test(next.before) && listSign.test(next.before));
}
