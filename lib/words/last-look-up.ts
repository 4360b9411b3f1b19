import type { LastLookUp } from '../model/stored-types.ts';
import { hostEnd } from './host-end.ts';
import { say } from './say.ts';
import { ageText } from './times.ts';

/** Returns how long ago something was looked up, and on which site if that is kept: "2 hr ago · logs.example". */
export function lastLookUpText({ at, host }: LastLookUp, now: number): string {
  const age = ageText(at, now);
  return host === undefined ? age : say('headlinePair', age, hostEnd(host));
}
