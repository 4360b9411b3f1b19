import type { Frame, Page } from '@playwright/test';
import { faultAddress, faultNumber, faults } from '../service/faults.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { failureSentences } from './failure-sentences.ts';
import { forgetOutcomes } from './forget-outcomes.ts';
import { hoverCard } from './hover-card.ts';
import { pressToSend } from './press-to-send.ts';
import { isFull as full } from './whole.ts';

type Fault = (typeof faults)[number];
type Service = { requests: { fault: string | null; operation: string | null }[] };

const field = 'Phone number or IP address';

/**
 * By default one fault of each expected outcome, the number in the popup or the address on the card, in turn. NUMLENS_FULL=1:
 * every fault, both subjects, both places.
 */
const cases: Fault[] = full
  ? [...faults]
  : [...Map.groupBy(faults, ({ expected, id }) => `${expected}${isTimed(id)}`).values()].flatMap(
      ([first]) => first ?? [],
    );

const parts = full ? 4 : 2;

function isTimed(id: string): boolean {
  return /-(?:seconds|date)$/.test(id);
}

/** Runs in a page or frame: the values that the article has from the device, by their terms. */
function readDevice(): string[] {
  const facts = [...document.querySelectorAll('article dl dt')].map((term) => {
    const value = term.parentElement?.querySelector('dd')?.textContent ?? '';
    return `${term.textContent}: ${value}`;
  });
  // Clocks go on while the service is asked; a name and a confirmation are the service's, and what they say may change.
  return facts.filter((text) => !/time:|^Caller:|^Status:/i.test(text));
}

/** Asks about the shown subject and expects what the fault makes of it, on top of what the device says. */
async function askAndExpect(
  shown: Page | Frame,
  { fault, service, ask, calls }: { fault: Fault; service: Service; ask: () => Promise<void>; calls: number },
) {
  const article = shown.getByRole('article');
  const before = await shown.evaluate(readDevice);
  expect(before.length).toBeGreaterThan(0);
  const from = service.requests.length;
  await ask();
  if (fault.expected === 'answer') {
    await expect(article.getByRole('status').filter({ hasText: 'complete' })).toHaveCount(1);
    await expect(article.locator('.nl-failure')).toHaveCount(0);
    await expect(article).not.toContainText('Polluted');
  } else {
    const { sentence, step } = failureSentences(fault.expected, { resumes: isTimed(fault.id) });
    const failure = article.locator('.nl-failure').first();
    await expect(failure).toContainText(sentence);
    // At a glance a card has a few words and the next step's button; the step in words is in their title.
    const words = async () => `${await failure.textContent()} ${await failure.getAttribute('title')}`;
    await expect.poll(words).toMatch(step);
    const after = await shown.evaluate(readDevice);
    expect(
      before.filter((text) => !after.includes(text)),
      'what the device said is still there',
    ).toEqual([]);
  }
  // A word of the service is said as it came.
  if (fault.id !== 'status-word') await expect(article).not.toContainText(/invalid/i);
  const asked = service.requests.slice(from);
  expect(asked.map((request) => request.fault)).toEqual(Array.from({ length: calls }, () => fault.id));
}

// Much of this is waiting, so the parts run at once.
test.describe.configure({ mode: 'parallel' });

for (let part = 1; part <= parts; part += 1) {
  test(`every way to fail, part ${part} of ${parts}: sentence, step and requests, on the card and in the popup`, async ({
    extension,
    server,
    page,
    service,
  }) => {
    if (full) test.setTimeout(600_000);
    await extension.configure({ lookUpOnline: 'When I ask' });
    const popup = await extension.open('popup.html');
    // Each operation answers once first. A 404 is then about the subject, and no path is searched.
    for (const [subject, said] of [
      ['+49 30 231250123', 'Spreeblick'],
      ['8.8.8.8', 'Online lookup complete.'],
    ] as const) {
      await popup.getByLabel(field).fill(subject);
      await expect(popup.getByRole('article')).toBeVisible();
      await popup.getByLabel(field).press('Enter');
      await expect(popup.getByRole('article')).toContainText(said);
    }

    const mine = cases.filter((_, index) => index % parts === part - 1);
    for (const [index, fault] of mine.entries()) {
      const subjects = [
        { text: faultNumber(fault), calls: 2 },
        { text: faultAddress(fault), calls: 1 },
      ];
      const inPopup = full ? subjects : subjects.slice(0, 1 - (index % 2));
      const onCard = full ? subjects : subjects.slice(2 - (index % 2));
      for (const { text, calls } of inPopup) {
        await test.step(`${fault.id} (${fault.says}), popup, ${text}`, async () => {
          await forgetOutcomes(popup);
          await popup.getByLabel(field).fill(text);
          await expect(popup.getByRole('article', { name: text })).toBeVisible();
          const ask = () => popup.getByLabel(field).press('Enter');
          await askAndExpect(popup, { fault, service, ask, calls });
        });
      }
      await page.goto(server.serve('/', subjects.map(({ text }) => `<p style="margin: 90px">${text}</p>`).join('')));
      await page.bringToFront();
      for (const { text, calls } of onCard) {
        await test.step(`${fault.id} (${fault.says}), card, ${text}`, async () => {
          await forgetOutcomes(popup);
          const card = await hoverCard(page, text);
          await askAndExpect(card, { fault, service, ask: () => pressToSend(card), calls });
          await closeCard(page);
        });
      }
    }
    console.log(`${mine.length} faults, ${service.requests.length} requests`);
    expect(service.elsewhere.requests).toEqual([]);
  });
}
