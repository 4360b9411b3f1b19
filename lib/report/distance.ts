import type { Pin } from './pin.ts';

const earthRadius = 6371;
const radians = Math.PI / 180;

/** The distance between two places in kilometres, along the surface (haversine). */
export function distance(one: Pin, other: Pin): number {
  const height = Math.sin(((other.latitude - one.latitude) * radians) / 2) ** 2;
  const width = Math.sin(((other.longitude - one.longitude) * radians) / 2) ** 2;
  const scale = Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, height + scale * width)));
}
