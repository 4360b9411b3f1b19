import type { Settings } from '../../model/settings.ts';

/** The consent gate: nothing while online look-ups are off, and nothing unasked unless hovering may ask (SECURITY R05). */
export function consented({ lookUpOnline }: Pick<Settings, 'lookUpOnline'>, { asked }: { asked: boolean }): boolean {
  switch (lookUpOnline) {
    case 'never':
      return false;
    case 'ask':
      return asked;
    case 'hover':
      return true;
  }
}
