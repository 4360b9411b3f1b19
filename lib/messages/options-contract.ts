import { z } from 'zod';
import type { ContactPage, NumberProblem } from '../model/answer/contact.ts';
import { contactNameCharacters } from '../model/answer/contact.ts';
import { customIds } from '../model/answer/custom-ids.ts';
import type { Failure } from '../model/answer/failure.ts';
import { providerIds } from '../model/answer/provider-list.ts';
import type { DataDates } from '../model/answer/report.ts';
import { operationIds } from '../model/answer/service-answer.ts';
import type { LedgerPage, Spending } from '../model/answer/spending.ts';
import {
  contactsNumberCharacters,
  contactsNumbers,
  contactsTextCharacters,
  importBatchContacts,
  importNumberCharacters,
  importNumbers,
  readTextCharacters,
} from '../model/limits.ts';
import { writtenCharacters } from '../model/page/page-reading.ts';
import type { Result } from '../model/result.ts';
import type { CustomDefinition, Tested } from '../model/settings/custom/definition.ts';
import { readDefinition } from '../model/settings/custom/read-definition.ts';
import type { Policy } from '../model/settings/policy.ts';
import type { ProvidersView } from '../model/settings/provider-view.ts';
import { chainIds, isFieldText, longestField, providerLimitsSchema } from '../model/settings/providers.ts';
import type { Settings, Theme } from '../model/settings/settings.ts';
import { settingsSchema } from '../model/settings/settings.ts';
import type { SiteLessons } from '../model/settings/site.ts';
import type { StorageLoss, StorageTrouble } from '../model/stored-types.ts';
import { subjectSchema } from '../model/subject-schema.ts';
import { nothing, request } from './request.ts';

/** One correction of a site. */
const siteLessonSchema = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('country') }),
    z.strictObject({ kind: z.literal('number'), written: z.string().max(writtenCharacters) }),
    z.strictObject({ kind: z.literal('form'), form: z.string().max(writtenCharacters) }),
  ]);

/** A definition is checked again before it is kept, by the rules for a file. */
const definitionSchema = () =>
  z.custom<CustomDefinition>().transform((given, context) => {
    const read = readDefinition(given);
    if (read.ok) return read.value;
    context.addIssue(read.problem.kind);
    return z.NEVER;
  });

/**
 * A provider that the user sees. `fingerprint`: of its description there (`descriptionFingerprint`), null for a built-in one. Nothing
 * is changed or sent if another description has its place by now: the press was not about that one.
 */
const shownProvider = () => ({ id: z.enum(providerIds), fingerprint: z.string().max(40).nullable() });

export type SiteLesson = z.infer<ReturnType<typeof siteLessonSchema>>;

/**
 * The state of the key. The key itself is never shown again: only whether there is one, its last four characters, the
 * origins it was saved for, and whether the service refused it.
 */
export type KeyState = { hasKey: boolean; last4: string | null; origins: string[]; isRefused: boolean };

/**
 * What became of the numbers of a batch of contacts: how many were added, how many were already there, and the others by
 * their positions in the batch. `doubts` were not kept, as they look like those of another country; `alsoHere`: it is a
 * valid number of the user's country, too. `country` is the one that national numbers were read with; null if none is known.
 */
export type ImportReply = {
  added: number;
  known: number;
  problems: { contact: number; number: number; problem: NumberProblem }[];
  doubts: { contact: number; number: number; country: string; alsoHere: boolean }[];
  country: string | null;
};

