import { coordinatesText } from '../../lib/report/coordinates-text.ts';
import type { Pin } from '../../lib/report/pin.ts';
import { say } from '../../lib/words/say.ts';
import { WorldView } from './WorldView.tsx';

/** Where an address is. The country (ISO 3166-1 alpha-2) is tinted. */
export function PlaceMap({ pin, country }: { pin: Pin; country: string | null }) {
  return <WorldView middle={pin} scale={5} country={country} hasPin label={say('mapOf', coordinatesText(pin))} />;
}
