import type { ImportDoubt, ImportState, ImportSummary } from '../../../components/options/contacts/contacts-state.ts';
import { nextTask } from '../../../components/page/start-page.ts';
import { ask } from '../../../lib/messages/ask.ts';
import {
  contactsNumberCharacters,
  contactsNumbers,
  contactsTextCharacters,
  importNumberCharacters,
} from '../../../lib/model/limits.ts';
import { decodeText } from '../../../lib/text/decode-text.ts';
import type { ContactReader, ContactReading } from './contact-reading.ts';
import { readCsv } from './contacts-csv.ts';
import type { BatchEntry } from './import-tally.ts';
import { contactOf, createImportBatch, createImportTally, piecesOf } from './import-tally.ts';
import { readVcards } from './vcard.ts';

/** Longest work without a pause (ms). */
const slice = 10;
/** Largest file (MB). Address books with pictures are large, and a whole file is kept in memory. */
const mostMegabytes = 200;

/** What an import did, and what keeps the numbers of a doubt, read with the country that the user chose. */
export type Import = {
  summary: ImportSummary;
  settle: (doubt: Pick<ImportDoubt, 'country'>, chosen: string) => Promise<ImportSummary>;
};

type Progress = Omit<Extract<ImportState, { kind: 'running' }>, 'kind'>;

/**
 * Imports contacts files one after the other, in slices that keep the page responsive, and sends their entries to the
 * background in batches. What can't be read is listed in the summary and costs nothing more. Nothing is sent after `signal`
 * aborts.
 */
export async function importFiles(
  files: readonly File[],
  { onProgress, signal }: { onProgress: (progress: Progress) => void; signal: AbortSignal },
): Promise<Import> {
  const tally = createImportTally();
  const batch = createImportBatch();
  const allBytes = Math.max(
    1,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  let bytesBefore = 0;
  let isFailed = false;
  let until = performance.now() + slice;
  const isOver = () => isFailed || signal.aborted;

  async function send(entries: BatchEntry[], country: { shown: string | null } | { chosen: string }): Promise<void> {
    if (entries.length === 0 || isOver()) return;
    const reply = await ask('importContacts', { contacts: entries.map(contactOf), ...country });
    if (reply.ok) tally.settled(entries, reply.value);
    else isFailed = true;
  }

  async function pause(file: File, part: number): Promise<void> {
    if (performance.now() < until) return;
    onProgress({ file: file.name, part: (bytesBefore + part * file.size) / allBytes, entries: tally.entries() });
    await nextTask();
    until = performance.now() + slice;
  }

  async function take(reading: ContactReading, file: string, shown: string | null): Promise<void> {
    if (reading.kind === 'broken') {
      return tally.broken({ file, line: reading.line, kind: reading.reason, text: '' });
    }
    const numbers = reading.numbers.filter(({ text, line }) => {
      const isShort = text.length <= importNumberCharacters;
      if (!isShort) tally.problem({ file, line, kind: 'not-a-number', text });
      return isShort;
    });
    if (reading.numbers.length === 0) return tally.noNumber();
    if (numbers.length === 0) return tally.unreadable();
    for (const piece of piecesOf({ file, name: reading.name, company: reading.company, numbers })) {
      const full = batch.add(piece);
      if (full) await send(full, { shown });
    }
  }

  async function importFile(file: File): Promise<void> {
    const wholeFile = (kind: 'too-large' | 'file-unreadable' | 'not-contacts', text = '') =>
      tally.problem({ file: file.name, line: null, kind, text });
    if (file.size > mostMegabytes * 1_000_000) return wholeFile('too-large', String(mostMegabytes));
    const bytes = await bytesOf(file);
    if (!bytes) return wholeFile('file-unreadable');
    const decoding = decodeText(bytes);
    let decoded = decoding.next();
    while (!decoded.done && !isOver()) {
      await pause(file, 0);
      decoded = decoding.next();
    }
    if (!decoded.done) return;
    const reader = readContacts(decoded.value);
    if (!reader) return wholeFile('not-contacts');
    const length = Math.max(1, decoded.value.length);
    const shown = await countryShown(decoded.value, () => pause(file, 0));
    for (const { reading, position } of reader) {
      if (reading) await take(reading, file.name, shown);
      await pause(file, Math.min(1, position / length));
      if (isOver()) return;
    }
    await send(batch.take(), { shown });
  }

  for (const file of files) {
    if (isOver()) break;
    onProgress({ file: file.name, part: bytesBefore / allBytes, entries: tally.entries() });
    await importFile(file);
    bytesBefore += file.size;
  }
  const summary = () => tally.summary(isFailed ? 'failed' : signal.aborted ? 'cancelled' : 'whole');

  async function settle({ country }: Pick<ImportDoubt, 'country'>, chosen: string): Promise<ImportSummary> {
    for (const entry of tally.takeDoubts(country)) {
      const full = batch.add(entry);
      if (full) await send(full, { chosen });
    }
    await send(batch.take(), { chosen });
    return summary();
  }

  return { summary: summary(), settle };
}

/** Most steps in which a file's first numbers are read. */
const firstSteps = 500;

/** Returns the country for which a file speaks by its beginning, if it is not the user's. */
async function countryShown(text: string, pause: () => Promise<void>): Promise<string | null> {
  const numbers: string[] = [];
  let steps = 0;
  for (const { reading } of readContacts(text) ?? []) {
    if (reading?.kind === 'contact') numbers.push(...reading.numbers.map((number) => number.text));
    steps += 1;
    if (numbers.length >= contactsNumbers || steps >= firstSteps) break;
    await pause();
  }
  const some = numbers.filter(({ length }) => length <= contactsNumberCharacters).slice(0, contactsNumbers);
  const reply = await ask('contactsCountry', { text: text.slice(0, contactsTextCharacters), numbers: some });
  return reply.ok ? reply.value.country : null;
}

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

const vcard = /^(?:[\w-]+\.)?BEGIN:\s*VCARD\s*$/im;

/**
 * Returns the reader of a contacts file by its content, not by its name: vCards, or a CSV with a column of phone numbers;
 * null if it is neither. The lines of `text` end in `\n`.
 */
export function readContacts(text: string): ContactReader | null {
  return vcard.test(text) ? readVcards(text) : readCsv(text);
}
