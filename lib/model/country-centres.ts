/** A point in each country, degrees, by ISO 3166-1 alpha-2: where a number's country is drawn on a map. */
export type CountryCentres = Record<string, { latitude: number; longitude: number }>;
