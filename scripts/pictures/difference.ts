import { PNG } from 'pngjs';

type Size = { width: number; height: number };

/** A pixel as one number; null outside the picture. */
function pixel({ width, height, data }: PNG, x: number, y: number): number | null {
  return x < width && y < height ? data.readUInt32LE((y * width + x) * 4) : null;
}

function* places({ width, height }: Size): Generator<[x: number, y: number]> {
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) yield [x, y];
}

const size = ({ width, height }: Size): string => `${width} × ${height} px`;
const share = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** Returns what differs between two pictures (PNG files), or null if every pixel is equal, however the files are packed. */
export function difference(before: Buffer, after: Buffer): string | null {
  if (before.equals(after)) return null;
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(after);
  if (size(one) !== size(other)) return `was ${size(one)}, is ${size(other)}`;
  let count = 0;
  for (const [x, y] of places(one)) if (pixel(one, x, y) !== pixel(other, x, y)) count += 1;
  return count === 0 ? null : `${share.format(count / (one.width * one.height))} of its pixels (${count})`;
}

/** Draws two pictures beside each other, and third the later one, pale, with each pixel that differs in red. */
export function drawDifference(before: Buffer, after: Buffer): Buffer {
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(after);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width: width * 3, height });
  PNG.bitblt(one, drawn, 0, 0, one.width, one.height, 0, 0);
  PNG.bitblt(other, drawn, 0, 0, other.width, other.height, width, 0);
  for (const [x, y] of places({ width, height })) {
    const at = (y * drawn.width + 2 * width + x) * 4;
    const now = pixel(other, x, y);
    if (pixel(one, x, y) !== now) drawn.data.writeUInt32LE(0xff_00_00_ff, at);
    else if (now !== null) drawn.data.writeUInt32LE((now & 0x00_ff_ff_ff) + 0x40_00_00_00, at);
  }
  return PNG.sync.write(drawn);
}
