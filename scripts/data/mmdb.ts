/** A value in an mmdb file's data section, as far as location files use them. */
export type MmdbValue = string | number | boolean | MmdbValue[] | { [name: string]: MmdbValue };

/**
 * A network of an mmdb file's search tree. The first 64 bits of its first address are `high` and `low`, 32 bits each
 * (version 4 files use `high` alone); `length` is its prefix length; `record` is the offset of its data in the
 * data section, null if the file has none for it.
 */
export type MmdbNetwork = { high: number; low: number; length: number; record: number | null };

export type Mmdb = ReturnType<typeof openMmdb>;

const metadataMarker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const separatorLength = 16;

/** Opens a MaxMind DB (mmdb) file: format 2.0, https://maxmind.github.io/MaxMind-DB/. Throws if it is not one. */
export function openMmdb(bytes: Buffer) {
  const marker = bytes.lastIndexOf(metadataMarker);
  if (marker < 0) throw new Error('No mmdb metadata found');
  const metadataStart = marker + metadataMarker.length;
  const metadata = decoder(bytes, metadataStart)(metadataStart).value;
  const number = (name: string): number => {
    const value = typeof metadata === 'object' && !Array.isArray(metadata) ? metadata[name] : undefined;
    if (typeof value !== 'number') throw new Error(`mmdb metadata lacks ${name}`);
    return value;
  };
  const nodeCount = number('node_count');
  const recordSize = number('record_size');
  const ipVersion = number('ip_version');
  if (ipVersion !== 4 && ipVersion !== 6) throw new Error(`mmdb for IP version ${ipVersion}`);
  const dataStart = (nodeCount * recordSize * 2) / 8 + separatorLength;
  const decode = decoder(bytes, dataStart);
  const child = childReader(bytes, recordSize);

  const dataLength = marker - dataStart;
  if (nodeCount < 1 || dataLength < 0) throw new Error('mmdb file is cut short');
  const ipv4Start = ipVersion === 4 ? 0 : firstOfIpv4();
  const epoch = typeof metadata === 'object' && !Array.isArray(metadata) ? metadata['build_epoch'] : undefined;

  /** Returns what is at ::/96 in a version 6 tree: a node, or a larger network's record. */
  function firstOfIpv4(): number {
    let node = 0;
    for (let depth = 0; depth < 96 && node < nodeCount; depth++) node = child(node, 0);
    return node;
  }

  function recordOf(node: number): number | null {
    if (node === nodeCount) return null;
    const record = node - nodeCount - separatorLength;
    if (record < 0 || record >= dataLength) throw new Error('mmdb tree points outside of its data');
    return record;
  }

  const has = (version: 4 | 6): boolean => (version === 4 ? ipv4Start < nodeCount : ipVersion === 6);

  /**
   * Every network of a version in the order of addresses, without gaps; the same object is handed out each time. Where
   * the tree divides a /64, its first part counts for all of it. Version 6 leaves out the tree of version 4 and what
   * points at it. Throws if the tree is damaged or lacks the version.
   */
  function* networks(version: 4 | 6): Generator<MmdbNetwork> {
    if (!has(version)) throw new Error(`mmdb without networks of IP version ${version}`);
    const foreign = version === 6 ? ipv4Start : -1;
    const network: MmdbNetwork = { high: 0, low: 0, length: 0, record: null };
    // The right-hand children that still have to be walked; at most one for each bit.
    const waiting = {
      node: new Uint32Array(130),
      high: new Uint32Array(130),
      low: new Uint32Array(130),
      length: new Uint8Array(130),
    };
    let size = 0;
    let [node, high, low, length] = [version === 4 ? ipv4Start : 0, 0, 0, 0];
    for (;;) {
      while (node < nodeCount) {
        if (length === 128) throw new Error('mmdb tree runs in a circle');
        if (node === foreign) {
          node = nodeCount;
          break;
        }
        if (length < 64) {
          const bit = 2 ** (31 - (length % 32));
          waiting.node[size] = child(node, 1);
          waiting.high[size] = length < 32 ? high + bit : high;
          waiting.low[size] = length < 32 ? low : low + bit;
          waiting.length[size] = length + 1;
          size += 1;
        }
        node = child(node, 0);
        length += 1;
      }
      network.high = high;
      network.low = low;
      network.length = length;
      network.record = recordOf(node);
      yield network;
      if (size === 0) return;
      size -= 1;
      node = waiting.node[size] ?? 0;
      high = waiting.high[size] ?? 0;
      low = waiting.low[size] ?? 0;
      length = waiting.length[size] ?? 0;
    }
  }

  return {
    ipVersion,
    /** Day on which the file was made, YYYY-MM-DD, null if it does not say. */
    date: typeof epoch === 'number' && epoch > 0 ? new Date(epoch * 1000).toISOString().slice(0, 10) : null,
    /** Whether the tree has networks of a version; a version 6 tree holds version 4 under ::/96. */
    has,
    /** Bytes of the data section; every `record` is smaller. */
    dataLength,
    networks,
    /** The data at a network's `record`. */
    read: (record: number): MmdbValue => decode(dataStart + record).value,
  };
}

