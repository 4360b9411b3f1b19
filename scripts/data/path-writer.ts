import type { GeoContext } from 'd3-geo';

/** Takes d3's drawing calls and writes an SVG path of whole numbers, relative from point to point. */
export function createPathWriter(): { context: GeoContext; text: () => string } {
  let path = '';
  let pen = { x: 0, y: 0 };
  let ring: { x: number; y: number }[] = [];

  function point(x: number, y: number): void {
    const next = { x: Math.round(x), y: Math.round(y) };
    const last = ring.at(-1);
    if (last?.x !== next.x || last.y !== next.y) ring.push(next);
  }

  /** Writes the collected ring, unless rounding made it a point or a line. */
  function close(): void {
    const [first] = ring;
    const last = ring.at(-1);
    if (first && last && ring.length > 1 && first.x === last.x && first.y === last.y) ring.pop();
    if (ring.length > 2) {
      for (const [index, { x, y }] of ring.entries()) {
        path +=
          index === 0 ? `m${pair(x - pen.x, y - pen.y)}` : `${index === 1 ? 'l' : ' '}${pair(x - pen.x, y - pen.y)}`;
        pen = { x, y };
      }
      path += 'z';
      if (first) pen = first;
    }
    ring = [];
  }

  return {
    text: () => path,
    context: {
      beginPath: () => {},
      moveTo: point,
      lineTo: point,
      closePath: close,
      arc: () => {
        throw new Error('An outline of a country has no arcs');
      },
    },
  };
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
