/**
 * Patterns of numbering plans, read without being compiled: they are many, long, and most are asked a few times in a
 * process, where compiling a regular expression costs a hundred times what asking it does. They are written in digits,
 * `\d`, classes, groups, `|`, `{n}`, `{n,m}` and `?` alone, which `digit-pattern.test.ts` holds the metadata to.
 *
 * Where in the digits a part of the pattern may have come to is a set, kept as bits: bit 3 is "behind three digits".
 * So each alternative is read once, and nothing is ever tried again.
 */

/** Of each digit 0-9 where it stands in the digits that are asked about: bit 3 is "it is the fourth". */
const places = new Int32Array(10);
let all = 0;
let source = '';
let at = 0;
/** Where `skipRest` came to from each place of `source`, 0 where it has not been yet. */
let ends = new Uint16Array(0);
const endsOf = new Map<string, Uint16Array<ArrayBuffer>>();

const bar = 0x7c;
const open = 0x28;
const close = 0x29;
const bracket = 0x5b;
const bracketEnd = 0x5d;
const brace = 0x7b;
const braceEnd = 0x7d;
const comma = 0x2c;
const question = 0x3f;
const colon = 0x3a;
const backslash = 0x5c;
const dash = 0x2d;
const zero = 0x30;
const nine = 0x39;

/** No plan has longer numbers, and a number has no more bits. */
const most = 30;

/** Bits of how many of the `digits` match `pattern` from the first on: bit 3 is "the first three"; at most 30. */
export function matchedDigits(pattern: string, digits: string): number {
  const length = Math.min(digits.length, most);
  places.fill(0);
  for (let index = 0; index < length; index += 1) {
    const digit = digits.charCodeAt(index) - zero;
    places[digit] = (places[digit] ?? 0) | (1 << index);
  }
  all = (1 << length) - 1;
  source = pattern;
  at = 0;
  ends = endsOf.get(pattern) ?? firstEnds(pattern);
  return alternatives(1);
}

function firstEnds(pattern: string): Uint16Array<ArrayBuffer> {
  const none = new Uint16Array(pattern.length + 1);
  endsOf.set(pattern, none);
  return none;
}

/** Do all the `digits` match `pattern`? */
function matchesDigits(pattern: string, digits: string): boolean {
  return digits.length <= most && matchedDigits(pattern, digits) >>> digits.length !== 0;
}

function alternatives(from: number): number {
  let to = sequence(from);
  while (source.charCodeAt(at) === bar) {
    at += 1;
    to |= sequence(from);
  }
  return to;
}

function sequence(from: number): number {
  let reached = from;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (code === bar || code === close) return reached;
    if (reached === 0) {
      skipRest();
      return 0;
    }
    const next = source.charCodeAt(at + 1);
    if (code >= zero && code <= nine && next !== brace && next !== question) {
      reached = (reached & (places[code - zero] ?? 0)) << 1;
      at += 1;
    } else if (code === open) reached = group(reached);
    else reached = repeated(reached, single(code));
  }
  return reached;
}

/** Passes by what is left of an alternative, which is looked for once. */
function skipRest(): void {
  const from = at;
  at = ends[from] ?? 0;
  if (at > 0) return;
  at = from;
  passRest();
  ends[from] = at;
}

function passRest(): void {
  let depth = 0;
  for (; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === open) depth += 1;
    else if (code === close) {
      if (depth === 0) return;
      depth -= 1;
    } else if (code === bar && depth === 0) return;
  }
}

/** Where a digit stands that the literal, the class or `\d` at `at` stands for. */
function single(code: number): number {
  if (code === backslash) {
    at += 2;
    return all;
  }
  at += 1;
  if (code !== bracket) return places[code - zero] ?? 0;
  let found = 0;
  for (let next = source.charCodeAt(at); next !== bracketEnd; next = source.charCodeAt(at)) {
    let last = next;
    if (source.charCodeAt(at + 1) === dash) {
      last = source.charCodeAt(at + 2);
      at += 2;
    }
    for (let digit = next - zero; digit <= last - zero; digit += 1) found |= places[digit] ?? 0;
    at += 1;
  }
  at += 1;
  return found;
}

/** From where digits are reached, what is reached behind one digit that stands at `found`, as often as what follows says. */
function repeated(from: number, found: number): number {
  const code = source.charCodeAt(at);
  if (code === question) {
    at += 1;
    return from | ((from & found) << 1);
  }
  if (code !== brace) return (from & found) << 1;
  const { least, most } = times();
  let reached = from;
  for (let time = 0; time < least; time += 1) reached = (reached & found) << 1;
  let to = reached;
  for (let time = least; time < most && reached !== 0; time += 1) {
    reached = (reached & found) << 1;
    to |= reached;
  }
  return to;
}

/** The same of a group, whose bracket is at `at`. */
function group(from: number): number {
  // Behind `(?:`; a group without them keeps what it matches, which is none of our business.
  at += source.charCodeAt(at + 1) === question && source.charCodeAt(at + 2) === colon ? 3 : 1;
  const inside = at;
  const once = alternatives(from);
  at += 1;
  const code = source.charCodeAt(at);
  if (code === question) {
    at += 1;
    return from | once;
  }
  if (code !== brace) return once;
  const { least, most } = times();
  const behind = at;
  let reached = once;
  let to = least <= 1 ? once : 0;
  if (least === 0) to |= from;
  for (let time = 2; time <= most && reached !== 0; time += 1) {
    at = inside;
    reached = alternatives(reached);
    if (time >= least) to |= reached;
  }
  at = behind;
  return to;
}

/** `{least,most}` or `{least}`, read from `at` to behind it. */
function times(): { least: number; most: number } {
  at += 1;
  const least = count();
  let most = least;
  if (source.charCodeAt(at) === comma) {
    at += 1;
    most = count();
  }
  at += 1;
  return { least, most };
}

function count(): number {
  let value = 0;
  for (let code = source.charCodeAt(at); code !== comma && code !== braceEnd; code = source.charCodeAt(at)) {
    value = value * 10 + code - zero;
    at += 1;
  }
  return value;
}

/** So many questions cost what compiling does. */
const patience = 150;

/**
 * A test of whole numbers by `pattern`, compiled once it has been asked often. One number is asked about again and again
 * while it is read, so the last answer is kept.
 */
export function wholeNumbers(pattern: string): (digits: string) => boolean {
  let asked = 0;
  let compiled: RegExp | null = null;
  let last: string | null = null;
  let answer = false;
  return (digits) => {
    if (digits === last) return answer;
    last = digits;
    if (compiled) {
      answer = compiled.test(digits);
    } else {
      asked += 1;
      if (asked > patience) compiled = new RegExp(`^(?:${pattern})$`);
      answer = matchesDigits(pattern, digits);
    }
    return answer;
  };
}
