import { describe, expect, it } from 'vitest';
import { openMmdb } from '../../../scripts/data/mmdb.ts';

const text = (value: string) => Buffer.concat([Buffer.from([0x40 + value.length]), Buffer.from(value)]);
const uint16 = (value: number) => Buffer.from([0xa2, value >> 8, value & 255]);
const map = (...parts: Buffer[]) => Buffer.concat([Buffer.from([0xe0 + parts.length / 2]), ...parts]);
const float = (value: number) => {
  const bytes = Buffer.from([0x04, 0x08, 0, 0, 0, 0]);
  bytes.writeFloatBE(value, 2);
  return bytes;
};
/** A pointer to a place in the data section below 2,048. */
const pointer = (place: number) => Buffer.from([0x20 + (place >> 8), place & 255]);

/** A tree of two nodes: 0.0.0.0/1 has nothing, 128.0.0.0/2 the first record, 192.0.0.0/2 the second. */
function tinyFile(recordSize: 24 | 28 | 32): Buffer {
  const first = map(text('city'), text('Aarau'), text('latitude'), float(47.5));
  const second = map(pointer(1), text('Bern'));
  const nodeCount = 2;
  const children = [
    [nodeCount, 1],
    [nodeCount + 16, nodeCount + 16 + first.length],
  ] as const;
  const tree = children.map(([left, right]) => {
    const node = Buffer.alloc((recordSize * 2) / 8);
    if (recordSize === 28) {
      node.writeUIntBE(left & 0xff_ffff, 0, 3);
      node.writeUInt8(((left >> 24) << 4) | (right >> 24), 3);
      node.writeUIntBE(right & 0xff_ffff, 4, 3);
    } else {
      node.writeUIntBE(left, 0, recordSize / 8);
      node.writeUIntBE(right, recordSize / 8, recordSize / 8);
    }
    return node;
  });
  const about = [
    text('node_count'),
    uint16(nodeCount),
    text('record_size'),
    uint16(recordSize),
    text('ip_version'),
    uint16(4),
  ];
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  return Buffer.concat([...tree, Buffer.alloc(16), first, second, marker, map(...about)]);
}

describe('openMmdb', () => {
  it.each([24, 28, 32] as const)('walks a tree with records of %i bits and reads their data', (recordSize) => {
    const mmdb = openMmdb(tinyFile(recordSize));
    const networks = Array.from(mmdb.networks(4), (network) => ({ ...network }));
    expect(networks.map(({ high, low, length }) => [high, low, length])).toEqual([
      [0, 0, 1],
      [2 ** 31, 0, 2],
      [2 ** 31 + 2 ** 30, 0, 2],
    ]);
    const records = networks.map(({ record }) => (record === null ? null : mmdb.read(record)));
    expect(records).toEqual([null, { city: 'Aarau', latitude: 47.5 }, { city: 'Bern' }]);
    for (const { record } of networks) expect(record ?? 0).toBeLessThan(mmdb.dataLength);
  });

  it('refuses a file that is none', () => {
    expect(() => openMmdb(Buffer.from('not a database'))).toThrow('No mmdb metadata');
  });
});
