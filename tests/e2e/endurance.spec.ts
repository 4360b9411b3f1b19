import { growth } from '../../scripts/endurance/growth.ts';
import { makeCards, pageToWalk } from '../../scripts/endurance/make-cards.ts';
import type { Sample } from '../../scripts/endurance/sample.ts';
import { takeSample } from '../../scripts/endurance/sample.ts';
import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';
import { isFull } from './whole.ts';

// The long run is `npm run tool -- endurance`.
const cards = isFull ? 200 : 30;

test(`${cards} cards: no host of a closed card and no node is held`, async ({ extension, server, page }) => {
  await page.goto(server.serve('/', pageToWalk(60)));
  await waitForMark(page, '+49 30 90180000');
  const samples: Sample[] = [];
  await makeCards(extension.context, page, cards, async (done) => {
    if (done % 5 === 0) samples.push(await takeSample(extension.context, extension.id, page, done));
  });
  const { figures } = growth(samples);
  expect(samples.at(-1)?.hosts).toBeLessThanOrEqual(1);
  expect(figures.nodes).toBeLessThan(0.1);
  expect(figures.documents).toBeLessThan(0.01);
});
