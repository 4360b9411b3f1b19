import { expect, test } from 'vitest';
import type { CardSettings } from '../../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { opensCard, usualCards } from '../../../../lib/page/card/card-phases.ts';

const event = (type: string, held: string[] = [], key?: string) =>
  ({ type, getModifierState: (name: string) => held.includes(name), ...(key ? { key } : {}) }) as unknown as MouseEvent;

const move = event('pointermove');
const heldMove = event('pointermove', ['Shift']);
const shift = event('keydown', ['Shift'], 'Shift');
const capital = event('keydown', ['Shift'], 'A');
const click = event('click');

test.each<[Partial<CardSettings>, MouseEvent[]]>([
  [{ openCard: 'hover' }, [move, heldMove]],
  [{ openCard: 'modifier' }, [heldMove, shift]],
  [{ openCard: 'modifier', openKey: 'Alt' }, []],
  [{ openCard: 'click' }, [click]],
])('%j', (settings, opening) => {
  const all = [move, heldMove, shift, capital, click];
  expect(all.filter((each) => opensCard({ ...usualCards, ...settings }, each))).toEqual(opening);
});

test('what the page script begins with is what the settings begin with', () => {
  const { openCard, openKey, cardDelays } = settingsSchema.parse({});
  expect(usualCards).toEqual({ openCard, openKey, cardDelays });
});
