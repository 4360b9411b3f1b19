import type { CountryBoxes } from '../../data/country-boxes.ts';
import { isInCountry } from '../../data/country-boxes.ts';

type Coordinates = { latitude: number; longitude: number };

/** `inDoubt` says that the other order would do as well. */
export type OrderedRange = { coordinates: Coordinates; inDoubt: boolean };

/**
 * Decides which of the service's two numbers is the latitude (`service-interface.md` section 2.2 leaves it open). The
 * order that lies in the answering country wins; where both do, or the country or its boxes are not known, latitude comes
 * first if it can, and the order is in doubt if the other can be too. Gives null where neither order fits, and for 0, 0,
 * which is open sea and stands for "unknown".
 */
export function orderRange(
  [first, second]: readonly [number, number],
  { country, boxes }: { country: string | null; boxes: CountryBoxes | null },
): OrderedRange | null {
  if (first === 0 && second === 0) return null;
  const possible = [
    { latitude: first, longitude: second },
    { latitude: second, longitude: first },
  ].filter(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);
  const fits = (place: Coordinates) => !boxes || !country || (isInCountry(boxes, country, place) ?? true);
  const [coordinates, other] = possible.filter(fits);
  return coordinates ? { coordinates, inDoubt: other !== undefined && first !== second } : null;
}
