import type { PhoneReport } from '../../../../../lib/model/answer/report.ts';

type Row = Pick<PhoneReport, 'e164' | 'region' | 'type' | 'international' | 'location' | 'carrier'> & {
  /** The zones, or how many there are. */
  zones: string[] | number;
};

function row(
  e164: string,
  region: string | null,
  type: PhoneReport['type'],
  rest: [international: string, location: string | null, carrier: string | null, zones: string | number],
): Row {
  const [international, location, carrier, zones] = rest;
  return {
    e164,
    region,
    type,
    international,
    location,
    carrier,
    zones: typeof zones === 'string' ? zones.split(' ') : zones,
  };
}

/** What the pinned data says of valid numbers, as two other implementations of libphonenumber agree. */
export const goldenNumbers: readonly Row[] = [
  row('+14155552671', 'US', 'FIXED_LINE_OR_MOBILE', [
    '+1 415 555 2671',
    'San Francisco, CA',
    null,
    'America/Los_Angeles',
  ]),
  row('+18005551234', 'US', 'TOLL_FREE', ['+1 800 555 1234', null, null, 42]),
  row('+16135550123', 'CA', 'FIXED_LINE_OR_MOBILE', ['+1 613 555 0123', 'Ontario', null, 'America/Toronto']),
  row('+18765551234', 'JM', 'MOBILE', ['+1 876 555 1234', null, null, 42]),
  row('+17875551234', 'PR', 'FIXED_LINE_OR_MOBILE', ['+1 787 555 1234', null, null, 'America/Puerto_Rico']),
  row('+442079460958', 'GB', 'FIXED_LINE', ['+44 20 7946 0958', 'London', null, 'Europe/London']),
  row('+447911123456', 'GG', 'MOBILE', ['+44 7911 123456', null, 'JT', 4]),
  row('+448431234567', 'GB', 'PREMIUM_RATE', ['+44 843 123 4567', null, null, 4]),
  row('+445612345678', 'GB', 'VOIP', ['+44 56 1234 5678', null, null, 4]),
  row('+33142685300', 'FR', 'FIXED_LINE', ['+33 1 42 68 53 00', null, null, 'Europe/Paris']),
  row('+33612345678', 'FR', 'MOBILE', ['+33 6 12 34 56 78', null, 'SFR', 'Europe/Paris']),
  row('+493012345678', 'DE', 'FIXED_LINE', ['+49 30 12345678', 'Berlin', null, 'Europe/Berlin']),
  row('+4915112345678', 'DE', 'MOBILE', ['+49 1511 2345678', null, 'T-Mobile', 'Europe/Berlin']),
  row('+41431234567', 'CH', 'FIXED_LINE', ['+41 43 123 45 67', 'Zurich', null, 'Europe/Zurich']),
  row('+41791234567', 'CH', 'MOBILE', ['+41 79 123 45 67', null, 'Swisscom', 'Europe/Zurich']),
  row('+390612345678', 'IT', 'FIXED_LINE', ['+39 06 1234 5678', 'Rome', null, 'Europe/Rome']),
  row('+393331234567', 'IT', 'MOBILE', ['+39 333 123 4567', null, 'TIM', 'Europe/Rome Europe/Vatican']),
  row('+34911234567', 'ES', 'FIXED_LINE', ['+34 911 23 45 67', 'Madrid', null, 'Europe/Madrid']),
  row('+5491123456789', 'AR', 'MOBILE', ['+54 9 11 2345 6789', 'Buenos Aires', null, 'America/Buenos_Aires']),
  row('+541143211234', 'AR', 'FIXED_LINE', ['+54 11 4321 1234', 'Buenos Aires', null, 'America/Buenos_Aires']),
  row('+5511912345678', 'BR', 'MOBILE', ['+55 11 91234 5678', 'São Paulo', null, 'America/Sao_Paulo']),
  row('+551132345678', 'BR', 'FIXED_LINE', ['+55 11 3234 5678', 'São Paulo - SP', null, 'America/Sao_Paulo']),
  row('+525512345678', 'MX', 'FIXED_LINE_OR_MOBILE', [
    '+52 55 1234 5678',
    'Mexico City, FD',
    null,
    'America/Mexico_City',
  ]),
  row('+573001234567', 'CO', 'MOBILE', ['+57 300 1234567', null, null, 'America/Bogota']),
  row('+819012345678', 'JP', 'MOBILE', ['+81 90 1234 5678', null, 'KDDI', 'Asia/Tokyo']),
  row('+81312345678', 'JP', 'FIXED_LINE', ['+81 3 1234 5678', 'Tokyo', null, 'Asia/Tokyo']),
  row('+8613912345678', 'CN', 'MOBILE', ['+86 139 1234 5678', 'Changzhou, Jiangsu', 'China Mobile', 'Asia/Shanghai']),
  row('+864001234567', 'CN', 'SHARED_COST', ['+86 400 123 4567', null, null, 'Asia/Shanghai']),
  row('+85223456789', 'HK', 'FIXED_LINE', ['+852 2345 6789', null, null, 'Asia/Hong_Kong']),
  row('+919876543210', 'IN', 'MOBILE', ['+91 98765 43210', null, 'Airtel', 'Asia/Calcutta']),
  row('+6591234567', 'SG', 'MOBILE', ['+65 9123 4567', null, 'SingTel', 'Asia/Singapore']),
  row('+61412345678', 'AU', 'MOBILE', ['+61 412 345 678', null, 'Optus', 8]),
  row('+6421123456', 'NZ', 'MOBILE', ['+64 21 123 456', null, 'Vodafone', 'Pacific/Auckland Pacific/Chatham']),
  row('+2348012345678', 'NG', 'MOBILE', ['+234 801 234 5678', null, 'MAFAB', 'Africa/Lagos']),
  row('+79161234567', 'RU', 'MOBILE', ['+7 916 123 45 67', null, null, 16]),
  row('+77012345678', 'KZ', 'MOBILE', ['+7 701 234 5678', null, 'Kcell/Activ', 16]),
  row('+380441234567', 'UA', 'FIXED_LINE', ['+380 44 123 4567', 'Kyiv city', null, 'Europe/Kyiv']),
  row('+24762889', 'AC', 'FIXED_LINE', ['+247 62889', 'US Base', null, 'Atlantic/St_Helena']),
  row('+80012345678', null, 'TOLL_FREE', ['+800 1234 5678', null, null, 0]),
  row('+88310000000', null, 'VOIP', ['+883 100 000 00', null, null, 0]),
  row('+979123456789', null, 'PREMIUM_RATE', ['+979 1 2345 6789', null, null, 0]),
];
