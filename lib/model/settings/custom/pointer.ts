import { customLimits } from './definition.ts';

/**
 * Returns a place in an answer as a JSON Pointer (RFC 6901); null if it is not a place. It may be typed with dots instead:
 * `items.0.name` is `/items/0/name`.
 */
export function readPointer(text: string): string | null {
  const typed = text.trim();
  const pointer = typed.startsWith('/') ? typed : `/${typed.split('.').map(escaped).join('/')}`;
  const steps = pointer.split('/').slice(1);
  const isGood = typed !== '' && pointer.length <= customLimits.pointer && steps.length <= customLimits.steps;
  return isGood && !steps.includes('') && !/~(?![01])/.test(pointer) ? pointer : null; // guard pointer-limits
}

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
