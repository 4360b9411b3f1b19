import { heapOfWorker } from '../../scripts/bench/heap-of-worker.ts';
import type { FaultId } from '../service/faults.ts';
import { faultAddress, faultNumber, faults } from '../service/faults.ts';
import { expect, test } from './extension.ts';
import { forgetOutcomes } from './forget-outcomes.ts';
import { isFull } from './whole.ts';

const field = 'Phone number or IP address';
const mostMemory = 30_000_000;

/** What a service could do to cost memory or time; more of each kind on request (NUMLENS_FULL=1). */
const telling = ['huge', 'bomb', 'deep', '307', 'drip'] as const;
const likewise = ['endless', 'deeper', '301', '302', '308', 'headers-only', 'silent'] as const;
const hostile: readonly FaultId[] = isFull ? [...telling, ...likewise] : telling;

test('a hostile service: a failure within 10 s each time, under 30 MB of memory, and nothing sent elsewhere', async ({
  extension,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  const popup = await extension.open('popup.html');
  // An answer makes the path known: otherwise some faults have the other path asked too.
  await popup.getByLabel(field).fill('+49 30 231250123');
  await popup.getByLabel(field).press('Enter');
  await expect(popup.locator('dt:text-is("Caller") + dd')).toContainText('Spreeblick');
  const figures: string[] = [];
  const held = async () => {
    const { objects, buffers } = await heapOfWorker(extension.context, extension.id);
    return objects + buffers;
  };
  for (const id of hostile) {
    const fault = faults.find((one) => one.id === id);
    if (!fault) throw new Error(`there is no fault ${id}`);
    const number = { subject: faultNumber(fault), calls: 2 };
    const address = { subject: faultAddress(fault), calls: 1 };
    for (const { subject, calls } of isFull ? [number, address] : [number]) {
      await test.step(`${id}, ${subject}`, async () => {
        await forgetOutcomes(popup);
        await popup.getByLabel(field).fill(subject);
        await expect(popup.getByRole('article', { name: subject })).toBeVisible();
        const from = service.requests.length;
        await popup.getByLabel(field).press('Enter');
        await expect.poll(() => service.requests.length - from).toBe(calls);
        const during = await held();
        await expect(popup.locator('.nl-failure').first()).toBeVisible({ timeout: 10_000 });
        const after = await held();
        figures.push(`${id}: ${(during / 1e6).toFixed(1)} → ${(after / 1e6).toFixed(1)} MB`);
        expect(Math.max(during, after)).toBeLessThan(mostMemory);
      });
    }
  }
  console.log(figures.join('\n'));
  expect(service.elsewhere.requests).toEqual([]);
});
