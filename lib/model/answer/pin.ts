/** A place on the map, in degrees. */
export type Pin = { latitude: number; longitude: number };
