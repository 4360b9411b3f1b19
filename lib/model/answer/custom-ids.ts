/** The places for providers that the user describes: a fixed few, so that every list of providers is closed. */
export const customIds = ['custom1', 'custom2', 'custom3'] as const;
export type CustomId = (typeof customIds)[number];

/** Is this a provider that the user described? */
export function isCustom(id: string): id is CustomId {
  return customIds.some((each) => each === id);
}
