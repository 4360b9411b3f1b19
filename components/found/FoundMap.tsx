import type { FoundDot } from '../../lib/found/found-map.ts';
import { mapView } from '../../lib/found/found-map.ts';
import { say, sayCount } from '../../lib/words/say.ts';

const drawing = 'url("/data/map/world.svg")';
/** Diameters of a dot, px. */
const smallest = 9;
const largest = 22;

type FoundMapProps = {
  dots: FoundDot[];
  /** The dot whose subjects alone are listed. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
};

/**
 * Where the page's subjects are, one dot a place, on a drawing from the extension's own files: nothing is fetched. It
 * shows the part of the world that they are in. A press on a dot lists what is there, another all again.
 */
export function FoundMap({ dots, chosen, onChoose }: FoundMapProps) {
  const { west, north, width, height } = mapView(dots);
  const left = (longitude: number) => `${((longitude - west) / width) * 100}%`;
  const top = (latitude: number) => `${((north - latitude) / height) * 100}%`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div class="nl-onpage-map" role="group" aria-label={sayCount('onPageMap', dots.length)}>
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
      {dots.map(({ id, latitude, longitude, keys, name }) => (
        <button
          key={id}
          type="button"
          class="nl-onpage-dot"
          aria-pressed={id === chosen}
          aria-label={say('onPageDot', name, keys.length)}
          title={say('onPageDot', name, keys.length)}
          style={{ left: left(longitude), top: top(latitude) }}
          onClick={() => onChoose(id === chosen ? null : id)}
        >
          <span style={{ width: `${size(keys.length)}px`, height: `${size(keys.length)}px` }} />
        </button>
      ))}
    </div>
  );
}

function size(count: number): number {
  return Math.min(largest, smallest + 3 * Math.log2(count));
}
