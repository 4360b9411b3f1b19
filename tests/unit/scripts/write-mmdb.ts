/** A value that a fixture holds. */
type Value = string | number | Value[] | { [name: string]: Value };

/** Writes a tiny mmdb file with 24-bit records. Networks are bits such as `01`, each with its record. */
export function writeMmdb(version: 4 | 6, networks: Readonly<Record<string, Value>>, epoch = 1_780_000_000): Buffer {
  const nodes: [number | string | null, number | string | null][] = [[null, null]];
  for (const bits of Object.keys(networks)) {
    let node = 0;
    for (const [depth, bit] of [...bits].entries()) {
      const pair = nodes[node] ?? [null, null];
      const side = bit === '1' ? 1 : 0;
      if (depth === bits.length - 1) pair[side] = bits;
      else if (typeof pair[side] === 'number') node = pair[side];
      else node = pair[side] = nodes.push([null, null]) - 1;
    }
  }
  const data: Buffer[] = [];
  const places = new Map<string, number>();
  let length = 0;
  for (const [bits, record] of Object.entries(networks)) {
    places.set(bits, length);
    const bytes = encode(record);
    data.push(bytes);
    length += bytes.length;
  }
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [index, pair] of nodes.entries()) {
    for (const [side, child] of pair.entries()) {
      const value =
        child === null
          ? nodes.length
          : typeof child === 'number'
            ? child
            : nodes.length + 16 + (places.get(child) ?? 0);
      tree.writeUIntBE(value, index * 6 + side * 3, 3);
    }
  }
  const about = { node_count: nodes.length, record_size: 24, ip_version: version, build_epoch: epoch };
  const metadata = Buffer.concat([
    Buffer.from([0xe4]),
    ...Object.entries(about).flatMap(([name, value]) => [encode(name), unsigned(value)]),
  ]);
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  return Buffer.concat([tree, Buffer.alloc(16), ...data, marker, metadata]);
}

function unsigned(value: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(0xc4);
  bytes.writeUInt32BE(value, 1);
  return bytes;
}

function encode(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([Buffer.from([0x40 + Buffer.byteLength(value)]), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeUInt8(0x68);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    Buffer.from([0xe0 + entries.length]),
    ...entries.flatMap(([name, item]) => [encode(name), encode(item)]),
  ]);
}
