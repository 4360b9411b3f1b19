import lookUpZone from '@photostructure/tz-lookup';

/** The IANA time zone at a point in degrees, null where the point is unknown. */
export function timeZoneAt({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): string | null {
  if (latitude === null || longitude === null) return null;
  try {
    return lookUpZone(latitude, longitude);
  } catch {
    return null;
  }
}
