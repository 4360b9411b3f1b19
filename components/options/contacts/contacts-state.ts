import type { ContactPage, NumberProblem } from '../../../lib/model/answer/contact.ts';

/** Why a part of a file, or all of it, was not imported. */
export type ImportProblemKind =
  | NumberProblem
  | 'unreadable'
  | 'no-name'
  | 'not-contacts'
  | 'too-large'
  | 'file-unreadable';

/** A part of a file that was not imported: `line` counts from 1, null for the whole file; `text` is what is there. */
export type ImportProblem = { file: string; line: number | null; kind: ImportProblemKind; text: string };

/**
 * Numbers that look like those of another country, and are kept once the user says how to read them. `alsoHere`: some are
 * valid numbers of the user's country, too. `text` is the first one as it is written.
 */
export type ImportDoubt = { country: string; count: number; alsoHere: boolean; text: string };

/**
 * What an import did. Numbers are counted as `added`, or as `known` if they were already there; entries `withoutNumber`,
 * and those that are `unreadable` as a whole, or in all of their numbers. `problems` are the first ones, `problemCount`
 * all. `doubts` are counted once they are kept. `country`: the country that national numbers were read with. `end`:
 * whether everything was read, or the user or the extension stopped it.
 */
export type ImportSummary = {
  added: number;
  known: number;
  withoutNumber: number;
  unreadable: number;
  problems: ImportProblem[];
  problemCount: number;
  doubts: ImportDoubt[];
  country: string | null;
  end: 'whole' | 'cancelled' | 'failed';
};

/** How far an import is. `part` is how much of all files is done, 0 to 1; `entries` how many entries were read. */
export type ImportState =
  | { kind: 'none' }
  | { kind: 'running'; file: string; part: number; entries: number }
  | { kind: 'done'; summary: ImportSummary };

/** What the options show of the contacts. `page` is null until it was read; `isLost`: the extension did not answer. */
export type ContactsState = {
  page: ContactPage | null;
  search: string;
  import: ImportState;
  /** The user pressed "Remove all" and has not said yes or no. */
  isRemovingAll: boolean;
  isLost: boolean;
};

/** What the user does with the contacts. */
export type ContactsEvents = {
  onFiles: (files: File[]) => void;
  onCancel: () => void;
  /** The user says with which country the numbers of a doubt are read. */
  onDoubt: (doubt: ImportDoubt, country: string) => void;
  onSearch: (search: string) => void;
  onTurn: (offset: number) => void;
  onRemove: (name: string) => void;
  onRemoveAll: (answer: 'ask' | 'yes' | 'no') => void;
};
