import { z } from 'zod';
import { contract } from '../../lib/messages/contract.ts';
import { lastWords } from './error-collector.ts';
import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';
import { killWorker } from './kill-worker.ts';
import { pageScriptWorld } from './page-script-world.ts';
import { changeSettings } from './stored-settings.ts';
import { isFull as full } from './whole.ts';

const messages = full ? 10_000 : 300;
const kills = full ? 20 : 3;
// Less than what so many messages would spend.
const budget = full ? 10 : 5;
const writes = full ? 200 : 30;

const progressSchema = z.object({ sent: z.number(), refused: z.number(), answered: z.number(), lost: z.number() });

/**
 * Runs in the page script's world, as a compromised renderer would: sends messages of every type, and opens cards with
 * the tokens that it gets, which is the one way there to the service.
 */
function forge(types: readonly string[], wanted: number): void {
  const counts = { sent: 0, refused: 0, answered: 0, lost: 0 };
  Object.assign(globalThis, { forged: counts });
  let state = 11;
  const random = (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
  const subject = () => ({ kind: 'phone', e164: `+493023125${String(random(1000)).padStart(3, '0')}` });
  const card = 'x'.repeat(36);
  const inputs: ((type: string) => unknown)[] = [
    () => ({}),
    () => ({ card, asked: true }),
    () => ({ subject: subject(), asked: true }),
    () => ({ text: '+49 30 231250123', country: 'DE' }),
    () => ({ operation: 'callerId' }),
    () => ({ token: card }),
    () => ({ settings: { lookUpOnline: 'hover', budgets: { minute: 1e5, site: 1e5, day: 1e5 } }, key: 'mine' }),
    () => JSON.parse('{"__proto__": {"asked": true}, "constructor": 1}'),
    () => 'x'.repeat(random(100_000)),
  ];
  const there = {
    number: { left: 10, top: 10, width: 90, height: 18 },
    view: {
      ...{ anchor: null, viewport: { width: innerWidth, height: innerHeight }, rightToLeft: false },
      ...{ screenX, screenY, outerWidth, outerHeight, innerWidth, innerHeight },
    },
  };
  const place = { language: 'de', host: 'example.com', country: null, seen: null, marked: false };

  async function send(type: string, input: unknown): Promise<unknown> {
    counts.sent += 1;
    try {
      const reply: unknown = await chrome.runtime.sendMessage({ to: 'background', type, input });
      const isOk = typeof reply === 'object' && reply !== null && Reflect.get(reply, 'ok') === true;
      if (isOk) counts.answered += 1;
      else counts.refused += 1;
      return isOk ? Reflect.get(reply, 'value') : null;
    } catch {
      // The worker was killed under it.
      counts.lost += 1;
      return null;
    }
  }

  /** A card of its own making: "still" is a lie, and nobody pointed at anything. */
  async function openCard(): Promise<void> {
    const rest = { country: 'DE', still: true, published: [], place: there, byKey: false };
    const prepared = await send('prepareCard', { subject: subject(), ...rest });
    const token: unknown = typeof prepared === 'object' && prepared !== null ? Reflect.get(prepared, 'token') : null;
    if (typeof token !== 'string') return;
    const frame = document.createElement('iframe');
    frame.src = chrome.runtime.getURL('/card.html');
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done, { once: true }));
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow?.postMessage({ token }, '*', [port2]);
    port1.onmessage = () => port1.postMessage({ say: 'shown', focus: false });
    port1.start();
    setTimeout(() => frame.remove(), 4_000);
  }

  async function work(): Promise<void> {
    while (counts.sent < wanted) {
      const type = types[random(types.length)] ?? 'detect';
      if (random(50) === 0) await openCard();
      else if (type === 'detect') await send(type, { texts: [`+49 30 23125 ${random(1000)}`], context: place });
      else await send(type, inputs[random(inputs.length)]?.(type));
    }
  }
  for (let worker = 0; worker < 8; worker += 1) void work();
}

test(`${messages} forged messages with ${kills} worker kills: requests within the budget`, async ({
  extension,
  server,
  page,
  service,
}) => {
  if (full) test.setTimeout(900_000);
  extension.errors.allow(lastWords);
  await extension.configure();
  const own = await extension.open('popup.html');
  await changeSettings(own, { budgets: { minute: budget, site: budget, day: budget } });
  await page.goto(server.serve('/', '<!doctype html><html lang="de"><title>Forged</title><p>+49 30 231250123'));
  await waitForMark(page, '231250123');
  const world = await pageScriptWorld(page, extension.id);
  await world.run(`(${forge.toString()})(${JSON.stringify(Object.keys(contract))}, ${messages})`);
  const progress = async () => progressSchema.parse(await world.run('globalThis.forged'));

  // At moments that differ in where they fall, and are the same in each run as far as a machine allows.
  let killed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const due = Math.floor(((kill + ((kill * 7) % 5) / 5) / kills) * messages);
    await expect
      .poll(async () => (await progress()).sent, { timeout: 300_000, intervals: [20] })
      .toBeGreaterThanOrEqual(due);
    // The worker that was killed before may be just about to start.
    await expect.poll(() => killWorker(extension.context, extension.id), { intervals: [20] }).toBe(true);
    killed += 1;
  }
  await expect.poll(async () => (await progress()).sent, { timeout: 600_000 }).toBeGreaterThanOrEqual(messages);
  const { refused, answered, lost } = await progress();
  console.log(
    `${killed} kills, ${answered} answered, ${refused} refused, ${lost} lost, ${service.requests.length} requests`,
  );
  expect(killed).toBe(kills);
  expect(answered).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(messages / 2);

  // What its cards still ask is asked by then: they are removed, and a look-up of the person's is answered after them.
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  expect(service.requests.length).toBeGreaterThan(0);
  expect(service.requests.length).toBeLessThanOrEqual(budget);
  const settings = await own.evaluate(async () => JSON.stringify(await chrome.storage.local.get('settings')));
  expect(JSON.parse(settings)).toMatchObject({ settings: { budgets: { minute: budget } } });
});

test(`two pages that write ${writes} times each at once: all writes are kept`, async ({ extension }) => {
  const pages = [await extension.open('popup.html'), await extension.open('options.html')];
  await Promise.all(
    pages.map((own, index) =>
      own.evaluate(
        async ({ from, length }) => {
          const hosts = Array.from({ length }, (_, count) => `host-${from}-${count}.example`);
          await Promise.all(
            hosts.map((host) =>
              chrome.runtime.sendMessage({ to: 'background', type: 'setSite', input: { host, mode: 'off' } }),
            ),
          );
        },
        { from: index, length: writes },
      ),
    ),
  );
  const stored = await pages[0]?.evaluate(async () => JSON.stringify(await chrome.storage.local.get('settings')));
  const { settings } = z
    .object({ settings: z.object({ sites: z.record(z.string(), z.string()) }) })
    .parse(JSON.parse(stored ?? ''));
  expect(Object.keys(settings.sites)).toHaveLength(2 * writes);
});
