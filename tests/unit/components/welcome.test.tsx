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

it('says how to reload open pages directly below the card', () => {
  const root = render(<Welcome state={state} events={{ onTry: nothing, onOptions: nothing }} />);
  expect(root.querySelector('.nl-welcome-try + *')?.textContent).toBe(say('welcomePages'));
});

it('does not say that it is ready if no card could be shown', () => {
  const title = (isFailed: boolean) =>
    render(<Welcome state={{ ...state, isFailed }} events={{ onTry: nothing, onOptions: nothing }} />).querySelector(
      '.nl-welcome-ready',
    )?.textContent;
  expect(title(false)).toBe('Numlens is ready');
  expect(title(true)).toBe('Numlens is installed');
});

it('offers no choice about online lookups if the organization decided', () => {
  const title = (isDecided: boolean) =>
    render(<Welcome state={{ ...state, isDecided }} events={{ onTry: nothing, onOptions: nothing }} />).querySelector(
      '#online-title',
    )?.textContent;
  expect(title(false)).toBe('Online only if you want');
  expect(title(true)).toBe('Online lookups');
});
