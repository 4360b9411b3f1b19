import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { HistoryEntry } from '../../lib/model/stored-types.ts';
import { entryKey, subjectKey } from '../../lib/model/subject.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import type { Lead } from '../../lib/report/view/view.ts';
import { viewOf } from '../../lib/report/view/view.ts';
import { countryName } from '../../lib/words/countries.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { recentText } from '../../lib/words/subject-text.ts';
import { ageText } from '../../lib/words/times.ts';
import { useFocusAfterRemoval } from '../page/use-focus-after-removal.ts';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/Icon.tsx';
import { PickRow, ReportRow } from '../report/PickRow.tsx';
import { RowTime } from '../report/RowTime.tsx';
import type { HereAndNow } from '../report/surface.ts';
import type { ContactRow, HereRow, Known, RecentRow } from './popup-state.ts';
import './known-lists.css';

type KnownPartProps = { title: string; onClear?: (() => void) | null; children: ComponentChildren };

/** A part of the popup with a heading and rows, and a button that clears it if there is one. */
export function KnownPart({ title, onClear = null, children }: KnownPartProps) {
  return (
    <section class="nl-known" aria-label={title}>
      <div class="nl-spread nl-known-head">
        <h2>{title}</h2>
        {onClear === null ? null : (
          <Button kind="link" onPress={onClear}>
            {say('clear')}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

type RecentListProps = HereAndNow & {
  entries: RecentRow[];
  /** Enter in the field opens the first entry. */
  isNext: boolean;
  /** The entries are those that fit a typed text. */
  isFiltered: boolean;
  /** Where the focus goes when no entry is left. */
  field: RefObject<HTMLInputElement | null>;
  onPick: (entry: HistoryEntry) => void;
  onRemove: (entry: HistoryEntry) => void;
  onClear: () => void;
};

/** Recent lookups, or those that match the typed text. A press opens one again. */
export function RecentList({
  entries,
  now,
  here,
  isNext,
  isFiltered,
  field,
  onPick,
  onRemove,
  onClear,
}: RecentListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removing = useFocusAfterRemoval(list, entries, {
    button: '.nl-icon-button',
    otherwise: () => field.current,
  });
  const clear = () => {
    removing(0);
    onClear();
  };
  if (entries.length === 0) return null;
  return (
    <KnownPart title={say('recent')} onClear={isFiltered ? null : clear}>
      <ul ref={list} class="nl-picks">
        {entries.map((entry, index) => (
          <PickRow
            key={`${subjectKey(entry.subject)} ${entry.at}`}
            kind={entry.subject.kind}
            country={entry.country}
            text={recentText(entry)}
            name={nameOf(entry, now)}
            detail={recentDetail(entry)}
            time={<RowTime timeZones={entry.timeZones ?? []} now={now} here={here} />}
            end={ageText(entry.at, now)}
            isNext={isNext && index === 0}
            onPick={() => onPick(entry)}
          >
            <IconButton
              icon="close"
              label={say('recentRemove', recentText(entry))}
              onPress={() => {
                removing(index);
                onRemove(entry);
              }}
            />
          </PickRow>
        ))}
      </ul>
    </KnownPart>
  );
}

/** Returns a service's name as on cards. */
function saidLead({ name, operation, ownName }: NonNullable<HistoryEntry['said']>, at: number): Lead {
  const own = ownName === undefined ? {} : { ownName };
  return { text: name, source: { kind: 'service', operation, ...own, at } };
}

/** Returns the name of a lookup's number: a contact's, otherwise the one that a service gave. */
function nameOf({ contact, said, at }: RecentRow, now: number): { lead: Lead; now: number } | undefined {
  if (contact !== undefined) return { lead: { text: contact, source: null }, now };
  return said && { lead: saidLead(said, at), now };
}

/**
 * Returns the line below a lookup's number, or beside it if a name is the title: the next best name, the title or the
 * country.
 */
function recentDetail(entry: RecentRow): string | null {
  const { country, title, said, contact, company } = entry;
  if (company !== undefined) return company;
  // The title is then the service's name, after the service's own.
  if (said && contact !== undefined) return title;
  if (said) return country === null ? null : countryName(country);
  return isSameNumber(entry) ? null : title;
}

/** Is the title only the number in another format? */
function isSameNumber({ subject, title }: HistoryEntry): boolean {
  return title.replace(/[\s()-]/g, '') === subjectKey(subject);
}

type ListProps<Row> = HereAndNow & { rows: Row[]; isNext: boolean; onPick: (subject: Subject) => void };

/** Numbers of the user's contacts whose name, company or number matches the typed text. */
export function ContactList({ rows, now, here, isNext, onPick }: ListProps<ContactRow>) {
  if (rows.length === 0) return null;
  return (
    <KnownPart title={say('contactsTitle')}>
      <ul class="nl-picks">
        {rows.map(({ subject, contact, company = null, report }, index) => {
          const view = report && viewOf(report);
          return (
            <PickRow
              key={`${contact} ${entryKey(subject)}`}
              kind="phone"
              country={view?.place.country ?? null}
              text={view ? view.text : subjectKey(subject)}
              name={{ lead: { text: contact, source: null }, now }}
              detail={company}
              time={view && <RowTime timeZones={view.place.timeZones} now={now} here={here} />}
              isNext={isNext && index === 0}
              onPick={() => onPick(subject)}
            />
          );
        })}
      </ul>
    </KnownPart>
  );
}

type NoteListProps = { notes: Known['notes']; isNext: boolean; onPick: (subject: Subject) => void };

/** Numbers and addresses whose note matches the typed text. */
export function NoteList({ notes, isNext, onPick }: NoteListProps) {
  if (notes.length === 0) return null;
  return (
    <KnownPart title={say('notesTitle')}>
      <ul class="nl-picks">
        {notes.map(({ subject, text, report }, index) => (
          <PickRow
            key={subjectKey(subject)}
            kind={subject.kind}
            country={report && viewOf(report).place.country}
            text={report ? viewOf(report).text : subjectKey(subject)}
            detail={text}
            isNext={isNext && index === 0}
            onPick={() => onPick(subject)}
          />
        ))}
      </ul>
    </KnownPart>
  );
}

/** Numbers and addresses of the page that match the typed text. */
export function HereList({ rows, now, here, isNext, onPick }: ListProps<HereRow>) {
  if (rows.length === 0) return null;
  return (
    <KnownPart title={say('foundHere')}>
      <ul class="nl-picks">
        {rows.map(({ subject, times, read, report }, index) => {
          const row = {
            end: say('timesShort', times),
            endLabel: sayCount('onPageTimes', times),
            isNext: isNext && index === 0,
            onPick: () => onPick(subject),
          };
          const key = entryKey(subject);
          return report ? (
            <ReportRow key={key} {...row} report={report} read={read} now={now} here={here} />
          ) : (
            <PickRow key={key} {...row} kind={subject.kind} country={null} text={key} detail={null} />
          );
        })}
      </ul>
    </KnownPart>
  );
}
