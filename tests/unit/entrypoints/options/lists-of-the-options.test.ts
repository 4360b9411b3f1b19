import { expect, test, vi } from 'vitest';
import { createLessonsModel } from '../../../../entrypoints/options/lessons-model.ts';
import { createSpendingModel } from '../../../../entrypoints/options/service/spending-model.ts';
import { ask } from '../../../../lib/messages/ask.ts';
import { failed } from '../../../../lib/model/result.ts';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));

test('a correction that could not be removed and a log that could not be cleared are told', async () => {
  vi.mocked(ask).mockResolvedValue(failed('interrupted'));
  const told = vi.fn();
  await createLessonsModel(told).forget('a.example', { kind: 'country' });
  await createSpendingModel(told).clear();
  expect(told.mock.calls).toEqual([[false], [false]]);
});
