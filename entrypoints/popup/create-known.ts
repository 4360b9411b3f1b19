import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { ContactRow, HereRow, Known, RecentRow } from '../../components/popup/popup-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import { listenFound } from '../../lib/messages/listen-found.ts';
import type { Contact } from '../../lib/model/answer/contact.ts';
import type { Note } from '../../lib/model/answer/note.ts';
import type { Report } from '../../lib/model/answer/report.ts';
import { reportBatchSubjects } from '../../lib/model/limits.ts';
import type { FoundPage, FoundSubject } from '../../lib/model/page/found.ts';
import { howRead } from '../../lib/model/page/read-by.ts';
import type { HistoryEntry } from '../../lib/model/stored-types.ts';
import { entryKey, searchedDigits, subjectKey } from '../../lib/model/subject.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import { findEntries } from '../../lib/words/subject-text.ts';

/** Most subjects of the page that are offered while the user types. */
const mostHere = 3;
/** Most notes that are offered while the user types. */
const mostNotes = 5;
/** Most numbers of contacts that are offered while the user types. */
const mostContacts = 5;
/** A text that contacts are searched for: two signs with a letter. A number is in its report with its contact. */
const nameTyped = /^(?=.*\p{L})..+/u;
/** Fewest characters that the page is searched for. */
const fewestTyped = 3;

type KnownRoom = {
  text: ReadonlySignal<string>;
  /** The subject of the open report, which is not offered again. */
  shown: ReadonlySignal<Subject | null>;
  window: () => Promise<number | null>;
};

/**
 * What can be offered for a typed text without asking anyone: earlier lookups, the user's contacts and notes, and the
 * page in the active tab.
 */
export function createKnown({ text, shown, window }: KnownRoom) {
  const recent = signal<HistoryEntry[]>([]);
  const hasRead = signal(false);
  const notes = signal<Note[]>([]);
  /** The contacts that match a text. */
  const found = signal<{ search: string; contacts: Contact[] }>({ search: '', contacts: [] });
  const page = signal<FoundPage | null>(null);
  const reports = signal<ReadonlyMap<string, Report>>(new Map());

  const here = computed(() => findHere(page.value, text.value));
  const state = computed<Known>(() => {
    const except = shown.value;
    const reportOn = (subject: Subject) => reports.value.get(entryKey(subject)) ?? null;
    const isOther = ({ subject }: { subject: Subject }) => !except || subjectKey(subject) !== subjectKey(except);
    const noted = new Map(notes.value.map((note) => [entryKey(note.subject), note.text]));
    const fitting = findNotes(notes.value, text.value);
    const named = recent.value.map((entry): RecentRow => ({ ...entry, ...contactOf(reportOn(entry.subject)) }));
    const searched = named.map((entry) => ({ ...entry, title: [entry.title, entry.contact, entry.company].join(' ') }));
    const fits = new Set([...findEntries(searched, text.value), ...fitting].map(({ subject }) => entryKey(subject)));
    const entries = named
      .filter((entry) => isOther(entry) && fits.has(entryKey(entry.subject)))
      .map(({ said, ...entry }): RecentRow => {
        const note = noted.get(entryKey(entry.subject));
        return note === undefined ? { ...entry, said, ...zonesOf(reportOn(entry.subject)) } : { ...entry, title: note };
      });
    const listed = new Set(entries.map(({ subject }) => entryKey(subject)));
    const contacts = numbersOf(found.value, text.value).filter((row) => isOther(row) && !listed.has(keyOf(row)));
    const called = contacts.slice(0, mostContacts);
    for (const row of called) listed.add(keyOf(row));
    const others = fitting.filter((note) => isOther(note) && !listed.has(entryKey(note.subject))).slice(0, mostNotes);
    // Extensions of a number are other telephones.
    const offered = new Set([...(except ? [{ subject: except }] : []), ...entries, ...called, ...others].map(keyOf));
    const onPage = here.value.filter((found) => !offered.has(keyOf(found)));
    return {
      recent: entries,
      contacts: called.map((row) => ({ ...row, report: reportOn(row.subject) })),
      notes: others.map((note) => ({ ...note, report: reportOn(note.subject) })),
      here: onPage.map((found): HereRow => {
        const times = found.places.reduce((sum, { count }) => sum + count, 0);
        return { subject: found.subject, times, read: howRead(found), report: reportOn(found.subject) };
      }),
    };
  });

  /**
   * Requests the reports of the offered subjects, all at once and each once. They say where it is, what time it is there
   * and how a number is written.
   */
  async function learnReports(): Promise<void> {
    const numbers = state.value.recent.filter(({ subject }) => subject.kind === 'phone');
    const offered = [...state.value.contacts, ...state.value.notes, ...here.value, ...numbers].map(
      ({ subject }) => subject,
    );
    const missing = offered.filter((each) => !reports.value.has(entryKey(each))).slice(0, reportBatchSubjects);
    if (missing.length === 0) return;
    const reply = await ask('reportListed', { subjects: missing });
    if (!reply.ok) return;
    const added = reply.value.reports.map(({ report }) => [entryKey(report.subject), report] as const);
    reports.value = new Map([...reports.value, ...added]);
  }

  async function findContacts(): Promise<void> {
    const search = text.value.trim();
    if (!nameTyped.test(search)) return;
    const reply = await ask('findContacts', { search });
    // The user may have typed on.
    if (!reply.ok || search !== text.value.trim()) return;
    found.value = { search, contacts: reply.value.contacts };
    await learnReports();
  }

  async function learn(): Promise<void> {
    await Promise.all([learnReports(), findContacts()]);
  }

  function setRecent(entries: HistoryEntry[]): void {
    recent.value = entries;
    hasRead.value = true;
    void learn();
  }

  async function readPage(): Promise<void> {
    const id = await window();
    const result = id === null ? null : await ask('listFound', { window: id });
    if (result?.ok) page.value = result.value.page;
  }

  return {
    state,
    isFirst: computed(() => hasRead.value && recent.value.length === 0),
    page,
    learn,
    setRecent,
    async readRecent() {
      const result = await ask('readHistory', {});
      if (result.ok) setRecent(result.value.entries);
    },
    setNotes(kept: Note[]) {
      notes.value = kept;
    },
    async readNotes() {
      const result = await ask('listNotes', {});
      if (result.ok) notes.value = result.value.notes;
    },
    /** Reads what is on the page, and reads it again if the page reports other finds, until the signal aborts. */
    followPage(until: AbortSignal): Promise<void> {
      let reading = readPage();
      let isNext = false;
      listenFound((tab) => {
        if (isNext || (page.value !== null && page.value.tab !== tab)) return;
        isNext = true;
        reading = reading.then(() => {
          isNext = false;
          return until.aborted ? undefined : readPage();
        });
      }, until);
      return reading;
    },
  };
}

