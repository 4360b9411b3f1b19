import { ipReport } from './reports.ts';

/** What the built-in data knows of the address that the first run opens with. */
export const cern = ipReport({
  ip: '137.138.4.21',
  range: '137.138.0.0/16',
  country: 'CH',
  region: 'Geneva',
  city: 'Meyrin',
  latitude: 46.23,
  longitude: 6.06,
  timeZone: 'Europe/Zurich',
  asn: 513,
  organisation: 'CERN - European Organization for Nuclear Research',
});
