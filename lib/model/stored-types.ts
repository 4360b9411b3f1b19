import type { OperationId } from './answer/service-answer.ts';
import type { OnlineMode } from './settings/settings.ts';
import type { Subject } from './subject-schema.ts';

/** When the user last looked a subject up (ms since 1970), and the site where, if it was on one and sites are kept. */
export type LastLookUp = { at: number; host?: string | undefined };

/**
 * A lookup that the user made, with a title to recognize it by. `number` is a phone number in its international format;
 * entries of earlier versions lack it. `said`: the title is this name with who said it.
 */
export type HistoryEntry = LastLookUp & {
  subject: Subject;
  title: string;
  number?: string;
  said?: SaidTitle | undefined;
  country: string | null;
};

/** A name that a service gave; `ownName` is the name of a provider that the user described. */
type SaidTitle = { name: string; operation: OperationId; ownName?: string | undefined };

/** Most names that are kept of those that pages publish; beyond that the oldest are removed. */
export const mostPageNames = 5_000;

/**
 * Stored data was damaged and rebuilt at this time (ms since 1970). `key`: whether the API key could be saved from it.
 */
export type StorageLoss = { at: number; key: 'kept' | 'lost' };

/**
 * Why the database can't be used for now: the device has no space, a newer version of Numlens wrote it, or it fails for
 * another reason. Nothing is deleted for any of them (guard nothing-deleted).
 */
export type StorageTrouble = 'full' | 'newer' | 'failing';

/**
 * The API key and the origins it may be sent to (guard key-origins); read only to build a request. Each change of key
 * or addresses gives a new `stamp`: answers to requests with an earlier stamp must not be kept. `agreed`: the mode that
 * the user lets it be sent in if a policy decides the mode (guard raised-needs-consent); absent if none.
 */
export type Secret = { key: string; origins: string[]; stamp: string; agreed?: OnlineMode };