function zonesOf(report: Report | null): Pick<RecentRow, 'timeZones'> {
  return report?.device.kind === 'phone' ? { timeZones: report.device.timeZones } : {};
}

function contactOf(report: Report | null): Pick<RecentRow, 'contact' | 'company'> {
  const known = report?.names.find((each) => each.from === 'contacts');
  return known ? { contact: known.name, company: known.company } : {};
}

/**
 * Returns the numbers of contacts that match the typed text. Contacts that were found for the start of the text stay until
 * others are found.
 */
function numbersOf({ search, contacts }: { search: string; contacts: Contact[] }, typed: string): ContactRow[] {
  if (search === '' || !typed.trim().startsWith(search)) return [];
  return contacts.flatMap(({ name, company, numbers }) =>
    numbers.map((e164): ContactRow => ({ subject: { kind: 'phone', e164 }, contact: name, company, report: null })),
  );
}

function keyOf({ subject }: { subject: Subject }): string {
  return entryKey(subject);
}

/** Returns the notes that contain the typed text, or whose subject fits it; none if nothing is typed. */
function findNotes(notes: readonly Note[], typed: string): Note[] {
  if (typed.trim() === '') return [];
  return findEntries(
    notes.map((note) => ({ ...note, title: note.text })),
    typed,
  );
}

function findHere(page: FoundPage | null, typed: string): FoundSubject[] {
  const wanted = typed.trim().toLowerCase();
  if (page === null || wanted.length < fewestTyped) return [];
  const digits = searchedDigits(wanted);
  const matches = page.subjects.filter(({ subject }) => {
    const key = subjectKey(subject);
    return key.includes(wanted) || (subject.kind === 'phone' && digits !== '' && key.includes(digits));
  });
  return matches.slice(0, mostHere);
}
