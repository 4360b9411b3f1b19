import { nextTask } from '../../../components/page/start-page.ts';
import type { ListProblem } from '../../../components/panel/list/list-state.ts';
import { mostMegabytes } from '../../../components/panel/list/list-state.ts';
import type { Collector } from '../../../lib/list/collector.ts';
import type { ListQuestion } from '../../../lib/list/questions.ts';
import { csvQuestions, textQuestions } from '../../../lib/list/questions.ts';
import { exportDelimiter, readExport } from '../../../lib/list/read-export.ts';
import { ask } from '../../../lib/messages/ask.ts';
import { detectBatchCharacters, detectBatchTexts } from '../../../lib/model/limits.ts';
import type { Result } from '../../../lib/model/result.ts';
import { failed, ok } from '../../../lib/model/result.ts';
import { decodeText } from '../../../lib/text/decode-text.ts';

/** Longest work without a pause (ms). */
const slice = 8;
/** Size of the first batch (characters as JSON): small, so that the first rows come at once. */
const firstBatch = 4_000;
/** Longest text in which lines without a find are read again (characters): a list of numbers, not a log. */
const longestList = 1_000_000;
/** How often a batch is sent if the worker ends during the request. */
const mostTries = 3;

/** A text to read, and the name of its file; null if it was pasted. */
export type ListSource = { text: string; file: string | null };

export type ReadOptions = {
  collector: Collector;
  country: string | null;
  /** Called with the keys of new or changed rows. Reading continues after it resolves. */
  onRows: (keys: readonly string[]) => Promise<void>;
  onProgress: (progress: { file: string | null; part: number }) => void;
  /** Called with the country that national numbers are read with. */
  onCountry: (country: string | null) => void;
  /** Returns the other countries of the numbers found so far; lines in which nothing was found may be of those. */
  otherCountries: () => readonly string[];
  signal: AbortSignal;
};

/** Reads texts into a list, in slices that keep the page responsive. Returns false if the background does not reply. */
export async function readSources(sources: readonly ListSource[], options: ReadOptions): Promise<boolean> {
  let until = performance.now() + slice;
  let isLost = false;
  const { collector, country, signal } = options;
  const isOver = () => isLost || signal.aborted;

  const first = createBatches(async (asked) => {
    const reply = isOver() ? null : await find(asked, country);
    if (isOver()) return;
    isLost = reply === null;
    if (!reply) return;
    options.onCountry(reply.country);
    const keys = asked.flatMap((question, index) => collector.take(question, reply.finds[index] ?? []));
    await options.onRows([...new Set(keys)]);
  });

  /** Adds a list that was exported here, with its rows as they are. */
  async function takeExport(text: string, delimiter: string, file: string | null): Promise<void> {
    let keys: string[] = [];
    collector.begin(text, file);
    for (const { entry, isBlank, start, position } of readExport(text, delimiter)) {
      const key = isBlank ? null : collector.put(entry, start);
      if (key !== null) keys.push(key);
      if (performance.now() < until) continue;
      await options.onRows(keys);
      keys = [];
      await pause(file, position / text.length);
      if (isOver()) return;
    }
    await options.onRows(keys);
  }

  /** Reads lines in which nothing was found with the countries of the other numbers. */
  async function readLeft(source: ListSource): Promise<void> {
    const countries = source.text.length > longestList || isOver() ? [] : options.otherCountries();
    if (countries.length === 0) return;
    const again = createBatches(async (asked) => {
      const replies = isOver()
        ? []
        : await Promise.all(countries.map((each) => find(asked, each, { validOnly: true })));
      if (isOver()) return;
      const keys = asked.flatMap((question, index) => {
        const finds = replies.map((reply) => reply?.finds[index] ?? []);
        return collector.takeLeft(question, finds);
      });
      await options.onRows([...new Set(keys)]);
    });
    for (const { questions, position } of stepsOf(source)) {
      for (const question of questions) if (collector.isLeft(question)) await again.add(question);
      if (performance.now() >= until) await pause(source.file, position / source.text.length);
      if (isOver()) return;
    }
    await again.send();
  }

  async function pause(file: string | null, part: number): Promise<void> {
    // A list that was cleared meanwhile is not being read.
    if (!isOver()) options.onProgress({ file, part });
    await nextTask();
    until = performance.now() + slice;
  }

  for (const source of sources) {
    const { text, file } = source;
    if (isOver()) break;
    const delimiter = exportDelimiter(text);
    if (delimiter !== null) {
      await takeExport(text, delimiter, file);
      continue;
    }
    collector.begin(text, file);
    for (const { questions, position, lines } of stepsOf(source)) {
      collector.pass(lines);
      for (const question of questions) {
        await first.add(question);
        if (isOver()) break;
      }
      if (isOver()) break;
      if (performance.now() >= until) await pause(file, position / text.length);
    }
    await first.send();
    await readLeft(source);
    const hop = isOver() ? null : collector.end();
    if (hop !== null) await options.onRows([hop]);
  }
  return !isLost;
}

/** Collects questions into batches that a message can hold. */
function createBatches(onBatch: (asked: readonly ListQuestion[]) => Promise<void>) {
  let batch: ListQuestion[] = [];
  let characters = 0;
  let most = firstBatch;

  async function send(): Promise<void> {
    const asked = batch;
    batch = [];
    characters = 0;
    most = detectBatchCharacters / 2;
    if (asked.length > 0) await onBatch(asked);
  }

  return {
    send,
    async add(question: ListQuestion): Promise<void> {
      // In JSON a character can become six; a batch full of those still fits.
      const needed = JSON.stringify(question.text).length + 30;
      if (batch.length >= detectBatchTexts || characters + needed > most) await send();
      batch.push(question);
      characters += needed;
    },
  };
}

function stepsOf({ text, file }: ListSource) {
  return file !== null && /\.(?:csv|tsv)$/i.test(file) ? csvQuestions(text) : textQuestions(text);
}

async function find(questions: readonly ListQuestion[], country: string | null, { validOnly = false } = {}) {
  const texts = questions.map(({ text, alone }) => ({ text, alone }));
  for (let tries = 0; tries < mostTries; tries += 1) {
    const reply = await ask('findListed', { texts, country, validOnly });
    if (reply.ok) return reply.value;
    if (reply.problem !== 'interrupted') return null;
  }
  return null;
}

/** Returns the text of a file, or why there is none. */
export async function readFile(file: File, signal: AbortSignal): Promise<Result<ListSource, ListProblem>> {
  if (file.size > mostMegabytes * 1_000_000) return failed({ kind: 'too-large', file: file.name });
  try {
    const decoding = decodeText(new Uint8Array(await file.arrayBuffer()));
    let decoded = decoding.next();
    while (!decoded.done && !signal.aborted) {
      await nextTask();
      decoded = decoding.next();
    }
    return ok({ text: decoded.done ? decoded.value : '', file: file.name });
  } catch {
    return failed({ kind: 'unreadable', file: file.name });
  }
}
