import type { FoundDot } from '../../lib/found/found-map.ts';
import { mapView } from '../../lib/found/found-map.ts';
import { sayCount } from '../../lib/words/say.ts';

const drawing = 'url("/data/map/world.svg")';
/** Diameters of a dot, px. */
const smallest = 9;
const largest = 22;

/**
 * Where the page's subjects are, one dot a place, on a drawing from the extension's own files: nothing is fetched. It
 * shows the part of the world that they are in.
 */
export function FoundMap({ dots }: { dots: FoundDot[] }) {
  const { west, north, width, height } = mapView(dots);
  const left = (longitude: number) => `${((longitude - west) / width) * 100}%`;
  const top = (latitude: number) => `${((north - latitude) / height) * 100}%`;
  return (
    <div class="nl-onpage-map" role="img" aria-label={sayCount('onPageMap', dots.length)}>
      <div
        class="nl-onpage-land"
        style={{
          maskImage: drawing,
          left: left(-180),
          top: top(90),
          width: `${(360 / width) * 100}%`,
          height: `${(180 / height) * 100}%`,
        }}
      />
      {dots.map(({ latitude, longitude, count }) => (
        <div
          key={`${latitude} ${longitude}`}
          class="nl-onpage-dot"
          style={{ left: left(longitude), top: top(latitude), width: `${size(count)}px`, height: `${size(count)}px` }}
        />
      ))}
    </div>
  );
}

function size(count: number): number {
  return Math.min(largest, smallest + 3 * Math.log2(count));
}
