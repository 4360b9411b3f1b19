import { expect, onTestFinished, test, vi } from 'vitest';
import { cardSize } from '../../lib/model/page/card.ts';
import type { CardHostOptions } from '../../lib/page/card/card-host.ts';
import { createCardHost, loadTimeout, readyTimeout } from '../../lib/page/card/card-host.ts';
import { page } from './survey-room.ts';

const greeter = `<script>addEventListener('message', ({ data, ports: [port] }) => {
  if (data.token === 'the-token') port.postMessage({ say: 'ready' });
})</script>`;

function options(html: string, change: Partial<CardHostOptions> = {}): CardHostOptions {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  onTestFinished(() => URL.revokeObjectURL(url));
  return {
    page: { url, origin: location.origin },
    token: 'the-token',
    box: { left: 12, top: 66, ...cardSize('special', 'details') },
    onEvent: vi.fn(),
    ...change,
  };
}

/** The browser opens the host's popover by itself. */
async function opened(): Promise<void> {
  await Promise.resolve();
}

test('stands at the root, unseen until it is shown, tells the page nothing and leaves nothing', async () => {
  const before = document.documentElement.outerHTML;
  const onEvent = vi.fn();
  const overheard = vi.fn();
  addEventListener('message', overheard);
  onTestFinished(() => removeEventListener('message', overheard));
  const host = createCardHost(options(greeter, { onEvent }));
  onTestFinished(() => host?.close());
  const element = document.documentElement.lastElementChild;
  if (!host || !(element instanceof HTMLElement)) throw new Error('no host');
  expect(element.shadowRoot).toBeNull();
  expect(getComputedStyle(element).opacity).toBe('0');
  await expect.poll(() => onEvent.mock.calls).toEqual([[{ say: 'ready' }]]);
  host.show(false);
  const { left, top, width, height } = element.getBoundingClientRect();
  expect({ left, top, width, height }).toEqual({ left: 12, top: 66, ...cardSize('special', 'details') });
  expect(getComputedStyle(element).opacity).toBe('1');
  host.close();
  expect(document.documentElement.outerHTML).toBe(before);
  expect(overheard).not.toHaveBeenCalled();
});

test('its frame has neither address nor features in its attributes, which reports to pages quote', async () => {
  const attachShadow = vi.spyOn(Element.prototype, 'attachShadow');
  onTestFinished(() => attachShadow.mockRestore());
  const onEvent = vi.fn();
  const host = createCardHost(options(greeter, { onEvent }));
  onTestFinished(() => host?.close());
  await expect.poll(() => onEvent.mock.calls).toEqual([[{ say: 'ready' }]]);
  const [shadow] = attachShadow.mock.results;
  const frame = shadow?.type === 'return' ? shadow.value.querySelector('iframe') : null;
  expect(frame?.getAttributeNames().sort()).toEqual(['credentialless', 'style']);
});

test('a page that kept the host of a closed card, and puts it back, has no card’s frame in it', async () => {
  const attachShadow = vi.spyOn(Element.prototype, 'attachShadow');
  onTestFinished(() => attachShadow.mockRestore());
  const onEvent = vi.fn();
  const host = createCardHost(options(greeter, { onEvent }));
  await expect.poll(() => onEvent.mock.calls).toEqual([[{ say: 'ready' }]]);
  const [shadow] = attachShadow.mock.results;
  const root: ShadowRoot | null = shadow?.type === 'return' ? shadow.value : null;
  expect(root?.querySelector('iframe')).not.toBeNull();
  host?.close();
  if (root) document.body.append(root.host);
  onTestFinished(() => root?.host.remove());
  expect(root?.querySelector('iframe')).toBeNull();
});

test('a frame that stays silent is removed when patience is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onEvent = vi.fn();
  createCardHost(options('<p>silent</p>', { onEvent }));
  vi.advanceTimersByTime(readyTimeout);
  expect(onEvent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(loadTimeout);
  expect(onEvent.mock.calls).toEqual([[{ say: 'failed' }]]);
  expect(document.documentElement.lastElementChild?.localName).toBe('body');
});

test('stands in the topmost modal dialog', () => {
  const root = page('<dialog>one</dialog><dialog>two</dialog>');
  const [first, second] = root.querySelectorAll('dialog');
  first?.showModal();
  second?.showModal();
  const host = createCardHost(options(greeter));
  expect(second?.lastElementChild?.localName).toBe('div');
  host?.close();
  expect(second?.lastElementChild).toBeNull();
});

test('the frame fills the card, whatever the page says of frames', async () => {
  page('<style>iframe { width: 10px !important; border: 4px solid !important; visibility: hidden !important }</style>');
  const { width, height } = cardSize('special', 'details');
  const measuring = `<script>addEventListener('message', ({ ports: [port] }) =>
    port.postMessage({ say: innerWidth === ${width} && innerHeight === ${height} ? 'ready' : 'close' }))</script>`;
  const onEvent = vi.fn();
  const host = createCardHost(options(measuring, { onEvent }));
  onTestFinished(() => host?.close());
  await expect.poll(() => onEvent.mock.calls).toEqual([[{ say: 'ready' }]]);
});

