import type { FoundDot } from '../../lib/found/found-map.ts';
import { mapView } from '../../lib/found/found-map.ts';
import { language } from '../../lib/words/language.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/Icon.tsx';

const drawing = 'url("/data/map/world.svg")';
/** The diameters of dots (px). The smallest has room for a count of one digit. */
const smallest = 16;
const largest = 26;

type FoundMapProps = {
  dots: FoundDot[];
  /** How many subjects the map is about, on it or not. */
  all: number;
  /** The dot that the list is narrowed to. */
  chosen: FoundDot | null;
  onChoose: (id: string | null) => void;
};

/**
 * A map of the part of the world that the page's subjects are in, from the extension's own files: nothing is fetched. Each
 * place has a dot with the number of subjects there. A press on a dot narrows the list to them, a second press lists all
 * again. Then a line below the map says what is listed. How to narrow it is said on the map while it is hovered or focused.
 */
export function FoundMap({ dots, all, chosen, onChoose }: FoundMapProps) {
  const { west, north, width, height } = mapView(dots);
  const left = (longitude: number) => `${((longitude - west) / width) * 100}%`;
  const top = (latitude: number) => `${((north - latitude) / height) * 100}%`;
  const count = new Intl.NumberFormat(language());
  const canNarrow = dots.some(({ keys }) => keys.length < all);
  return (
    <div class="nl-onpage-where">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div
        class={classNames('nl-onpage-map', { 'nl-onpage-map-chosen': chosen !== null })}
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
            class={classNames('nl-middle nl-onpage-dot', { 'nl-onpage-dot-assumed': isAssumed })}
            aria-pressed={id === chosen?.id}
            aria-label={say('onPageDot', name, keys.length)}
            title={say('onPageDot', name, keys.length)}
            style={{ left: left(longitude), top: top(latitude) }}
            onClick={() => onChoose(id === chosen?.id ? null : id)}
          >
            <span style={{ minWidth: `${diameter(keys.length)}px`, height: `${diameter(keys.length)}px` }}>
              {count.format(keys.length)}
            </span>
          </button>
        ))}
      </div>
      {canNarrow || chosen !== null ? (
        <div class={classNames('nl-fine nl-spread nl-onpage-only', { 'nl-onpage-hint': chosen === null })}>
          <p role="status">
            {chosen === null ? null : (
              <span class="nl-line nl-close nl-medium nl-accent">
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

function diameter(count: number): number {
  return Math.min(largest, smallest + 2 * Math.log2(count));
}
