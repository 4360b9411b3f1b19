import type { Elsewhere, Settings } from './settings.ts';
import { cardOpeners, onlineModes, settingsSchema } from './settings.ts';
import { modeOfHost, siteModes } from './site.ts';

/** A value that can be shown; null if nothing is set. */
export type ChangeValue = string | number | boolean | null;

/**
 * One change that a settings file would make. `part` is the operation, budget, delay, site or link that changes; null
 * if the setting is one value. `asks`: the change can send, spend, read or keep more than today, so the user confirms
 * it on its own.
 */
export type SettingsChange = {
  name: keyof Settings;
  part: string | null;
  before: ChangeValue;
  after: ChangeValue;
  asks: boolean;
};

type Step = Pick<SettingsChange, 'part' | 'before' | 'after'>;
type BeforeAndAfter = { now: Settings; after: Settings };

/** Whether a change of each setting must be confirmed on its own. */
const asks = {
  lookUpOnline: rises(onlineModes), // guard raising-asks
  hoverInFiles: isTurnedOn,
  addresses: isGiven,
  // Automatic may send one more request, and each path is another address that receives the key.
  phonePath: () => true,
  defaultCountry: () => false,
  sites: readsMore,
  onlyHere: ({ after }) => after === false,
  paused: ({ after }) => after === false,
  findPhones: isTurnedOn,
  findAddresses: isTurnedOn,
  keepHistory: isTurnedOn,
  keepSites: isTurnedOn,
  theme: () => false,
  badge: () => false,
  // The easier a card opens, the more hovering may look up.
  openCard: rises(cardOpeners.toReversed()),
  openKey: () => false,
  shortWalk: () => false,
  cardDelays: ({ part, before, after }) => part === 'show' && Number(after) < Number(before),
  rememberNames: isTurnedOn,
  budgets: ({ before, after }) => Number(after) > Number(before),
  // The number goes to another program or site.
  callWith: () => true, // guard reach-asks
  messageWith: () => true,
  callInMenu: () => false,
  ownCopy: () => false,
  pivots: ({ after }) => after !== false,
  openElsewhere: isGiven,
} satisfies Record<keyof Settings, (step: Step, settings: BeforeAndAfter) => boolean>;

/** Returns the differences between `now` and `after`, in the order of the settings, each part on its own. */
export function changesOf(now: Settings, after: Settings): SettingsChange[] {
  return settingsSchema.keyof().options.flatMap((name) => {
    const steps =
      name === 'openElsewhere' ? linkSteps(now.openElsewhere, after.openElsewhere) : stepsOf(name, now, after);
    return steps.map((step) => ({ name, ...step, asks: asks[name](step, { now, after }) }));
  });
}

/** Returns the settings with these changes only. */
export function withChanges(now: Settings, taken: readonly SettingsChange[]): Settings {
  const changed = new Map<string, unknown>(Object.entries(now));
  for (const [name, changes] of Map.groupBy(taken, (change) => change.name)) {
    changed.set(name, name === 'openElsewhere' ? withLinks(now[name], changes) : withParts(now[name], changes));
  }
  return settingsSchema.parse(Object.fromEntries(changed));
}

function stepsOf(name: Exclude<keyof Settings, 'openElsewhere'>, now: Settings, after: Settings): Step[] {
  const [old, fresh] = [parts(now[name]), parts(after[name])];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((part) => {
    const step = { part, before: old.get(part) ?? null, after: fresh.get(part) ?? null };
    return step.before === step.after ? [] : [step];
  });
}

function parts(value: ChangeValue | Record<string, ChangeValue>): Map<string | null, ChangeValue> {
  const isGroup = typeof value === 'object' && value !== null;
  return isGroup ? new Map(Object.entries(value)) : new Map([[null, value]]);
}

/** Builds a group once, however many of its parts change: a file may name thousands of sites. */
function withParts(
  value: ChangeValue | Record<string, ChangeValue>,
  changes: readonly SettingsChange[],
): ChangeValue | Record<string, ChangeValue> {
  const changed = parts(value);
  for (const { part, after } of changes) {
    if (part !== null && after === null) changed.delete(part);
    else changed.set(part, after);
  }
  return changed.has(null) ? (changed.get(null) ?? null) : Object.fromEntries(changed);
}

/** Compares links by name. If several links share a name, those that are not in both lists are paired in order. */
function linkSteps(now: Elsewhere[], after: Elsewhere[]): Step[] {
  return [...new Set([...now, ...after].map(({ name }) => name))].flatMap((part) => {
    const old = templatesOf(part, now, after);
    const fresh = templatesOf(part, after, now);
    return Array.from({ length: Math.max(old.length, fresh.length) }, (_, index) => {
      return { part, before: old[index] ?? null, after: fresh[index] ?? null };
    });
  });
}

/** Before the template of a favorite, which has no spaces. */
const star = '★ ';

/** Writes a link's template and whether it is a favorite as one value. */
function linkText({ template, favorite }: Elsewhere): string {
  return favorite ? star + template : template;
}

/** Returns the templates of a name's links in `these` that are not in `others`. */
function templatesOf(part: string, these: Elsewhere[], others: Elsewhere[]): string[] {
  const own = these.filter(({ name }) => name === part).map(linkText);
  return own.filter((text) => !others.some((other) => other.name === part && linkText(other) === text));
}

function withLinks(links: Elsewhere[], changes: readonly SettingsChange[]): Elsewhere[] {
  let list = links;
  for (const { part: name, before, after } of changes) {
    const isOld = (link: Elsewhere) => link.name === name && linkText(link) === before;
    const fresh = name === null || after === null ? [] : [linkOf(name, String(after))];
    list = list.some(isOld) ? list.flatMap((link) => (isOld(link) ? fresh : [link])) : [...list, ...fresh];
  }
  return list;
}

function linkOf(name: string, text: string): Elsewhere {
  return text.startsWith(star) ? { name, template: text.slice(star.length), favorite: true } : { name, template: text };
}

function rises(order: readonly ChangeValue[]) {
  return ({ before, after }: Step) => order.indexOf(after) > order.indexOf(before);
}

function isGiven({ after }: Step): boolean {
  return after !== null && after !== '';
}

function isTurnedOn({ after }: Step): boolean {
  return after === true;
}

/**
 * Returns whether Numlens would do more on this site than now, considering everything else that the file sets for
 * sites.
 */
function readsMore({ part }: Step, { now, after }: BeforeAndAfter): boolean {
  if (part === null) return true;
  const then = modeOfHost(part, { sites: after.sites, onlyHere: now.onlyHere && after.onlyHere });
  return siteModes.indexOf(then.mode) > siteModes.indexOf(modeOfHost(part, now).mode);
}
