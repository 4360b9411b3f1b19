import type { FoundDot } from '../../lib/found/found-map.ts';
import { mapView } from '../../lib/found/found-map.ts';
import { language } from '../../lib/words/language.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';

const drawing = 'url("/data/map/world.svg")';
/** Diameters of a dot, px: the smaller ones have room for a count of one digit. */
const smallest = 16;
const largest = 26;

type FoundMapProps = {
  dots: FoundDot[];
  /** How many subjects the page has, on the map or not. */
  all: number;
  /** The dot whose subjects alone are listed. */
  chosen: FoundDot | null;
  onChoose: (id: string | null) => void;
};

/**
 * Where the page's subjects are, one dot a place with how many are there, on a drawing from the extension's own files:
 * nothing is fetched. It shows the part of the world that they are in. A press on a dot lists what is there, another all
 * again; the line below the map says so, and what is listed.
 */
export function FoundMap({ dots, all, chosen, onChoose }: FoundMapProps) {
  const { west, north, width, height } = mapView(dots);
  const left = (longitude: number) => `${((longitude - west) / width) * 100}%`;
  const top = (latitude: number) => `${((north - latitude) / height) * 100}%`;
  const count = new Intl.NumberFormat(language());
  const isChoice = dots.some(({ keys }) => keys.length < all);
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div
        class={chosen === null ? 'nl-onpage-map' : 'nl-onpage-map nl-onpage-map-chosen'}
        role="group"
        aria-label={sayCount('onPageMap', dots.length)}
      >
        <div class="nl-onpage-sea">
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
        </div>
        {dots.map(({ id, latitude, longitude, keys, name, isAssumed }) => (
          <button
            key={id}
            type="button"
            class={isAssumed ? 'nl-onpage-dot nl-onpage-dot-assumed' : 'nl-onpage-dot'}
            aria-pressed={id === chosen?.id}
            aria-label={say('onPageDot', name, keys.length)}
            title={say('onPageDot', name, keys.length)}
            style={{ left: left(longitude), top: top(latitude) }}
            onClick={() => onChoose(id === chosen?.id ? null : id)}
          >
            <span style={{ minWidth: `${size(keys.length)}px`, height: `${size(keys.length)}px` }}>
              {count.format(keys.length)}
            </span>
          </button>
        ))}
      </div>
      {isChoice || chosen !== null ? (
        <div class="nl-onpage-only">
          <p role="status">
            {chosen === null ? null : (
              <span class="nl-onpage-chosen">
                <Icon name="filter" size={14} />
                {say('onPageDot', chosen.name, chosen.keys.length)}
              </span>
            )}
          </p>
          {chosen === null ? (
            <p>{say('onPageMapHint')}</p>
          ) : (
            <Button kind="link" onPress={() => onChoose(null)}>
              {say('foundShow')}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

function size(count: number): number {
  return Math.min(largest, smallest + 2 * Math.log2(count));
}
