import { expect, onTestFinished, test, vi } from 'vitest';
import type { CardHostOptions } from '../../lib/page/card/card-host.ts';
import { makeHost, offerHostMaker } from '../../lib/page/card/host-maker.ts';

const options: CardHostOptions = {
  page: { url: 'about:blank', origin: location.origin },
  token: 'the-token',
  box: { left: 0, top: 0, width: 100, height: 100 },
  onEvent: () => {},
};

test('an element of the page with the maker’s name is no maker, and does not hide the one that is offered', () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.id = 'numlensHostMaker';
  onTestFinished(() => form.remove());
  expect(makeHost(options)).toBeNull();
  const make = vi.fn(() => null);
  offerHostMaker(make);
  makeHost(options);
  expect(make).toHaveBeenCalledWith(options);
});
