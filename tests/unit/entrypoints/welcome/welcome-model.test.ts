import { expect, it, vi } from 'vitest';
import { createWelcomeModel } from '../../../../entrypoints/welcome/welcome-model.ts';
import { ask } from '../../../../lib/messages/ask.ts';
import { failed, ok } from '../../../../lib/model/result.ts';
import { ipReport, phoneReport, report } from '../../../gallery/reports.ts';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);

function answer(device: Parameters<typeof report>[0]) {
  return ok({ kind: 'report', report: report(device), offer: { kind: 'auto', calls: 2 }, country: null }) as never;
}

it('the first card asks the device alone, whatever the settings would spend', async () => {
  asked.mockResolvedValue(answer(phoneReport()));
  const model = createWelcomeModel();
  await model.try('phone');
  await model.try('phone');
  expect(asked.mock.calls.map(([type]) => type)).toEqual(['read']);
  expect(model.card.value).toMatchObject({ view: 'report', offer: { kind: 'none' }, report: { service: [] } });
});

it('shows what was picked last, and lets one that failed be tried again', async () => {
  asked.mockReset();
  let late = (_reply: never) => {};
  asked.mockImplementationOnce(() => new Promise((resolve) => (late = resolve as typeof late)) as never);
  asked.mockResolvedValueOnce(answer(ipReport()));
  const model = createWelcomeModel();
  const first = model.try('phone');
  await model.try('ip');
  late(answer(phoneReport()));
  await first;
  expect(model.card.value).toMatchObject({ report: { subject: { kind: 'ip' } } });
  asked.mockResolvedValueOnce(failed('interrupted') as never);
  await model.try('phone');
  expect(model.card.value).toBe('failed');
  asked.mockResolvedValueOnce(answer(phoneReport()));
  await model.try('phone');
  expect(model.card.value).toMatchObject({ report: { subject: { kind: 'phone' } } });
});

it('closes its card, and opens it again', async () => {
  asked.mockReset();
  asked.mockResolvedValue(answer(phoneReport()));
  const model = createWelcomeModel();
  await model.try('phone');
  model.close();
  expect([model.picked.value, model.card.value]).toEqual([null, null]);
  await model.try('phone');
  expect(model.card.value).toMatchObject({ report: { subject: { kind: 'phone' } } });
});
