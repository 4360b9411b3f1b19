import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pressInSight } from '../../../../entrypoints/card/press-in-sight.ts';

/** With accessors of its class, as browsers have them. */
class Entry {
  readonly #ratio: number;
  readonly #visible: boolean | undefined;
  constructor(ratio: number, visible?: boolean) {
    this.#ratio = ratio;
    this.#visible = visible;
  }
  get intersectionRatio(): number {
    return this.#ratio;
  }
  get isVisible(): boolean | undefined {
    return this.#visible;
  }
}

let tellEntries: (entries: Entry[]) => void = () => {};
/** What a look finds now; null in a browser that draws no frames. */
let drawn: Entry | null = null;
let frames: (() => void)[] = [];
let options: object = {};
const end = new AbortController();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  class Observer {
    constructor(callback: (entries: Entry[]) => void, wanted: object) {
      tellEntries = callback;
      options = wanted;
    }
    observe(): void {
      const entry = drawn;
      if (entry) queueMicrotask(() => tellEntries([entry]));
    }
    unobserve(): void {}
    takeRecords = () => [];
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  drawn = null;
  frames = [];
});
afterEach(() => vi.useRealTimers());

function room() {
  const spend = vi.fn();
  const tell = vi.fn();
  const listeners = new Map<string, (event?: Event) => void>();
  const addEventListener = (type: string, listener: () => void) => void listeners.set(type, listener);
  const element = { toggleAttribute: vi.fn(), addEventListener } as unknown as Element;
  const begin = (type: 'pointerdown' | 'keydown') => listeners.get(type)?.();
  const host = { watch: vi.fn(), isSure: vi.fn(() => Promise.resolve(true)) };
  const inSight = pressInSight(element, { tell, host, until: end.signal });
  /** Intersection Observer's word, and the page script's soon after. */
  const told = (entries: Entry[]) => {
    drawn = entries.at(-1) ?? null;
    tellEntries(entries);
    inSight.onSure(true);
  };
  const press = inSight.guardSpending(spend);
  const change = inSight.guardChange((text: string) => `kept ${text}`, 'refused');
  return { spend, tell, press, change, host, inSight, told, listeners, begin };
}

const seen = new Entry(1, true);
const covered = new Entry(1, false);

describe('a press that spends', () => {
  test('counts only after the card was in sight for half a second', async () => {
    const { spend, tell, press, told } = room();
    expect(options).toMatchObject({ trackVisibility: true });
    await press();
    told([seen]);
    vi.advanceTimersByTime(499);
    await press();
    expect(spend).not.toHaveBeenCalled();
    expect(tell).toHaveBeenLastCalledWith('notInSight');
    vi.advanceTimersByTime(1);
    await press();
    expect(spend).toHaveBeenCalledOnce();
  });

  test.each([
    ['covered', covered],
    ['mostly outside the window', new Entry(0.5, true)],
  ])('does not count while the card is %s, and takes half a second again afterwards', async (_, hidden) => {
    const { spend, press, told } = room();
    told([seen]);
    vi.advanceTimersByTime(2_000);
    told([hidden]);
    await press();
    told([seen]);
    vi.advanceTimersByTime(499);
    await press();
    expect(spend).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await press();
    expect(spend).toHaveBeenCalledOnce();
  });

  test('takes a second step where the browser cannot say what covers the card', async () => {
    const { spend, tell, press, told } = room();
    told([new Entry(1)]);
    vi.advanceTimersByTime(500);
    await press();
    await press();
    expect(spend).not.toHaveBeenCalled();
    expect(tell).toHaveBeenLastCalledWith('pressAgain');
    vi.advanceTimersByTime(500);
    await press();
    expect(spend).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(500);
    await press();
    expect(spend).toHaveBeenCalledOnce();
  });

  test('does not count where the page script finds the host changed, also in the last moment', async () => {
    const { spend, tell, press, host, inSight, told } = room();
    told([seen]);
    expect(host.watch).toHaveBeenLastCalledWith(true);
    vi.advanceTimersByTime(500);
    inSight.onSure(false);
    await press();
    expect(tell).toHaveBeenLastCalledWith('notInSight');
    inSight.onSure(true);
    host.isSure.mockResolvedValueOnce(false);
    await press();
    expect(tell).toHaveBeenLastCalledWith('notInSight');
    expect(spend).not.toHaveBeenCalled();
    await press();
    expect(spend).toHaveBeenCalledOnce();
  });

  test('looks in each frame: what was over the card between two looks of the browser’s own counts', async () => {
    const { spend, press, told } = room();
    told([seen]);
    vi.advanceTimersByTime(500);
    drawn = covered;
    for (const run of frames.splice(0)) run();
    await Promise.resolve();
    told([seen]);
    await press();
    expect(spend).not.toHaveBeenCalled();
  });

  test('what is told at once, covered and clear, counts as covered', async () => {
    const { spend, press, told } = room();
    told([seen]);
    vi.advanceTimersByTime(500);
    told([covered, seen]);
    await press();
    expect(spend).not.toHaveBeenCalled();
  });

  test('spends only after the card was seen in a frame that comes after the press', async () => {
    const { spend, tell, press, host, told } = room();
    told([seen]);
    vi.advanceTimersByTime(500);
    host.isSure.mockImplementationOnce(async () => {
      drawn = covered;
      return true;
    });
    await press();
    expect(spend).not.toHaveBeenCalled();
    expect(tell).toHaveBeenLastCalledWith('notInSight');
  });

  test('spends nothing where no frame comes any more', async () => {
    const { spend, press, told } = room();
    told([seen]);
    vi.advanceTimersByTime(500);
    drawn = null;
    const pressed = press();
    await vi.advanceTimersByTimeAsync(1_000);
    await pressed;
    expect(spend).not.toHaveBeenCalled();
  });

  test('looks when a press begins: the page may take away what covered the card before it is over', async () => {
    const { spend, press, told, begin } = room();
    told([seen]);
    vi.advanceTimersByTime(500);
    drawn = covered;
    begin('pointerdown');
    begin('keydown');
    await Promise.resolve();
    told([seen]);
    await press();
    expect(spend).not.toHaveBeenCalled();
  });
});

