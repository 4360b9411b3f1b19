/**
 * Reads numbers and texts from a data file, one after another. Every read throws RangeError past the end of the file.
 */
export type ByteSource = ReturnType<typeof openByteSource>;

/** The first four bytes of each kind of data file, so that none starts like a program or an archive. */
export const fileMarks = {
  phone: 'PN2\0',
  phoneNames: 'PT1\0',
  rangeIndex: 'RI1\0',
  ranges: 'RC1\0',
  places: 'PL1\0',
  regions: 'RG1\0',
  holders: 'HO1\0',
  networkNumbers: 'AN1\0',
} as const;

export type FileMark = (typeof fileMarks)[keyof typeof fileMarks];

/**
 * Opens a data file for reading; throws RangeError unless it starts with its mark. Reading starts after the mark, or at
 * the byte `at`.
 */
export function openByteSource(bytes: Uint8Array, mark: FileMark, options: { at?: number } = {}) {
  let at = 0;

  function byte(): number {
    const value = bytes[at];
    if (value === undefined) throw new RangeError('Data file ends early');
    at += 1;
    return value;
  }

  /** An unsigned number of up to 53 bits, 7 bits a byte, lowest first (LEB128). */
  function varint(): number {
    let part = byte();
    if (part < 128) return part;
    let value = part - 128;
    let weight = 128;
    do {
      part = byte();
      value += (part & 127) * weight;
      weight *= 128;
    } while (part >= 128);
    if (!Number.isSafeInteger(value)) throw new RangeError('Data file holds a number that is too large');
    return value;
  }

  /** `count` unsigned numbers of up to 32 bits, each in the format of `varint`. Much faster than one by one. */
  function varints(count: number): Uint32Array {
    if (count > bytes.length - at) throw new RangeError('Data file ends early');
    const list = new Uint32Array(count);
    // One loop over local variables: the engine compiles it while it runs, so even the first file is read fast.
    let position = at;
    for (let index = 0; index < count; index++) {
      let value = 0;
      let weight = 1;
      let part = 128;
      while (part >= 128) {
        part = bytes[position] ?? -1;
        position += 1;
        value += (part & 127) * weight;
        weight *= 128;
      }
      if (part < 0 || value >= 2 ** 32)
        throw new RangeError('Data file ends early or holds a number that is too large');
      list[index] = value;
    }
    at = position;
    return list;
  }

  /** The next `length` bytes, not copied. */
  function block(length: number): Uint8Array {
    if (at + length > bytes.length) throw new RangeError('Data file ends early');
    at += length;
    return bytes.subarray(at - length, at);
  }

  /** The texts of a list that was written as one block; throws unless there are `count` of them. */
  function texts(count: number): string[] {
    const text = decodeUtf8(block(varint()));
    const list = count === 0 ? [] : text.split('\n');
    if (list.length !== count) throw new RangeError(`Data file holds ${list.length} texts instead of ${count}`);
    return list;
  }

  for (const letter of mark) {
    if (byte() !== letter.charCodeAt(0)) throw new RangeError('Not a data file of this kind');
  }
  at = options.at ?? at;
  return {
    varint,
    varints,
    texts,
    block,
    /** The offset of the next read (bytes from the start of the file). */
    position: (): number => at,
    /** A signed number of up to 52 bits, folded so that small positive and negative ones are short. */
    zigzag: (): number => {
      const folded = varint();
      return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
    },
    /** A fixed 32-bit number, highest byte first. */
    uint32: (): number => ((byte() << 24) | (byte() << 16) | (byte() << 8) | byte()) >>> 0,
    /** Throws unless the whole file was read. */
    end: () => {
      if (at !== bytes.length) throw new RangeError('Data file goes on past its end');
    },
  };
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8 bytes; throws RangeError if they are something else. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new RangeError('Data file holds a text that is not UTF-8');
  }
}
