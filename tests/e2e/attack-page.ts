import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { fact } from './card-frame.ts';
import { expect } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import type { PageServer } from './page-server.ts';

/** The number of the attack pages, and what only the service says of it. */
export const number = '+49 30 231250123';
export const canary = 'Spreeblick Architekten';
/** How long a page may try what needs time. */
export const seconds = process.env['NUMLENS_FULL'] ? 60 : 6;

type Attack =
  | 'find-extractor'
  | 'selection'
  | 'fonts'
  | 'pointer-chaser'
  | 'scroller'
  | 'jump-ahead'
  | 'click-loop'
  | 'opacity'
  | 'veil'
  | 'overlays'
  | 'dialog-loop'
  | 'node-remover'
  | 'event-forger'
  | 'fingerprint-probe'
  | 'form-clobberer'
  | 'mutation-storm'
  | 'number-in-storm'
  | 'card-embedder'
  | 'card-timer'
  | 'paste-probe'
  | 'storming-frames'
  | 'impostor'
  | 'settings-offer'
  | 'command-names'
  | 'look-alike-digits'
  | 'drawn-otherwise'
  | 'window-opener';

/** Goes to an attack page. */
export async function visit(page: Page, server: PageServer, attack: Attack): Promise<void> {
  await page.goto(server.serve('/', { file: join(projectFolder, 'tests', 'attacks', `${attack}.html`) }));
}

/** Visits the attack page and has the card of its number open, with the service's answer in it. */
export async function openAnsweredCard(page: Page, server: PageServer, attack: Attack): Promise<Frame> {
  await visit(page, server, attack);
  const card = await hoverCard(page, number);
  await expect(fact(card, 'Caller')).toContainText(canary);
  return card;
}
