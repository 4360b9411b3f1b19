import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../../../../lib/messages/contract.ts';
import {
  detectBatchCharacters,
  detectBatchTexts,
  detectTextCharacters,
  messageCharacters,
} from '../../../../lib/model/limits.ts';
import type { Detect } from '../../../../lib/page/read/detection-queue.ts';
import { enter, find, room } from './queue-room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sends nothing without texts, and each text gets its own finds', async () => {
  const { sent, queue } = room();
  queue.sendOff({ few: true, isRead: false });
  expect(sent).toEqual([]);
  const answers: string[] = [];
  for (const text of ['a', 'bb']) queue.ask(text, (finds) => () => answers.push(`${text}${finds?.[0]?.end}`));
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([['a', 'bb']]);
  expect(answers).toEqual(['a1', 'bb2']);
});

test('looks at all finds of a batch before the first is entered', async () => {
  const { queue } = room();
  const order: string[] = [];
  for (const text of ['a', 'b']) {
    queue.ask(text, () => {
      order.push(`look ${text}`);
      return () => order.push(`enter ${text}`);
    });
  }
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(order).toEqual(['look a', 'look b', 'enter a', 'enter b']);
});

test('sends a few texts only at first and when no more will come soon', async () => {
  const { sent, queue } = room();
  queue.ask('first', () => enter);
  queue.sendOff({ few: false, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent.splice(0)).toEqual([['first']]);
  queue.ask('few', () => enter);
  queue.sendOff({ few: false, isRead: false });
  expect(sent).toEqual([]);
  for (let index = 0; index < 200; index += 1) queue.ask(`${index}`, () => enter);
  queue.sendOff({ few: false, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent.flat()).toHaveLength(201);
});

test('keeps the limits of the contract', async () => {
  const { sent, queue } = room();
  for (let index = 0; index < 700; index += 1) queue.ask(`${index}`, () => enter);
  for (let index = 0; index < 40; index += 1) queue.ask(`${index} ${'x'.repeat(1_900)}`, () => enter);
  queue.ask('y'.repeat(detectTextCharacters + 1), () => enter);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent.flat()).toHaveLength(740);
  for (const texts of sent) {
    expect(texts.length).toBeLessThanOrEqual(detectBatchTexts);
    expect(texts.join('').length).toBeLessThanOrEqual(detectBatchCharacters);
  }
});

test('sends nothing that the background refuses, whatever characters the texts have', async () => {
  const { sent, queue } = room();
  const numbers = Array.from({ length: 100 }, () => `+${'1'.repeat(19)}`);
  const seen = { counts: { DE: 1_000_000 }, numbers, reread: false };
  const odd = '\u0001\ud800"\\';
  const context = { language: odd.repeat(8), host: 'h'.repeat(253), country: odd.repeat(50), seen, marked: true };
  for (let index = 0; index < 90; index += 1) queue.ask(`+49 30 901820 ${odd.repeat(480)} ${index}`, () => enter);
  for (let index = 0; index < 90; index += 1) queue.ask(`+49 30 9018${index}`, () => enter);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent.flat()).toHaveLength(180);
  for (const texts of sent) {
    const input = { texts, context };
    expect(contract.detect.input().safeParse(input).success).toBe(true);
    expect(JSON.stringify({ to: 'background', type: 'detect', input }).length).toBeLessThan(messageCharacters);
  }
});

test('asks about the same text once', async () => {
  const { sent, queue } = room();
  const answer = vi.fn(() => enter);
  queue.ask('same', answer);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  queue.ask('same', answer);
  queue.sendOff({ few: true, isRead: false });
  expect(answer).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(1);
});

test('tells when the site is off and when the extension is gone', async () => {
  const off = room(async () => ({ ok: true, value: { on: false, finds: [], again: false } }));
  off.queue.ask('a', () => enter);
  off.queue.sendOff({ few: true, isRead: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(off.told.off).toHaveBeenCalledOnce();
  const gone = room(async () => ({ ok: false, problem: 'gone' }));
  gone.queue.ask('a', () => enter);
  gone.queue.sendOff({ few: true, isRead: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(gone.told.gone).toHaveBeenCalledOnce();
});

test('asks again when the worker ended, but not for ever', async () => {
  const detect = vi.fn<Detect>(async () => ({ ok: false, problem: 'interrupted' }));
  const { queue } = room(detect);
  queue.ask('a', () => enter);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(detect).toHaveBeenCalledTimes(3);
});

test('a few texts that came while others were on their way wait for more too', async () => {
  const { sent, queue } = room();
  queue.ask('first', () => enter);
  queue.sendOff({ few: false, isRead: false });
  queue.ask('second', () => enter);
  queue.sendOff({ few: false, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([['first']]);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([['first'], ['second']]);
});

test('a throw in one answer costs that text alone: the others of its batch and all later texts get theirs', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { sent, queue } = room();
  const answers: string[] = [];
  const broken = (): never => {
    throw new TypeError('+49 30 901820');
  };
  queue.ask('looked at', broken);
  queue.ask('entered', () => broken);
  queue.ask('beside', () => () => answers.push('beside'));
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(answers).toEqual(['beside']);
  queue.ask('later', () => () => answers.push('later'));
  expect(() => queue.ask('looked at', broken)).not.toThrow();
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(answers).toEqual(['beside', 'later']);
  expect(sent).toHaveLength(2);
  expect(error).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(error.mock.calls), 'the log says nothing of the page').not.toContain('901820');
  error.mockRestore();
});

test('a request that fails in an unexpected way costs its own batch alone', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  let asked = 0;
  const answers: string[] = [];
  const lost: string[] = [];
  const { queue } = room(async (texts) => {
    asked += 1;
    if (asked === 1) throw new Error('a fault of ours');
    return { ok: true, value: { on: true, finds: texts.map((text) => [find(text)]), again: false } };
  });
  for (let index = 0; index <= detectBatchTexts; index += 1) {
    queue.ask(`text ${index}`, (finds) => {
      if (!finds) lost.push(`text ${index}`);
      return () => answers.push(`text ${index}`);
    });
  }
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(answers).toEqual([`text ${detectBatchTexts}`]);
  expect(lost).toHaveLength(detectBatchTexts);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
