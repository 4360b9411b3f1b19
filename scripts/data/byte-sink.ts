import type { FileMark } from '../../lib/data/byte-source.ts';

/** Writes what `lib/data/byte-source.ts` reads. */
export type ByteSink = ReturnType<typeof createByteSink>;

/** Starts a data file with its mark, or a part of one with none. */
export function createByteSink(mark: FileMark | '') {
  let buffer = Buffer.alloc(65_536);
  let at = buffer.write(mark, 'latin1');

  function need(count: number): void {
    if (at + count <= buffer.length) return;
    buffer = Buffer.concat([buffer], Math.max(buffer.length * 2, at + count));
  }

  function varint(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a varint: ${value}`);
    need(8);
    let rest = value;
    while (rest >= 128) {
      buffer[at++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    buffer[at++] = rest;
  }

  return {
    varint,
    zigzag: (value: number) => varint(value < 0 ? -value * 2 - 1 : value * 2),
    uint32: (value: number) => {
      need(4);
      at = buffer.writeUInt32BE(value, at);
    },
    uint16: (value: number) => {
      need(2);
      at = buffer.writeUInt16BE(value, at);
    },
    int16: (value: number) => {
      need(2);
      at = buffer.writeInt16BE(value, at);
    },
    texts: (list: readonly string[]) => {
      const broken = list.find((text) => text.includes('\n'));
      if (broken !== undefined) throw new RangeError(`Text with a line break: ${JSON.stringify(broken)}`);
      const block = Buffer.from(list.join('\n'));
      varint(block.length);
      need(block.length);
      at += block.copy(buffer, at);
    },
    /** How many bytes were written. */
    length: (): number => at,
    bytes: (): Uint8Array => new Uint8Array(buffer.subarray(0, at)),
  };
}
