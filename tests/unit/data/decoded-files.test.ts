import { describe, expect, it } from 'vitest';
import { createDecodedFiles } from '../../../lib/data/decoded-files.ts';

function countingReader(missing: ReadonlySet<string> = new Set()) {
  const reads: string[] = [];
  const read = async (path: string) => {
    reads.push(path);
    return missing.has(path) ? null : new TextEncoder().encode(path);
  };
  return { reads, read };
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes).toUpperCase();

describe('createDecodedFiles', () => {
  it('keeps the files that were asked for last, up to its limit', async () => {
    const { reads, read } = countingReader();
    const files = createDecodedFiles<string>(read, 2);
    for (const path of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await files.load(path, decode)).toBe(path.toUpperCase());
    expect(reads).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps as many files as hold so many bytes', async () => {
    const { reads, read } = countingReader();
    const files = createDecodedFiles<string>(read, 6, { unit: 'bytes' });
    for (const path of ['aaa', 'bbb', 'aaa', 'c', 'aaa', 'bbb', 'c']) await files.load(path, decode);
    expect(reads).toEqual(['aaa', 'bbb', 'c', 'bbb', 'c']);
    await Promise.all(['dddd', 'eeee'].map((path) => files.load(path, decode)));
    expect([files.kept('dddd'), files.kept('eeee')]).toEqual([null, 'EEEE']);
  });

  it('shares one read between questions at the same time', async () => {
    const { reads, read } = countingReader();
    const files = createDecodedFiles<string>(read, 2);
    expect(await Promise.all([files.load('a', decode), files.load('a', decode)])).toEqual(['A', 'A']);
    expect(reads).toEqual(['a']);
  });

  it('has in memory what it has read, and nothing else', async () => {
    const { reads, read } = countingReader(new Set(['gone']));
    const files = createDecodedFiles<string>(read, 2);
    const reading = files.load('a', decode);
    expect(files.kept('a')).toBeNull();
    await reading;
    await files.load('gone', decode);
    expect([files.kept('a'), files.kept('b'), files.kept('gone')]).toEqual(['A', null, null]);
    await files.load('b', decode);
    files.kept('a');
    await files.load('c', decode);
    expect([files.kept('a'), files.kept('b'), files.kept('c')]).toEqual(['A', null, 'C']);
    expect(reads).toEqual(['a', 'gone', 'b', 'c']);
  });

  it('gives null for a missing or damaged file, and tries again', async () => {
    const missing = new Set(['a']);
    const { reads, read } = countingReader(missing);
    const files = createDecodedFiles<string>(read, 2);
    expect(await files.load('a', decode)).toBeNull();
    missing.clear();
    const damaged = () => {
      throw new RangeError('damaged');
    };
    expect(await files.load('b', damaged)).toBeNull();
    expect(await files.load('a', decode)).toBe('A');
    expect(reads).toEqual(['a', 'b', 'a']);
  });

  it('gives null where the reader rejects', async () => {
    const files = createDecodedFiles<string>(() => Promise.reject(new Error('gone')), 2);
    expect(await files.load('a', decode)).toBeNull();
  });
});