describe('a press that changes what is kept', () => {
  test('counts only in sight, and gives what the change gives', async () => {
    const { change, tell, told } = room();
    expect(await change('a note')).toBe('refused');
    expect(tell).toHaveBeenLastCalledWith('notInSight');
    told([seen]);
    expect(await change('a note')).toBe('kept a note');
    expect(tell).toHaveBeenLastCalledWith(null);
    told([covered]);
    expect(await change('a note')).toBe('refused');
  });

  test('does not count if the card is covered in the frame after it', async () => {
    const { change, told } = room();
    told([seen]);
    drawn = covered;
    expect(await change('a note')).toBe('refused');
  });

  test('counts from the first frame on in which a card that opens is seen', async () => {
    const { change, told } = room();
    told([covered]);
    drawn = seen;
    for (const run of frames.splice(0)) run();
    await Promise.resolve();
    expect(await change('a note')).toBe('kept a note');
  });

  test('counts beside another one in the same frame', async () => {
    const { change, told } = room();
    told([seen]);
    expect(await Promise.all([change('a note'), change('a copy')])).toEqual(['kept a note', 'kept a copy']);
  });

  test('counts at once if the browser can’t tell what covers the card', async () => {
    const { change, told } = room();
    told([new Entry(1)]);
    expect(await change('a note')).toBe('kept a note');
  });

  test('does not count if the card was covered when the press began, or at any time since', async () => {
    const { change, told, begin } = room();
    told([covered]);
    begin('pointerdown');
    told([seen]);
    expect(await change('a note')).toBe('refused');
    begin('pointerdown');
    told([covered]);
    told([seen]);
    expect(await change('a note')).toBe('refused');
    begin('pointerdown');
    expect(await change('a note')).toBe('kept a note');
  });
});

describe('a press on a link', () => {
  class Link {
    readonly followed = vi.fn();
    readonly #reaches: boolean;
    constructor(reaches: boolean) {
      this.#reaches = reaches;
    }
    closest = () => this;
    matches = () => this.#reaches;
    dispatchEvent = () => this.followed();
  }
  class Press {
    readonly isTrusted = true;
    readonly target: Link | null;
    constructor(_: string, { target = null }: { target?: Link | null }) {
      this.target = target;
    }
    preventDefault(): void {}
    stopImmediatePropagation(): void {}
  }

  test.each([
    ['that calls or writes is followed', true, [0, 0, 1]],
    ['to a site is followed at once, and', false, [1, 2, 3]],
  ] as const)('%s after the card was in sight for half a second', async (_, reaches, times) => {
    vi.stubGlobal('Element', Link);
    vi.stubGlobal('MouseEvent', Press);
    const { told, listeners, tell } = room();
    const link = new Link(reaches);
    const followed = async () => {
      await listeners.get('click')?.(new Press('click', { target: link }) as unknown as Event);
      return link.followed.mock.calls.length;
    };
    told([seen]);
    const counted = [await followed()];
    vi.advanceTimersByTime(499);
    counted.push(await followed());
    expect(tell).toHaveBeenLastCalledWith(reaches ? 'notInSight' : null);
    vi.advanceTimersByTime(1);
    counted.push(await followed());
    expect(counted).toEqual(times);
  });
});
