import { z } from 'zod';
import type { ContactFate, ContactPage, NumberProblem } from '../model/contact.ts';
import { contactNameCharacters } from '../model/contact.ts';
import type { DataDates } from '../model/data-dates.ts';
import type { Failure } from '../model/failure.ts';
import { operationIds } from '../model/operation.ts';
import { writtenCharacters } from '../model/page-reading.ts';
import type { Policy } from '../model/policy.ts';
import type { Result } from '../model/result.ts';
import type { Settings, Theme } from '../model/settings.ts';
import { settingsSchema } from '../model/settings.ts';
import type { SiteLessons } from '../model/site-lessons.ts';
import type { LedgerPage, Spending } from '../model/spending.ts';
import type { StorageLoss } from '../model/storage-loss.ts';
import { importBatchContacts, importNumberCharacters, importNumbers, readTextCharacters } from './limits.ts';
import { nothing, request } from './request.ts';

/** One thing that a site was taught. */
const siteLessonSchema = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('country') }),
    z.strictObject({ kind: z.literal('number'), written: z.string().max(writtenCharacters) }),
    z.strictObject({ kind: z.literal('form'), form: z.string().max(writtenCharacters) }),
  ]);

export type SiteLesson = z.infer<ReturnType<typeof siteLessonSchema>>;

/** The key is never shown again: only whether there is one, its last four characters, and what it was saved for. */
export type KeyState = { hasKey: boolean; last4: string | null; origins: string[] };

/**
 * What became of a batch of contacts, in its order, and which of their numbers could not be read (places in the batch). `country`
 * is the one that national numbers were read with, null where none is known.
 */
export type ImportReply = {
  fates: ContactFate[];
  problems: { contact: number; number: number; problem: NumberProblem }[];
  country: string | null;
};

/** What the options ask of the background: settings, contacts, lessons, spending, and all that is kept. */
export const optionsContract = {
  readSettings: request<{
    settings: Settings;
    key: KeyState;
    browserCountry: string | null;
    /** How many names that pages publish are remembered. */
    pageNames: number;
    /** How many look-ups the history holds. */
    historyLength: number;
    dataDates: DataDates;
    /** Origins of the addresses that the browser does not let the extension reach. */
    blocked: string[];
    /** Look-ups are on, but the browser may not send data for them before the person allows it (Firefox). */
    needsConsent: boolean;
    /** What the person's organisation decided; `settings` has it already. */
    policy: Policy;
    /** What was lost when damaged storage was rebuilt; null where nothing was. */
    lost: StorageLoss | null;
  }>()(['ui'], nothing),
  /** `isFull`: there was no space to keep them, and they are as they were. */
  saveSettings: request<{ settings: Settings; key: KeyState; blocked: string[]; isFull: boolean }>()(['ui'], () =>
    z.strictObject({
      settings: settingsSchema,
      /** A new key, or null to keep what is there. An empty text removes it. */
      key: z.string().max(512).nullable(),
    }),
  ),
  /** The colours of Numlens's own pages and cards. */
  readTheme: request<{ theme: Theme }>()(['ui', 'card'], nothing),
  /** Only sites that were turned on are read; or every site is again. */
  setOnlyHere: request<{ settings: Settings }>()(['ui'], () => z.strictObject({ onlyHere: z.boolean() })),
  /** Takes the named settings out of a file of exported ones; never a key. */
  importSettings: request<{ settings: Settings; blocked: string[] }>()(['ui'], () =>
    z.strictObject({ settings: settingsSchema, names: z.array(settingsSchema.keyof()) }),
  ),
  /** Forgets all that is kept: settings, key, history, contacts, lessons, answers, calls. */
  eraseEverything: request<null>()(['ui'], nothing),
  /** The person has read what was lost. */
  dismissLoss: request<null>()(['ui'], nothing),
  /** Keeps a batch of contacts as a file has them; the background reads their numbers. */
  importContacts: request<ImportReply>()(['ui'], () =>
    z.strictObject({
      contacts: z
        .array(
          z.strictObject({
            name: z.string().min(1).max(contactNameCharacters),
            numbers: z.array(z.string().max(importNumberCharacters)).max(importNumbers),
          }),
        )
        .max(importBatchContacts),
    }),
  ),
  listContacts: request<ContactPage>()(['ui'], () =>
    z.strictObject({ search: z.string().max(readTextCharacters), offset: z.int().min(0) }),
  ),
  removeContact: request<null>()(['ui'], () => z.strictObject({ name: z.string().min(1).max(contactNameCharacters) })),
  removeAllContacts: request<null>()(['ui'], nothing),
  /** Forgets every name that a page published. */
  forgetPageNames: request<null>()(['ui'], nothing),
  /** What the person taught about sites. */
  listLessons: request<{ sites: SiteLessons[] }>()(['ui'], nothing),
  /** Forgets one lesson about a site: its country, a number, or a form. */
  forgetLesson: request<{ sites: SiteLessons[] }>()(['ui'], () =>
    z.strictObject({
      host: z.string().min(1).max(253),
      lesson: siteLessonSchema(),
    }),
  ),
  /** What asking has cost and may still cost; with what the page in the active tab has sent. */
  readSpending: request<Spending>()(['ui'], nothing),
  /** The calls that were made, newest first, from the `from`th on. */
  listCalls: request<LedgerPage>()(['ui'], () => z.strictObject({ from: z.int().min(0) })),
  /** Forgets what was looked up; what the calls of the last day count for the budgets stays. */
  clearCalls: request<LedgerPage>()(['ui'], nothing),
  /** Asks one operation about a documented example, which spends one call, and says how it went. */
  testOperation: request<Result<null, Failure>>()(['ui'], () => z.strictObject({ operation: z.enum(operationIds) })),
} as const;
