import { z } from 'zod';
import { serviceOperationIds } from '../answer/service-answer.ts';
import { longestLink } from './link-template.ts';
import { longestOwnCopy } from './own-copy.ts';
import { isSiteName, siteModes } from './site.ts';

/** When the lookup service is used: never, on a click or key, or also on hover within the limits. */
export const onlineModes = ['never', 'ask', 'hover'] as const;
export type OnlineMode = (typeof onlineModes)[number];

/** Does one mode send more than the other? */
export function isMore(mode: OnlineMode, than: OnlineMode): boolean {
  return onlineModes.indexOf(mode) > onlineModes.indexOf(than);
}

/** What opens a card: hovering over a mark, hovering with a key held, or clicking it. */
export const cardOpeners = ['hover', 'modifier', 'click'] as const;
export type CardOpener = (typeof cardOpeners)[number];

/** The keys that can be held, as `KeyboardEvent.key` names them. */
export const cardKeys = ['Shift', 'Alt'] as const;

/** The colors of Numlens's own pages and cards: those of the browser, or always the same. */
export const themes = ['browser', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** Most calls that a budget can be set to. */
export const mostCalls = 100_000;
const callBudget = z.int().min(0).max(mostCalls);

/** A ready-made link is off, on, or one of the favorites that are opened together. */
const linkIsOn = z.union([z.boolean(), z.literal('favorite')]).default(false);
const link = z.string().max(longestLink);

/** Most links of the user's own (`openElsewhere`). */
export const mostLinks = 20;

/** The user's settings, kept in `storage.local`. Every field has a default, so an empty object is valid. */
export const settingsSchema = z.object({
  lookUpOnline: z.enum(onlineModes).default('never'), // guard off-at-first
  /** Hovering looks up in files, too. A file may be a saved log or mail, so this is a choice of its own. */
  hoverInFiles: z.boolean().default(false),
  /** Base addresses of the operations. An empty text: the operation is not used. */
  addresses: z
    .object({
      phoneValidation: z.string().default(''),
      ipGeolocation: z.string().default(''),
      callerId: z.string().default(''),
    } satisfies Record<(typeof serviceOperationIds)[number], unknown>)
    .prefault({}),
  /** Which path of the phone validation address is used: the service has documented two. */
  phonePath: z.enum(['automatic', 'root', 'versioned']).default('automatic'),
  /** The country for numbers in national format; null: the region of the browser's language. */
  defaultCountry: countryCode.nullable().default(null),
  /** What Numlens does on a host and its subdomains; the nearest entry applies (`siteMode`). */
  sites: z.record(z.string().refine(isSiteName), z.enum(siteModes)).default({}), // guard site-names
  /** Only sites that the user turned on are read. */
  onlyHere: z.boolean().default(false),
  /** Off everywhere until resumed; popup and context menu still answer. */
  paused: z.boolean().default(false),
  /** Whether phone numbers and IP addresses are found on pages. */
  findPhones: z.boolean().default(true),
  findAddresses: z.boolean().default(true),
  keepHistory: z.boolean().default(true),
  /** Whether the history keeps on which site a number was looked up, too. */
  keepSites: z.boolean().default(false), // guard sites-off-at-first
  theme: z.enum(themes).default('browser'),
  /** The toolbar button shows how many numbers and addresses the page has. */
  badge: z.boolean().default(false),
  openCard: z.enum(cardOpeners).default('hover'),
  openKey: z.enum(cardKeys).default('Shift'),
  /**
   * How long the pointer is over a mark before its card opens, and how long the card stays after the pointer left (ms).
   */
  cardDelays: z
    .object({ show: z.int().min(0).max(3_000).default(450), close: z.int().min(100).max(3_000).default(300) })
    .prefault({}),
  /** The walk by keyboard skips private addresses, and further places of what it has passed on the page. */
  shortWalk: z.boolean().default(false),
  /** Whether names that pages publish for their numbers are kept and shown elsewhere too. */
  rememberNames: z.boolean().default(false),
  /** Most calls that hovering may make: per minute, per hour on one site, per day. */
  budgets: z
    .object({
      minute: callBudget.default(20),
      site: callBudget.default(60),
      day: callBudget.default(200),
    })
    .prefault({}),
  /** The links that “Call” and “Message” open (`readLinkTemplate`); empty: the device's program for `tel:` and `sms:`. */
  callWith: link.default(''),
  messageWith: link.default(''),
  /** The context menu has “Call”, too: it opens the card and calls nothing. */
  callInMenu: z.boolean().default(false),
  /** The user's own text to copy, with placeholders (`readOwnCopy`); empty: none. */
  ownCopy: z.string().max(longestOwnCopy).default(''),
  /** Which ready-made links are on. */
  pivots: z
    .object({
      ...{ abuseipdb: linkIsOn, shodan: linkIsOn, virustotal: linkIsOn, bgptools: linkIsOn, censys: linkIsOn },
      ...{ tellows: linkIsOn, syncme: linkIsOn, spamcalls: linkIsOn, phoneblock: linkIsOn, websearch: linkIsOn },
    })
    .prefault({}),
  /** The user's custom links; `readLinkTemplate` defines what a template may be. */
  openElsewhere: z
    .array(z.object({ name: z.string().min(1).max(60), template: link.min(1), favorite: z.boolean().optional() }))
    .max(mostLinks)
    .default([]),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Are the addresses of the service the same? */
export function isSameAddresses({ addresses: one }: Settings, { addresses: other }: Settings): boolean {
  return serviceOperationIds.every((id) => one[id] === other[id]);
}

/** Does the history keep the site of a lookup? A history that is off, be it by a policy, keeps none. */
export function keepsSites({ keepHistory, keepSites }: Settings): boolean {
  return keepHistory && keepSites; // guard sites-with-history
}

/** A custom link: its name, its address with placeholders, and whether it is opened with all favorites. */
export type Elsewhere = Settings['openElsewhere'][number];

/** The settings that the page script uses; it gets them with the reply to `detect`. */
export type CardSettings = Pick<Settings, 'openCard' | 'openKey' | 'cardDelays'> & Partial<Pick<Settings, 'shortWalk'>>;

/**
 * Returns settings from data that may be damaged. A field that does not fit gets its default and does not affect the
 * others; a list or group keeps its parts that fit.
 */
export function fittingSettings(stored: Record<string, unknown>): Settings {
  const whole = settingsSchema.safeParse(stored);
  if (whole.success) return whole.data;
  const fields = Object.entries(settingsSchema.shape).map(([name, field]) => [name, fitting(field, stored[name])]);
  return settingsSchema.parse(Object.fromEntries(fields.filter(([, value]) => value !== undefined)));
}

function fitting(field: z.ZodType, value: unknown): unknown {
  const fits = (part: unknown) => field.safeParse(part).success;
  if (fits(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Array.isArray(value)
    ? value.filter((part) => fits([part]))
    : Object.fromEntries(Object.entries(value).filter(([name, part]) => fits({ [name]: part })));
  return fits(parts) ? parts : undefined;
}

/**
 * Converts stored or exported settings of earlier versions to today's names: `sitesOff`, the hosts where Numlens was
 * off, became `sites`. Entries already in `sites` win.
 */
export function fromEarlierSettings(stored: Record<string, unknown>): Record<string, unknown> {
  const { sitesOff, ...rest } = stored;
  if (!Array.isArray(sitesOff)) return rest;
  const hosts = sitesOff.filter((host) => typeof host === 'string');
  const off = Object.fromEntries(hosts.map((host) => [host, 'off']));
  const { sites } = rest;
  return { ...rest, sites: typeof sites === 'object' ? { ...off, ...sites } : off };
}

/**
 * What leaves the device in an online lookup: a number or an address, which may be a user's or a page's. Firefox asks
 * for consent to it by these names (`data_collection_permissions` of the manifest).
 */
export const collectedData = {
  permissions: [],
  data_collection: ['personallyIdentifyingInfo', 'websiteContent', 'authenticationInfo'],
};
