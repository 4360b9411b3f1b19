import type { PhoneReport } from '../../../model/answer/report.ts';

/**
 * Prefixes for which libphonenumber names a zone of a neighboring country, although the clocks differ on some days of
 * the year: the prefix, libphonenumber's zone, and the place's own zone in `zone.tab` of the IANA time zone database.
 * Longest prefix first. docs/decisions/0014 counts the days. The clocks of the Baltic states are those of Bucharest, but
 * its name below one of their numbers looks like an error.
 */
const corrections: readonly (readonly [prefix: string, named: string, own: string])[] = [
  ['2125288', 'Atlantic/Canary', 'Africa/El_Aaiun'],
  ['2125289', 'Atlantic/Canary', 'Africa/El_Aaiun'],
  ['1709', 'America/Puerto_Rico', 'America/Goose_Bay'],
  ['1879', 'America/Puerto_Rico', 'America/Goose_Bay'],
  ['7840', 'Europe/Bucharest', 'Europe/Moscow'],
  ['211', 'Africa/Nairobi', 'Africa/Juba'],
  ['212', 'Atlantic/Canary', 'Africa/Casablanca'],
  ['213', 'Europe/Paris', 'Africa/Algiers'],
  ['218', 'Europe/Bucharest', 'Africa/Tripoli'],
  ['370', 'Europe/Bucharest', 'Europe/Vilnius'],
  ['371', 'Europe/Bucharest', 'Europe/Riga'],
  ['372', 'Europe/Bucharest', 'Europe/Tallinn'],
  ['505', 'America/Chicago', 'America/Managua'],
  ['52', 'America/New_York', 'America/Cancun'],
  ['7', 'Europe/Bucharest', 'Europe/Kaliningrad'],
];

/** The zones of each country that shares a calling code with others of other zones (ISO 3166-1 alpha-2). */
const zonesOfCountry: Readonly<Record<string, readonly string[]>> = {
  AG: ['America/Antigua'],
  AI: ['America/Anguilla'],
  AS: ['Pacific/Pago_Pago'],
  AU: [
    'Australia/Adelaide',
    'Australia/Brisbane',
    'Australia/Eucla',
    'Australia/Lord_Howe',
    'Australia/Perth',
    'Australia/Sydney',
  ],
  AX: ['Europe/Mariehamn'],
  BB: ['America/Barbados'],
  BM: ['Atlantic/Bermuda'],
  BQ: ['America/Kralendijk'],
  BS: ['America/Nassau'],
  CA: [
    'America/Edmonton',
    'America/Fort_Nelson',
    'America/Goose_Bay',
    'America/Halifax',
    'America/Regina',
    'America/St_Johns',
    'America/Toronto',
    'America/Vancouver',
    'America/Winnipeg',
  ],
  CC: ['Indian/Cocos'],
  CW: ['America/Curacao'],
  CX: ['Indian/Christmas'],
  DM: ['America/Dominica'],
  DO: ['America/Santo_Domingo'],
  FI: ['Europe/Helsinki'],
  GB: ['Europe/London'],
  GD: ['America/Grenada'],
  GG: ['Europe/Guernsey'],
  GU: ['Pacific/Guam'],
  IM: ['Europe/Isle_of_Man'],
  IT: ['Europe/Rome'],
  JE: ['Europe/Jersey'],
  JM: ['America/Jamaica'],
  KN: ['America/St_Kitts'],
  KY: ['America/Cayman'],
  KZ: ['Asia/Almaty', 'Asia/Aqtobe'],
  LC: ['America/St_Lucia'],
  MP: ['Pacific/Saipan'],
  MS: ['America/Montserrat'],
  NO: ['Europe/Oslo'],
  PR: ['America/Puerto_Rico'],
  RE: ['Indian/Reunion'],
  RU: [
    'Asia/Anadyr',
    'Asia/Irkutsk',
    'Asia/Kamchatka',
    'Asia/Krasnoyarsk',
    'Asia/Magadan',
    'Asia/Novosibirsk',
    'Asia/Omsk',
    'Asia/Sakhalin',
    'Asia/Vladivostok',
    'Asia/Yakutsk',
    'Asia/Yekaterinburg',
    'Europe/Kaliningrad',
    'Europe/Moscow',
    'Europe/Samara',
  ],
  SJ: ['Arctic/Longyearbyen'],
  SX: ['America/Lower_Princes'],
  TC: ['America/Grand_Turk'],
  TT: ['America/Port_of_Spain'],
  US: [
    'America/Adak',
    'America/Anchorage',
    'America/Boise',
    'America/Chicago',
    'America/Denver',
    'America/Juneau',
    'America/Los_Angeles',
    'America/New_York',
    'America/North_Dakota/Center',
    'America/Phoenix',
    'Pacific/Honolulu',
  ],
  VA: ['Europe/Vatican'],
  VC: ['America/St_Vincent'],
  VG: ['America/Tortola'],
  VI: ['America/St_Thomas'],
  YT: ['Indian/Mayotte'],
};

/**
 * Returns a number's time zones as they are shown: the zones of its own country. libphonenumber names a neighbor's
 * zone where the clocks once agreed, and gives a number without a location all zones of its calling code, also those of
 * other countries. The order is kept. If no zone is the country's own, the number keeps all.
 */
export function ownZones({ e164, region, timeZones }: Pick<PhoneReport, 'e164' | 'region' | 'timeZones'>): string[] {
  const corrected = timeZones.map((zone) => {
    const found = corrections.find(([prefix, named]) => named === zone && e164.startsWith(`+${prefix}`));
    return found?.[2] ?? zone;
  });
  const zones = [...new Set(corrected)];
  const country = region === null ? undefined : zonesOfCountry[region];
  const own = country ? zones.filter((zone) => country.includes(zone)) : [];
  return own.length > 0 ? own : zones;
}
