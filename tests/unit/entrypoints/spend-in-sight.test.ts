import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { spendInSight } from '../../../entrypoints/card/spend-in-sight.ts';

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

let told: (entries: Entry[]) => void = () => {};
let options: object = {};
const end = new AbortController();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  class Observer {
    constructor(callback: (entries: Entry[]) => void, wanted: object) {
      told = callback;
      options = wanted;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.useRealTimers());

function room() {
  const spend = vi.fn();
  const tell = vi.fn();
  const element = { toggleAttribute: vi.fn() } as unknown as Element;
  const press = spendInSight(element, { tell, until: end.signal })(spend);
  return { spend, tell, press };
}

const seen = new Entry(1, true);
const covered = new Entry(1, false);

describe('a press that spends', () => {
  test('counts only after the card was in sight for half a second', () => {
    const { spend, tell, press } = room();
    expect(options).toMatchObject({ trackVisibility: true });
    press();
    told([seen]);
    vi.advanceTimersByTime(499);
    press();
    expect(spend).not.toHaveBeenCalled();
    expect(tell).toHaveBeenLastCalledWith('notInSight');
    vi.advanceTimersByTime(1);
    press();
    expect(spend).toHaveBeenCalledOnce();
  });

  test.each([
    ['covered', covered],
    ['mostly outside the window', new Entry(0.5, true)],
  ])('does not count while the card is %s, and takes half a second again afterwards', (_, hidden) => {
    const { spend, press } = room();
    told([seen]);
    vi.advanceTimersByTime(2_000);
    told([hidden]);
    press();
    told([seen]);
    vi.advanceTimersByTime(499);
    press();
    expect(spend).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    press();
    expect(spend).toHaveBeenCalledOnce();
  });

  test('takes a second step where the browser cannot say what covers the card', () => {
    const { spend, tell, press } = room();
    told([new Entry(1)]);
    vi.advanceTimersByTime(500);
    press();
    press();
    expect(spend).not.toHaveBeenCalled();
    expect(tell).toHaveBeenLastCalledWith('pressAgain');
    vi.advanceTimersByTime(500);
    press();
    expect(spend).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(500);
    press();
    expect(spend).toHaveBeenCalledOnce();
  });
});
