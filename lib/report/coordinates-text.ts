import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import type { Pin } from './pin.ts';

/** Coordinates in degrees with two digits and the quarter: "52.52° N, 13.41° E". */
export function coordinatesText({ latitude, longitude }: Pin): string {
  const number = new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return say(
    'coordinates',
    say(latitude < 0 ? 'south' : 'north', number.format(Math.abs(latitude))),
    say(longitude < 0 ? 'west' : 'east', number.format(Math.abs(longitude))),
  );
}
