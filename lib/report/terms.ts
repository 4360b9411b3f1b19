import type { MessageKey } from '../words/say.ts';
import type { FactId } from './fact.ts';

/** The term of each fact, by its sentence. */
export const terms = {
  caller: 'termCaller',
  carrier: 'termCarrier',
  lineType: 'termLineType',
  location: 'termLocation',
  region: 'termRegion',
  postalCode: 'termPostalCode',
  country: 'termCountry',
  callingCode: 'termCallingCode',
  localTime: 'termLocalTime',
  timeZone: 'termTimeZone',
  network: 'termNetwork',
  coordinates: 'termCoordinates',
  status: 'termStatus',
  range: 'termRange',
  reference: 'termReference',
} as const satisfies Record<FactId, MessageKey>;
