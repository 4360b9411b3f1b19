/**
 * Matches digits against the patterns of numbering plans without compiling them. There are many long patterns, most
 * used only a few times in a process, and compiling a regular expression takes a hundred times as long as testing it.
 * The patterns contain only digits, `\d`, classes, groups, `|`, `{n}`, `{n,m}` and `?`, which `digit-pattern.test.ts`
 * checks.
 *
 * The positions that a part of the pattern can reach in the digits are a set, kept as bits: bit 3 means "after three
 * digits". So each alternative is read once, without backtracking.
 */

/** The positions of each digit 0-9 in the digits to match: bit 3 means "it is the fourth digit". */
const positions = new Int32Array(10);
let allPositions = 0;
let source = '';
let at = 0;
/** The offset that `skipRest` reached from each offset in `source`, 0 if it has not been there yet. */
let restEnds = new Uint16Array(0);
const restEndsOf = new Map<string, Uint16Array<ArrayBuffer>>();

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

/** Most digits that are matched: more than any plan's numbers have, and few enough for the bits of a number. */
const most = 30;

/**
 * Returns how many of the `digits` can match `pattern` from the start, as bits: bit 3 means "the first three". Looks at
 * 30 digits at most.
 */
export function matchedDigits(pattern: string, digits: string): number {
  const length = Math.min(digits.length, most);
  positions.fill(0);
  for (let index = 0; index < length; index += 1) {
    const digit = digits.charCodeAt(index) - zero;
    positions[digit] = (positions[digit] ?? 0) | (1 << index);
  }
  allPositions = (1 << length) - 1;
  source = pattern;
  at = 0;
  restEnds = restEndsOf.get(pattern) ?? firstEnds(pattern);
  return alternatives(1);
}

function firstEnds(pattern: string): Uint16Array<ArrayBuffer> {
  const none = new Uint16Array(pattern.length + 1);
  restEndsOf.set(pattern, none);
  return none;
}

/** Does `pattern` match all the `digits`? */
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
      reached = (reached & (positions[code - zero] ?? 0)) << 1;
      at += 1;
    } else if (code === open) reached = group(reached);
    else reached = repeated(reached, single(code));
  }
  return reached;
}

/** Skips the rest of an alternative. Its end is searched for only once. */
function skipRest(): void {
  const from = at;
  at = restEnds[from] ?? 0;
  if (at > 0) return;
  at = from;
  passRest();
  restEnds[from] = at;
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

/** Returns the positions of the digits that the literal, class or `\d` at `at` matches. */
function single(code: number): number {
  if (code === backslash) {
    at += 2;
    return allPositions;
  }
  at += 1;
  if (code !== bracket) return positions[code - zero] ?? 0;
  let found = 0;
  for (let next = source.charCodeAt(at); next !== bracketEnd; next = source.charCodeAt(at)) {
    let last = next;
    if (source.charCodeAt(at + 1) === dash) {
      last = source.charCodeAt(at + 2);
      at += 2;
    }
    for (let digit = next - zero; digit <= last - zero; digit += 1) found |= positions[digit] ?? 0;
    at += 1;
  }
  at += 1;
  return found;
}

/**
 * Returns the positions reached from the positions `from` over one of the digits at `found`, as often as the quantifier
 * at `at` says (once if there is none).
 */
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

/** Returns the positions reached over the group whose bracket is at `at`. */
function group(from: number): number {
  // Skips `(?:` or `(`. Captures are not needed.
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
  const afterTimes = at;
  let reached = once;
  let to = least <= 1 ? once : 0;
  if (least === 0) to |= from;
  for (let time = 2; time <= most && reached !== 0; time += 1) {
    at = inside;
    reached = alternatives(reached);
    if (time >= least) to |= reached;
  }
  at = afterTimes;
  return to;
}

/** Reads `{least,most}` or `{least}` at `at`, and moves past it. */
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

/** How many matches take as long as compiling a pattern. */
const mostUncompiled = 150;

/**
 * Returns a test of whole numbers by `pattern`, which is compiled after many calls. The last answer is kept, because
 * one number is tested several times while it is read.
 */
export function wholeNumbers(pattern: string): (digits: string) => boolean {
  let uses = 0;
  let compiled: RegExp | null = null;
  let last: string | null = null;
  let answer = false;
  return (digits) => {
    if (digits === last) return answer;
    last = digits;
    if (compiled) {
      answer = compiled.test(digits);
    } else {
      uses += 1;
      if (uses > mostUncompiled) compiled = new RegExp(`^(?:${pattern})$`);
      answer = matchesDigits(pattern, digits);
    }
    return answer;
  };
}
