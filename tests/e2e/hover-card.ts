import type { Frame, Page } from '@playwright/test';
import { waitForCard } from './card-frame.ts';
import { hoverText, waitForMark } from './hover-text.ts';

/** Waits for the mark of a text of the page, hovers it, and gives the card's frame. */
export async function hoverCard(page: Page, text: string): Promise<Frame> {
  await waitForMark(page, text);
  await hoverText(page, text);
  return await waitForCard(page);
}
