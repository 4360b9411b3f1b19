import type { ImportProblem, ImportSummary } from '../../../components/options/contacts/contacts-state.ts';
import type { ImportReply } from '../../../lib/messages/options-contract.ts';
import type { Contact, ContactFate } from '../../../lib/model/answer/contact.ts';
import { importBatchCharacters, importBatchContacts, importNumbers } from '../../../lib/model/limits.ts';
import type { NumberInFile } from './contact-reading.ts';

/** Most problems that are listed; the others are only counted. */
const mostProblems = 200;
/** Most characters shown of a part that can't be read. */
const mostShown = 60;

/** Counts what becomes of the entries of an import. */
export type ImportTally = {
  entries: () => number;
  noNumber: () => void;
  /** Counts an entry, or a whole file, that is no contact. */
  broken: (problem: ImportProblem) => void;
  /** Counts a number that is left out; its entry is counted elsewhere. */
  problem: (problem: ImportProblem) => void;
  /** Adds the background's result for a batch. */
  settled: (batch: readonly BatchEntry[], reply: ImportReply) => void;
  fate: (fate: ContactFate) => void;
  /** Takes the entries with the numbers that look like those of a country. */
  takeDoubts: (country: string) => BatchEntry[];
  summary: (end: ImportSummary['end']) => ImportSummary;
};

export function createImportTally(): ImportTally {
  const problems: ImportProblem[] = [];
  const counts = { imported: 0, known: 0, withoutNumber: 0, unreadable: 0, problemCount: 0 };
  /** By the country that they look like. */
  const doubts = new Map<string, BatchEntry[]>();
  let country: string | null = null;

  function problem(told: ImportProblem): void {
    counts.problemCount += 1;
    const text = told.text.length > mostShown ? `${told.text.slice(0, mostShown).toWellFormed()}…` : told.text;
    if (problems.length < mostProblems) problems.push({ ...told, text });
  }

  function fate(of: ContactFate): void {
    if (of === 'doubtful') return;
    if (of === 'unread') counts.unreadable += 1;
    else counts.imported += 1;
    if (of === 'unchanged') counts.known += 1;
  }

  return {
    entries: () => counts.imported + counts.withoutNumber + counts.unreadable,
    noNumber() {
      counts.withoutNumber += 1;
    },
    broken(told) {
      counts.unreadable += 1;
      problem(told);
    },
    problem,
    fate,
    settled(batch, reply) {
      country ??= reply.country;
      for (const [index, { isFirst }] of batch.entries()) {
        if (isFirst) fate(reply.fates[index] ?? 'unread');
      }
      for (const { contact, number, problem: kind } of reply.problems) {
        const entry = batch[contact];
        const written = entry?.numbers[number];
        if (entry && written) problem({ file: entry.file, line: written.line, kind, text: written.text });
      }
      for (const { contact, number, country: better } of reply.doubts) {
        const entry = batch[contact];
        const written = entry?.numbers[number];
        if (!entry || !written) continue;
        const isFirst = entry.isFirst && reply.fates[contact] === 'doubtful';
        doubts.set(better, [...(doubts.get(better) ?? []), { ...entry, numbers: [written], isFirst }]);
      }
    },
    takeDoubts(better) {
      const taken = doubts.get(better) ?? [];
      doubts.delete(better);
      return taken;
    },
    summary(end) {
      const files = [...new Set(problems.map(({ file }) => file))];
      const inOrder = problems.toSorted((one, other) => {
        return files.indexOf(one.file) - files.indexOf(other.file) || (one.line ?? 0) - (other.line ?? 0);
      });
      const asked = [...doubts].map(([better, entries]) => {
        return { country: better, count: entries.length, text: entries[0]?.numbers[0]?.text ?? '' };
      });
      return { ...counts, problems: inOrder, doubts: end === 'whole' ? asked : [], country, end };
    },
  };
}

/** A contact to send. `isFirst` is false for the further parts of a contact with too many numbers for one request. */
export type BatchEntry = {
  file: string;
  name: string;
  company?: string | undefined;
  numbers: NumberInFile[];
  isFirst: boolean;
};

/** Divides an entry into parts that fit a request. */
export function piecesOf(entry: Omit<BatchEntry, 'isFirst'>): BatchEntry[] {
  const pieces: BatchEntry[] = [];
  for (let start = 0; start < entry.numbers.length; start += importNumbers) {
    pieces.push({ ...entry, numbers: entry.numbers.slice(start, start + importNumbers), isFirst: start === 0 });
  }
  return pieces;
}

/** Collects entries until a request is full. */
export function createImportBatch() {
  let entries: BatchEntry[] = [];
  let characters = 0;
  return {
    /** Adds an entry. Returns the entries before it if they must be sent first. */
    add(entry: BatchEntry): BatchEntry[] | null {
      const needed = JSON.stringify(contactOf(entry)).length + 1;
      const isFull = entries.length >= importBatchContacts || characters + needed > importBatchCharacters;
      const full = isFull && entries.length > 0 ? this.take() : null;
      entries.push(entry);
      characters += needed;
      return full;
    },
    take(): BatchEntry[] {
      const taken = entries;
      entries = [];
      characters = 0;
      return taken;
    },
  };
}

/** Returns what is sent of an entry. */
export function contactOf({ name, company, numbers }: BatchEntry): Contact {
  return { name, company, numbers: numbers.map(({ text }) => text) };
}
