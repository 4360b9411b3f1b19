import type { Pin } from '../model/answer/pin.ts';
import { language } from './language.ts';
import { say } from './say.ts';

/** Returns coordinates in words, with two decimals and the direction: "52.52° N, 13.41° E". */
export function coordinatesText({ latitude, longitude }: Pin): string {
  const number = new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return say(
    'coordinates',
    say(latitude < 0 ? 'south' : 'north', number.format(Math.abs(latitude))),
    say(longitude < 0 ? 'west' : 'east', number.format(Math.abs(longitude))),
  );
}
