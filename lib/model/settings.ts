import { z } from 'zod';
import type { operationIds } from './operation.ts';
import { siteModes } from './site-mode.ts';

/** When the lookup service is asked: never, on a click or key, or also on hover within the budgets (DESIGN D8). */
export const onlineModes = ['never', 'ask', 'hover'] as const;
export type OnlineMode = (typeof onlineModes)[number];

/** What opens a card: resting on a mark, resting on it with a key held, or a click on it. */
export const cardOpeners = ['hover', 'modifier', 'click'] as const;
export type CardOpener = (typeof cardOpeners)[number];

/** The key to hold, as `KeyboardEvent.key` names it. */
export const cardKeys = ['Shift', 'Alt'] as const;

/** The colours of Numlens's own pages and cards: as the browser has them, or always the same. */
export const themes = ['browser', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** Most calls of a budget. */
export const mostCalls = 100_000;
const callBudget = z.int().min(0).max(mostCalls);

/** The person's settings, kept in `storage.local`. Every field has a default, so an empty object is a valid store. */
export const settingsSchema = z.object({
  lookUpOnline: z.enum(onlineModes).default('never'),
  /** Base addresses of the operations; an empty text means that the operation is not used. */
  addresses: z
    .object({
      phoneValidation: z.string().default(''),
      ipGeolocation: z.string().default(''),
      callerId: z.string().default(''),
    } satisfies Record<(typeof operationIds)[number], unknown>)
    .prefault({}),
  /** Which path of the phone validation address is asked (`service-interface.md` section 4.1). */
  phonePath: z.enum(['automatic', 'root', 'versioned']).default('automatic'),
  /** The country for numbers written nationally; null means the region of the browser's language. */
  defaultCountry: countryCode.nullable().default(null),
  /** What is done on a host and its subdomains; the nearest one counts (`siteMode`). */
  sites: z.record(z.string(), z.enum(siteModes)).default({}),
  /** Only sites that were turned on are read. */
  onlyHere: z.boolean().default(false),
  /** Off everywhere until it is resumed; popup and menu still answer. */
  paused: z.boolean().default(false),
  /** Whether phone numbers, and IP addresses, are found on pages. */
  findPhones: z.boolean().default(true),
  findAddresses: z.boolean().default(true),
  keepHistory: z.boolean().default(true),
  theme: z.enum(themes).default('browser'),
  /** The toolbar's button says how many numbers and addresses the page has. */
  badge: z.boolean().default(false),
  openCard: z.enum(cardOpeners).default('hover'),
  openKey: z.enum(cardKeys).default('Shift'),
  /** How long the pointer rests on a mark before its card shows, and how long the card stays after it left, ms. */
  cardDelays: z
    .object({ show: z.int().min(0).max(3_000).default(450), close: z.int().min(100).max(3_000).default(300) })
    .prefault({}),
  /** Names that pages publish for their numbers are kept, and shown elsewhere too. */
  rememberNames: z.boolean().default(false),
  /** Most calls that hovering may spend: a minute, an hour on one site, a day. */
  budgets: z
    .object({
      minute: callBudget.default(20),
      site: callBudget.default(60),
      day: callBudget.default(200),
    })
    .prefault({}),
  /** Places of the person's own that a subject can be opened at; `elsewhereUrl` says what a template may be. */
  openElsewhere: z
    .array(z.object({ name: z.string().min(1).max(60), template: z.string().min(1).max(500) }))
    .max(20)
    .default([]),
});

export type Settings = z.infer<typeof settingsSchema>;

/** A place of the person's own: its name, and the address with `{subject}` in it. */
export type Elsewhere = Settings['openElsewhere'][number];

/** The settings that the page script acts on; it gets them with the reply to `detect`. */
export type CardSettings = Pick<Settings, 'openCard' | 'openKey' | 'cardDelays'>;