/** What the options ask of the background: settings, contacts, corrections, spending, and everything that is kept. */
export const optionsContract = {
  readSettings: request<{
    settings: Settings;
    key: KeyState;
    /** The sites' modes that were set in private windows, for a page in one; they are never saved with `settings`. */
    privateSites: Settings['sites'];
    browserCountry: string | null;
    /** How many published names are kept. */
    pageNames: number;
    /** How many lookups the history has. */
    historyLength: number;
    dataDates: DataDates;
    /** Origins of the service's addresses for which the extension has no host permission. */
    blocked: string[];
    /**
     * Online lookups are on, but may not send data before the user allows it: in Firefox, or if a policy turned them
     * on.
     */
    needsConsent: boolean;
    /** The organization's policy, which `settings` already includes. */
    policy: Policy;
    /** What was lost when damaged storage was rebuilt; null if nothing was. */
    lost: StorageLoss | null;
    /** Why the database can't be used for now, so that data from it is missing here; null if it can. */
    trouble: StorageTrouble | null;
  }>()(['ui'], nothing),
  /**
   * Changes the named settings; all others stay as they are, as the page that asks may be an older one. `isFull`: the
   * device had no space, so nothing was changed. `keyNotSaved`: other addresses are in effect than those sent, so the key
   * was not saved.
   */
  saveSettings: request<{
    settings: Settings;
    key: KeyState;
    blocked: string[];
    isFull: boolean;
    keyNotSaved: boolean;
    needsConsent: boolean;
  }>()(['ui'], () =>
    z.strictObject({
      settings: settingsSchema,
      names: z.array(settingsSchema.keyof()),
      /** A new key, or null to keep the present one. An empty text removes it. */
      key: z.string().max(512).nullable(),
    }),
  ),
  /** Saves that the user agrees to lookups that send data in the mode in effect, even if a policy set it. */
  agreeToSending: request<null>()(['ui'], nothing),
  /** The colors of Numlens's own pages. */
  readTheme: request<{ theme: Theme }>()(['ui'], nothing),
  /** For a report of a wrong answer. */
  readDataDates: request<DataDates>()(['ui'], nothing),
  /** Sets whether only sites that were turned on are read, or every site. */
  setOnlyHere: request<{ settings: Settings }>()(['ui'], () => z.strictObject({ onlyHere: z.boolean() })),
  /** Applies the named settings of a settings file; never a key. */
  importSettings: request<{ settings: Settings; blocked: string[] }>()(['ui'], () =>
    z.strictObject({ settings: settingsSchema, names: z.array(settingsSchema.keyof()) }),
  ),
  /** Erases everything that is kept: settings, key, history, contacts, corrections, answers, request log. */
  eraseEverything: request<null>()(['ui'], nothing),
  /** Returns why the database can't be used for now; null if it can. */
  readStorage: request<{ trouble: StorageTrouble | null }>()(['ui'], nothing),
  /** Returns whether the privacy policy changed since the user knew it. `isRead`: the user knows it now. */
  privacyPolicy: request<{ isNew: boolean }>()(['ui'], () => z.strictObject({ isRead: z.boolean() })),
  /** The user has read what was lost. */
  dismissLoss: request<null>()(['ui'], nothing),
  /** Returns the country for which the beginning of a contacts file speaks, with its first numbers, more than for the user's. */
  contactsCountry: request<{ country: string | null }>()(['ui'], () =>
    z.strictObject({
      text: z.string().max(contactsTextCharacters),
      numbers: z.array(z.string().max(contactsNumberCharacters)).max(contactsNumbers),
    }),
  ),
  /**
   * Keeps a batch of contacts with their numbers as written; the background reads the numbers. `shown`: the
   * country for which their file speaks. `chosen`: the one that the user chose for them, so that none is doubted.
   */
  importContacts: request<ImportReply>()(['ui'], () =>
    z.strictObject({
      contacts: z
        .array(
          z.strictObject({
            name: z.string().min(1).max(contactNameCharacters),
            company: z.string().min(1).max(contactNameCharacters).optional(),
            numbers: z.array(z.string().max(importNumberCharacters)).max(importNumbers),
          }),
        )
        .max(importBatchContacts),
      shown: z.string().length(2).nullable().optional(),
      chosen: z.string().length(2).optional(),
    }),
  ),
  listContacts: request<ContactPage>()(['ui'], () =>
    z.strictObject({ search: z.string().max(readTextCharacters), offset: z.int().min(0) }),
  ),
  removeContact: request<null>()(['ui'], () => z.strictObject({ name: z.string().min(1).max(contactNameCharacters) })),
  removeAllContacts: request<null>()(['ui'], nothing),
  /** Removes every name that a page published. */
  forgetPageNames: request<null>()(['ui'], nothing),
  /** Returns the user's corrections, by site. */
  listLessons: request<{ sites: SiteLessons[] }>()(['ui'], nothing),
  /** Removes one correction of a site: its country, a number, or a format. */
  forgetLesson: request<{ sites: SiteLessons[] }>()(['ui'], () =>
    z.strictObject({
      // That of a frame names two hosts.
      host: z.string().min(1).max(520),
      lesson: siteLessonSchema(),
    }),
  ),
  /** Returns what lookups have cost and may still cost, with the calls of the page in the active tab. */
  readSpending: request<Spending>()(['ui'], nothing),
  /** Returns the calls made, newest first, starting at position `from`. */
  listCalls: request<LedgerPage>()(['ui'], () => z.strictObject({ from: z.int().min(0) })),
  /** Clears the request log. Its calls of the last 24 hours still count for the limits. */
  clearCalls: request<LedgerPage>()(['ui'], nothing),
  /** Returns the providers that can be added, and those that are; never a key. */
  readProviders: request<ProvidersView>()(['ui'], nothing),
  /**
   * Adds a provider, or changes its fields; an empty text keeps the saved value. If lookups are off, they are set to
   * "When I ask", as the button says. Nothing is changed if a policy forbids it.
   */
  saveProvider: request<ProvidersView>()(['ui'], () =>
    z.strictObject({
      ...shownProvider(),
      fields: z.record(
        z.string().max(20),
        z
          .string()
          .max(longestField)
          .refine((text) => text.trim() === '' || isFieldText(text.trim())),
      ),
    }),
  ),
  /**
   * Saves the user's description of a provider: in a new place if `id` is null, otherwise only if the description there
   * still has the fingerprint from when the form was opened. No request is sent to it before it is added (`saveProvider`).
   */
  saveDefinition: request<ProvidersView>()(['ui'], () =>
    z.strictObject({ ...shownProvider(), id: z.enum(customIds).nullable(), definition: definitionSchema() }),
  ),
  /**
   * Tests a provider that the user described with one request about a subject, an example if it is null, and returns
   * what is at each place of its answer.
   */
  tryProvider: request<Tested>()(['ui'], () =>
    z.strictObject({ ...shownProvider(), id: z.enum(customIds), subject: subjectSchema().nullable() }),
  ),
  removeProvider: request<ProvidersView>()(['ui'], () => z.strictObject(shownProvider())),
  /** Sets whether hovering may ask a provider, and its limits. */
  changeProvider: request<ProvidersView>()(['ui'], () =>
    z.strictObject({ ...shownProvider(), hover: z.boolean(), limits: providerLimitsSchema() }),
  ),
  /** Sets the order of the services, and whether the next one is used if one has no answer. */
  orderProviders: request<ProvidersView>()(['ui'], () => {
    const order = z.array(z.enum(chainIds)).max(chainIds.length);
    return z.strictObject({ order: z.strictObject({ phone: order, ip: order }), goOn: z.boolean() });
  }),
  /** Tests one operation with a documented example, which makes one call, and returns the result. */
  testOperation: request<Result<null, Failure>>()(['ui'], () => z.strictObject({ operation: z.enum(operationIds) })),
} as const;
