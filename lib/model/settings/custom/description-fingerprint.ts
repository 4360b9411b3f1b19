import type { CustomId } from '../../answer/custom-ids.ts';
import type { CustomDefinition } from './definition.ts';

/** The fingerprints of descriptions, by their places. */
export type Fingerprints = { [Id in CustomId]?: string };

/**
 * Returns a short fingerprint of a description, the same in whatever order its names are. What shows a described provider
 * carries the fingerprint, so that a press on it is never taken for one on another description in the same place. `isPreset`:
 * an organization described it. It tells apart what the user or the organization wrote; it is no proof against someone
 * who builds two descriptions with the same fingerprint.
 */
export function descriptionFingerprint(definition: CustomDefinition, isPreset: boolean): string {
  return hash(JSON.stringify([isPreset, inOrder(definition)]));
}

/** Returns a value with the names of its objects in order. Lists stay as they are: their order has a meaning. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, inOrder(each)]);
}

/** Returns 64 bits of a text in base 36: two sums that every character changes. */
function hash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit ^ (one >>> 15), 0x85ebca6b);
  }
  return [one, other].map((sum) => (sum >>> 0).toString(36).padStart(7, '0')).join('');
}