test('no style of the page reaches it', async () => {
  page('<style>div, html > * { display: none !important; width: 1px !important; transform: scale(.1) }</style>');
  const host = createCardHost(options(greeter));
  await opened();
  const element = document.documentElement.lastElementChild;
  expect(element?.getBoundingClientRect().width).toBe(cardSize('special', 'details').width);
  host?.close();
});

test('moves inside the viewport, and knows when the page took it away', async () => {
  const host = createCardHost(options(greeter));
  await opened();
  const element = document.documentElement.lastElementChild;
  onTestFinished(() => host?.close());
  host?.move(6, 5);
  expect(element?.getBoundingClientRect()).toMatchObject({ left: 18, top: 71 });
  host?.move(-9_000, -9_000);
  expect(element?.getBoundingClientRect()).toMatchObject({ left: 8, top: 8 });
  expect(host?.isVisible(), 'not shown yet').toBe(false);
  host?.show(false);
  expect(host?.isVisible()).toBe(true);
  element?.remove();
  expect(host?.isVisible()).toBe(false);
});

test('the page’s zoom neither moves nor stretches it', async () => {
  document.documentElement.style.zoom = '1.5';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const host = createCardHost(options(greeter));
  await opened();
  onTestFinished(() => host?.close());
  const { left, top, width } = document.documentElement.lastElementChild?.getBoundingClientRect() ?? {};
  expect({ left, top, width }).toEqual({ left: 12, top: 66, width: cardSize('special', 'details').width });
});

test.each([
  ['mask', 'linear-gradient(transparent, transparent)'],
  ['clip-path', 'inset(50%)'],
  ['filter', 'opacity(0)'],
  ['mix-blend-mode', 'color'],
  ['opacity', '0.1'],
])('a page that hides it with %s has it closed', async (name, value) => {
  const onEvent = vi.fn();
  const host = createCardHost(options(greeter, { onEvent }));
  onTestFinished(() => host?.close());
  const element = document.documentElement.lastElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no host');
  await expect.poll(() => onEvent.mock.calls).toEqual([[{ say: 'ready' }]]);
  host?.show(false);
  host?.move(3, 3);
  element.setAttribute('data-of-another-extension', '');
  await Promise.resolve();
  expect(element.isConnected).toBe(true);
  element.style.setProperty(name, value, 'important');
  await expect.poll(() => onEvent.mock.calls.at(-1)).toEqual([{ say: 'fought' }]);
  expect(element.isConnected).toBe(false);
});

test.each<[string, (element: HTMLElement) => void]>([
  ['removes it', (element) => element.remove()],
  ['closes the dialog that it stands in', (element) => element.closest('dialog')?.close()],
  ['hides it', (element) => element.style.setProperty('display', 'none', 'important')],
  ['carries it elsewhere', (element) => document.body.append(element)],
  ['gives it words for screen readers', (element) => element.setAttribute('aria-label', 'Verified')],
  ['hides it from screen readers', (element) => element.setAttribute('aria-hidden', 'true')],
  ['makes it untouchable', (element) => element.toggleAttribute('inert', true)],
])('a page that %s has it closed, and is known to fight it', async (_how, fight) => {
  page('<dialog>one</dialog>').querySelector('dialog')?.showModal();
  const onEvent = vi.fn();
  const host = createCardHost(options(greeter, { onEvent }));
  onTestFinished(() => host?.close());
  const element = document.querySelector('dialog')?.lastElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no host');
  await expect.poll(() => onEvent.mock.calls).toEqual([[{ say: 'ready' }]]);
  host?.show(false);
  fight(element);
  await expect.poll(() => onEvent.mock.calls.at(-1)).toEqual([{ say: 'fought' }]);
  expect(element.isConnected).toBe(false);
});

/** Tells its page what it hears over its port, and says what its page tells it to. */
const relay = `<script>addEventListener('message', ({ data, ports: [given] }) => {
  if (data.say) return port.postMessage(data);
  globalThis.port = given;
  port.onmessage = ({ data: heard }) => parent.postMessage({ heard }, '*');
  port.postMessage({ say: 'ready' });
  parent.postMessage({}, '*');
})</script>`;

test('a card that grew counts as in sight only half a second later', async () => {
  const told: unknown[] = [];
  const frames: MessageEventSource[] = [];
  const hear = ({ data, source }: MessageEvent<{ heard?: unknown }>) => {
    if (source && source !== window) frames.push(source);
    if (data.heard) told.push(data.heard);
  };
  addEventListener('message', hear);
  onTestFinished(() => removeEventListener('message', hear));
  const host = createCardHost(options(relay));
  onTestFinished(() => host?.close());
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  const tell = (said: object) => frames[0]?.postMessage(said, { targetOrigin: '*' });
  host?.show(false);
  tell({ say: 'watch', on: true });
  await expect.poll(() => told.at(-1)).toEqual({ say: 'sure', isSure: true });
  host?.grow(cardSize('special', 'details').height + 40, { left: 12, top: 40, width: 90, height: 18 });
  tell({ say: 'press' });
  await expect.poll(() => told).toContainEqual({ say: 'pressed', sure: false });
  expect(told).toContainEqual({ say: 'sure', isSure: false });
  await expect.poll(() => told.at(-1)).toEqual({ say: 'sure', isSure: true });
});
