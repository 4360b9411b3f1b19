import { waitForService } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { changeSettings } from './stored-settings.ts';
import { isFull } from './whole.ts';

const numbers = ['+49 30 231250123', '8.8.8.8'];
const markup = `<!doctype html><html lang="de"><title>Numbers</title>${numbers.map((text) => `<p>${text}`).join('')}`;

/** Runs in the worker: writes down what the frames of cards ask. */
function recordRequests(): void {
  const asked: unknown[] = [];
  Object.assign(globalThis, { asked });
  chrome.runtime.onMessage.addListener((message, { url }) => {
    if (url?.includes('/card.html')) asked.push(Reflect.get(Object(message), 'type'));
  });
}

const modes = isFull ? (['Never', 'When I ask', 'When I hover'] as const) : (['Never', 'When I hover'] as const);
for (const lookUpOnline of modes) {
  test(`a hover with lookups “${lookUpOnline}” sends two requests from its frame, and leaves its visit`, async ({
    extension,
    server,
    page,
    service,
  }) => {
    await extension.configure({ lookUpOnline });
    const own = await extension.open('popup.html');
    await changeSettings(own, { theme: 'dark' });
    await extension.worker.evaluate(recordRequests);
    const asked = () => extension.worker.evaluate(() => Reflect.get(globalThis, 'asked'));
    const visits = () =>
      own.evaluate(async () => {
        const reply = await chrome.runtime.sendMessage({ to: 'background', type: 'readHistory', input: {} });
        return reply.value.entries.length;
      });
    await page.bringToFront();
    await page.goto(server.serve('/', markup));
    for (const [index, number] of numbers.entries()) {
      const card = await hoverCard(page, number);
      await expect(card.locator('html')).toHaveAttribute('data-theme', 'dark');
      if (lookUpOnline === 'When I hover') await waitForService(card);
      await expect.poll(visits).toBe(index + 1);
      await closeCard(page);
    }
    expect(await asked()).toEqual(numbers.flatMap(() => ['openCard', 'seenCard']));
    const operations = service.requests.map(({ operation }) => operation).sort();
    expect(operations).toEqual(lookUpOnline === 'When I hover' ? ['callerId', 'ipGeolocation', 'phoneValidation'] : []);
  });
}
