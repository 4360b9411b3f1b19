import { coordinatesText } from '../../lib/report/coordinates-text.ts';
import type { Pin } from '../../lib/report/pin.ts';
import { say } from '../../lib/words/say.ts';
import './place-map.css';

/** Width of the whole world in px at the zoom of a card; the drawing is equirectangular, so its height is half of it. */
const world = 1800;
const height = 84;
const drawing = '/data/map/world.svg';

/**
 * Where an address is, on a drawing from the extension's own files: nothing is fetched. The world repeats sideways, so
 * that a place near the date line stands in the middle like any other. The country (ISO 3166-1 alpha-2) is tinted.
 */
export function PlaceMap({ pin, country }: { pin: Pin; country: string | null }) {
  const x = ((pin.longitude + 180) / 360) * world;
  const y = ((90 - pin.latitude) / 180) * (world / 2);
  const top = Math.min(0, Math.max(height - world / 2, height / 2 - y));
  return (
    <div class="nl-map" role="img" aria-label={say('mapOf', coordinatesText(pin))}>
      <div
        class="nl-map-land"
        style={{
          maskImage: `url("${drawing}")`,
          width: `${3 * world}px`,
          height: `${world / 2}px`,
          left: `calc(50% - ${world + x}px)`,
          top: `${top}px`,
        }}
      />
      {country === null ? null : (
        <svg
          class="nl-map-country"
          aria-hidden="true"
          width={world}
          height={world / 2}
          viewBox="0 0 3600 1800"
          style={{ left: `calc(50% - ${x}px)`, top: `${top}px` }}
        >
          <use href={`${drawing}#map-${country}`} />
        </svg>
      )}
      <div class="nl-map-pin" style={{ top: `${y + top}px` }} />
    </div>
  );
}
