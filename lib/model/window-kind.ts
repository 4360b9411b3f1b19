/**
 * The kind of window that something is done in. Nothing is sent for a private one, and what is set there applies there
 * only, until the browser ends.
 */
export type WindowKind = { isPrivate: boolean };

/** Returns the kind of a tab's or window's window; an ordinary one if there is no tab. */
export function windowKind(of: { incognito: boolean } | undefined): WindowKind {
  return { isPrivate: of?.incognito ?? false };
}
