import { countryName } from '../../../lib/words/countries.ts';
import { language } from '../../../lib/words/language.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import type { ContactsEvents, ImportProblem, ImportProblemKind, ImportState, ImportSummary } from './contacts-state.ts';
import './contacts.css';
import { Button } from '../../parts/Button.tsx';
import { Summary } from '../parts/More.tsx';
import type { ResultTone } from '../parts/ResultNote.tsx';
import { ResultNote } from '../parts/ResultNote.tsx';

/** Most problems listed; the others are counted. */
const listed = 50;
/** How many are shown at once; the others on demand. */
const shownAtOnce = 10;

const endWords = {
  whole: null,
  cancelled: 'importCancelled',
  failed: 'importFailed',
} as const satisfies Record<ImportSummary['end'], MessageKey | null>;

const kinds = {
  unreadable: 'problemUnreadable',
  'no-name': 'problemNoName',
  'not-a-number': 'problemNotNumber',
  'needs-country': 'problemNeedsCountry',
  'not-contacts': 'problemNotContacts',
  'too-large': 'problemTooLarge',
  'file-unreadable': 'problemFile',
} as const satisfies Record<ImportProblemKind, MessageKey>;

type ImportResultProps = { summary: ImportSummary } & Pick<ContactsEvents, 'onDoubt'>;

/** What an import did, how doubtful numbers are to be read, and which lines of which file were left out. */
export function ImportResult({ summary, onDoubt }: ImportResultProps) {
  const { added, known, withoutNumber, unreadable, problems, problemCount, doubts, country, end } = summary;
  const words = endWords[end];
  const counts = [
    added === 0 ? say('importedNone') : sayCount('imported', added),
    known > 0 ? sayCount('importKnown', known) : null,
    withoutNumber > 0 ? sayCount('importWithoutNumber', withoutNumber) : null,
    unreadable > 0 ? sayCount('importUnreadable', unreadable) : null,
  ];
  // An import that was stopped has to be started again in any case.
  const needsCountry = end !== 'failed' && problems.some(({ kind }) => kind === 'needs-country');
  const [first = '', ...others] = [words === null ? null : say(words), ...counts].filter((each) => each !== null);
  const lead = firstSentence(first);
  const unlisted = problemCount - Math.min(problems.length, listed);
  return (
    <div class="nl-close nl-stack nl-import">
      <ResultNote tone={toneOf(summary)} lead={lead.trimEnd()}>
        {[first.slice(lead.length), ...others].join(' ').trimStart()}
        {needsCountry ? (
          <>
            {' '}
            {say('importNeedsCountry')} <a href="#default-country">{say('defaultCountry')}</a>
          </>
        ) : null}
      </ResultNote>
      {/* Beside the advice to select a country it would contradict it. */}
      {country === null || added + known === 0 || needsCountry ? null : (
        <p class="nl-options-hint">{say('importCountry', countryName(country))}</p>
      )}
      {doubts.map((doubt) => (
        <div key={doubt.country} class="nl-stack nl-gap nl-box nl-import-doubt">
          <p>
            {sayCount('importDoubt', doubt.count)} <bdi dir="ltr">{doubt.text}</bdi>
          </p>
          <div class="nl-cluster nl-gap">
            {[doubt.country, ...(country !== null && doubt.alsoHere ? [country] : [])].map((each) => (
              <Button key={each} onPress={() => onDoubt(doubt, each)}>
                {say('importReadAs', countryName(each))}
              </Button>
            ))}
          </div>
        </div>
      ))}
      {problemCount === 0 ? null : (
        <details class="nl-problems" open={problemCount <= shownAtOnce}>
          <Summary>{sayCount('problemsTitle', problemCount)}</Summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
          <ul class="nl-box nl-breaks" tabIndex={0}>
            {problems.slice(0, listed).map((problem) => (
              <li key={`${problem.file} ${problem.line} ${problem.text}`}>{problemText(problem)}</li>
            ))}
            {unlisted > 0 ? <li>{sayCount('andMore', unlisted)}</li> : null}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Returns the tone of an import's outcome: a warning if anything was left out. */
function toneOf({ end, added, problemCount, doubts }: ImportSummary): ResultTone {
  if (end === 'failed') return 'bad';
  if (problemCount > 0 || doubts.length > 0) return 'warn';
  return end === 'cancelled' || added === 0 ? 'neutral' : 'good';
}

function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter(language(), { granularity: 'sentence' }).segment(text);
  return first?.segment ?? '';
}

function problemText({ file, line, kind, text }: ImportProblem): string {
  const words = say(kinds[kind], text);
  return line === null ? say('problemInFile', file, words) : say('problemAtLine', file, line, words);
}

type ImportProgressProps = { running: Extract<ImportState, { kind: 'running' }>; onCancel: () => void };

/** The progress of an import, with a button that cancels it. */
export function ImportProgress({ running: { file, part, entries }, onCancel }: ImportProgressProps) {
  const percent = Math.round(part * 100);
  return (
    <div class="nl-close nl-stack nl-import">
      <label class="nl-breaks" for="import-progress">
        <bdi>{say('importing', file)}</bdi>
      </label>
      <progress id="import-progress" max={100} value={percent}>
        {percent}
      </progress>
      <div class="nl-spread nl-roomy">
        <span class="nl-import-count">{sayCount('importRead', entries)}</span>
        <Button onPress={onCancel}>{say('cancel')}</Button>
      </div>
    </div>
  );
}
