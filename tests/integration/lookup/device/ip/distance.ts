type Point = { latitude: number; longitude: number };

/** About how many kilometers lie between two near points. */
export function distance(a: Point, b: Point): number {
  const narrowing = Math.cos((a.latitude * Math.PI) / 180);
  return 111.2 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * narrowing);
}
