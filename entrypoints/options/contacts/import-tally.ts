import type { ImportProblem, ImportSummary } from '../../../components/options/contacts/contacts-state.ts';
import type { ImportReply } from '../../../lib/messages/options-contract.ts';
import type { Contact } from '../../../lib/model/answer/contact.ts';
import { importBatchCharacters, importBatchContacts, importNumbers } from '../../../lib/model/limits.ts';
import type { NumberInFile } from './contact-reading.ts';

/** Most problems that are listed; the others are only counted. */
const mostProblems = 200;
/** Most characters shown of a part that can't be read. */
const mostShown = 60;

/** Counts what becomes of the entries of an import. */
export function createImportTally() {
  const problems: ImportProblem[] = [];
  const counts = { added: 0, known: 0, withoutNumber: 0, unreadable: 0, problemCount: 0 };
  /** By the country that they look like. */
  const doubts = new Map<string, { entries: BatchEntry[]; alsoHere: boolean }>();
  let entries = 0;
  let country: string | null = null;

  /** Counts a number that is left out; its entry is counted elsewhere. */
  function problem(told: ImportProblem): void {
    counts.problemCount += 1;
    const text = told.text.length > mostShown ? `${told.text.slice(0, mostShown).toWellFormed()}…` : told.text;
    if (problems.length < mostProblems) problems.push({ ...told, text });
  }

  /** Counts an entry none of whose numbers can be read. */
  function unreadable(): void {
    entries += 1;
    counts.unreadable += 1;
  }

  return {
    entries: () => entries,
    noNumber() {
      entries += 1;
      counts.withoutNumber += 1;
    },
    /** Counts an entry, or a whole file, that is no contact. */
    broken(told: ImportProblem) {
      unreadable();
      problem(told);
    },
    problem,
    unreadable,
    /** Adds the background's result for a batch. */
    settled(batch: readonly BatchEntry[], reply: ImportReply) {
      country ??= reply.country;
      counts.added += reply.added;
      counts.known += reply.known;
      entries += batch.filter(({ isFirst }) => isFirst).length;
      for (const [index, refused] of Map.groupBy(reply.problems, ({ contact }) => contact)) {
        const entry = batch[index];
        if (!entry) continue;
        if (entry.isFirst && refused.length === entry.numbers.length) counts.unreadable += 1;
        for (const { number, problem: kind } of refused) {
          const written = entry.numbers[number];
          if (written) problem({ file: entry.file, line: written.line, kind, text: written.text });
        }
      }
      for (const { contact, number, country: better, alsoHere } of reply.doubts) {
        const entry = batch[contact];
        const written = entry?.numbers[number];
        if (!entry || !written) continue;
        const those = doubts.get(better) ?? { entries: [], alsoHere: false };
        those.entries.push({ ...entry, numbers: [written], isFirst: false });
        doubts.set(better, { ...those, alsoHere: those.alsoHere || alsoHere });
      }
    },
    /** Takes the entries with the numbers that look like those of a country. */
    takeDoubts(better: string): BatchEntry[] {
      const taken = doubts.get(better)?.entries ?? [];
      doubts.delete(better);
      return taken;
    },
    summary(end: ImportSummary['end']): ImportSummary {
      const files = [...new Set(problems.map(({ file }) => file))];
      const inOrder = problems.toSorted((one, other) => {
        return files.indexOf(one.file) - files.indexOf(other.file) || (one.line ?? 0) - (other.line ?? 0);
      });
      const asked = [...doubts].map(([better, those]) => {
        const text = those.entries[0]?.numbers[0]?.text ?? '';
        return { country: better, count: those.entries.length, alsoHere: those.alsoHere, text };
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