/** Reads one of a node's two records: 24, 28 or 32 bits each. */
function childReader(bytes: Buffer, recordSize: number): (node: number, side: 0 | 1) => number {
  if (recordSize === 24) return (node, side) => bytes.readUIntBE(node * 6 + side * 3, 3);
  if (recordSize === 32) return (node, side) => bytes.readUInt32BE(node * 8 + side * 4);
  if (recordSize !== 28) throw new Error(`mmdb record size ${recordSize}`);
  return (node, side) => {
    const at = node * 7;
    const middle = bytes[at + 3] ?? 0;
    const from = side === 0 ? at : at + 4;
    const top = side === 0 ? middle >> 4 : middle & 15;
    return (top << 24) | ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
  };
}

/** Decodes values of the data section that starts at `base`, the origin of its pointers. */
function decoder(bytes: Buffer, base: number) {
  const pointedTexts = new Map<number, string>();

  return function decode(start: number): { value: MmdbValue; next: number } {
    const control = bytes.readUInt8(start);
    let at = start + 1;
    let type = control >> 5;
    if (type === 1) {
      const size = (control >> 3) & 3;
      const high = size === 3 ? 0 : control & 7;
      const offset = [0, 2048, 526_336, 0][size] ?? 0;
      const pointer = high * 2 ** (8 * (size + 1)) + bytes.readUIntBE(at, size + 1) + offset;
      const value = pointedTexts.get(pointer) ?? decode(base + pointer).value;
      if (typeof value === 'string') pointedTexts.set(pointer, value);
      return { value, next: at + size + 1 };
    }
    if (type === 0) {
      type = 7 + bytes.readUInt8(at);
      at += 1;
    }
    let size = control & 31;
    if (size >= 29) {
      const extra = size - 28;
      size = [29, 285, 65_821][extra - 1] ?? 0;
      size += bytes.readUIntBE(at, extra);
      at += extra;
    }
    switch (type) {
      case 2:
        return { value: bytes.toString('utf8', at, at + size), next: at + size };
      case 3:
        return { value: bytes.readDoubleBE(at), next: at + size };
      case 15:
        return { value: bytes.readFloatBE(at), next: at + size };
      case 5:
      case 6:
      case 9:
        return { value: size === 0 ? 0 : readUnsigned(bytes, at, size), next: at + size };
      case 14:
        return { value: size === 1, next: at };
      case 7: {
        const map: { [name: string]: MmdbValue } = {};
        for (let index = 0; index < size; index++) {
          const name = decode(at);
          const value = decode(name.next);
          map[String(name.value)] = value.value;
          at = value.next;
        }
        return { value: map, next: at };
      }
      case 11: {
        const list: MmdbValue[] = [];
        for (let index = 0; index < size; index++) {
          const item = decode(at);
          list.push(item.value);
          at = item.next;
        }
        return { value: list, next: at };
      }
      default:
        throw new Error(`mmdb data type ${type}`);
    }
  };
}

function readUnsigned(bytes: Buffer, at: number, size: number): number {
  let value = 0;
  for (let index = 0; index < size; index++) value = value * 256 + bytes.readUInt8(at + index);
  return value;
}
