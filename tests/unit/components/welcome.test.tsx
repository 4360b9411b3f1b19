import { expect, it } from 'vitest';
import { Welcome } from '../../../components/welcome/Welcome.tsx';
import type { WelcomeState } from '../../../components/welcome/welcome-state.ts';
import { say } from '../../../lib/words/say.ts';
import { nothing } from '../../gallery/surface.ts';
import { render } from './render.ts';

const state: WelcomeState = { picked: null, isFailed: false, keys: [], browser: 'chrome', isDecided: false };

it('says once what to do with the examples: in the place of the card, and beside it once there is one', () => {
  const texts = (card: string | null, changes: Partial<WelcomeState> = {}) => {
    const view = (
      <Welcome state={{ ...state, ...changes }} events={{ onTry: nothing, onOptions: nothing }}>
        {card}
      </Welcome>
    );
    return render(view).textContent?.split(say('welcomeTry')).length;
  };
  expect(texts(null)).toBe(2);
  expect(texts('A card')).toBe(2);
  expect(texts(null, { isFailed: true })).toBe(2);
});
