import { expect, test } from 'vitest';
import { ownZones } from '../../../../../lib/lookup/device/phone/own-zones.ts';

test.each([
  ['of a neighbor becomes its own', '+212661123456', 'MA', ['Atlantic/Canary'], ['Africa/Casablanca']],
  ['of a neighbor with the same clock, too', '+37251234567', 'EE', ['Europe/Bucharest'], ['Europe/Tallinn']],
  ['of the longest prefix wins', '+212528812345', 'EH', ['Atlantic/Canary'], ['Africa/El_Aaiun']],
  ['is named once', '+78402234567', 'RU', ['Europe/Bucharest', 'Europe/Moscow'], ['Europe/Moscow']],
  ['of another country that shares the code goes', '+77012345678', 'KZ', ['Asia/Almaty', 'Asia/Omsk'], ['Asia/Almaty']],
  ['stays where none is the country’s own', '+61851204123', 'AU', ['Indian/Christmas'], ['Indian/Christmas']],
  [
    'stays where the country is unknown',
    '+18005551234',
    null,
    ['America/Lima', 'Asia/Omsk'],
    ['America/Lima', 'Asia/Omsk'],
  ],
  ['of another country’s number is not touched', '+34912345678', 'ES', ['Atlantic/Canary'], ['Atlantic/Canary']],
])('a zone %s: %s', (_, e164, region, timeZones, shown) => {
  expect(ownZones({ e164, region, timeZones })).toEqual(shown);
});
