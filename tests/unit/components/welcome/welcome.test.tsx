import { expect, it } from 'vitest';
import { Welcome } from '../../../../components/welcome/Welcome.tsx';
import type { WelcomeState } from '../../../../components/welcome/welcome-state.ts';
import { say } from '../../../../lib/words/say.ts';
import { nothing } from '../../../gallery/surface.ts';
import { render } from '../render.ts';

const state: WelcomeState = { picked: null, isFailed: false, keys: [], browser: 'chrome', isDecided: false };

it('shows a page with one sentence that has both examples, and says once what to do with them', () => {
  const draw = (card: string | null, changes: Partial<WelcomeState> = {}) =>
    render(
      <Welcome state={{ ...state, ...changes }} events={{ onTry: nothing, onOptions: nothing, onReport: nothing }}>
        {card}
      </Welcome>,
    );
  const sentence = draw('A card').querySelector('.nl-sample-text');
  expect(sentence?.textContent).toBe('Call the help desk at +49 171 3920012: no response from server 137.138.4.21');
  expect([...(sentence?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '+49 171 3920012',
    '137.138.4.21',
  ]);
  const texts = (root: HTMLElement) => root.textContent?.split(say('welcomeTry')).length;
  for (const root of [draw(null), draw('A card'), draw(null, { isFailed: true })]) expect(texts(root)).toBe(2);
});

it('says how to reload open pages directly below the card', () => {
  const root = render(<Welcome state={state} events={{ onTry: nothing, onOptions: nothing, onReport: nothing }} />);
  expect(root.querySelector('.nl-welcome-try + *')?.textContent).toBe(say('welcomePages'));
});

it('does not say that it is ready if no card could be shown', () => {
  const title = (isFailed: boolean) =>
    render(
      <Welcome state={{ ...state, isFailed }} events={{ onTry: nothing, onOptions: nothing, onReport: nothing }} />,
    ).querySelector('.nl-welcome-ready')?.textContent;
  expect(title(false)).toBe('Numlens is ready');
  expect(title(true)).toBe('Numlens is installed');
});

it('offers no choice about online lookups if the organization decided', () => {
  const title = (isDecided: boolean) =>
    render(
      <Welcome state={{ ...state, isDecided }} events={{ onTry: nothing, onOptions: nothing, onReport: nothing }} />,
    ).querySelector('#online-title')?.textContent;
  expect(title(false)).toBe('Online only if you want');
  expect(title(true)).toBe('Online lookups');
});

it('shows each key of a shortcut as a key', () => {
  const keys = [{ name: 'Next', keys: 'Alt+Shift+J' }];
  const root = render(
    <Welcome state={{ ...state, keys }} events={{ onTry: nothing, onOptions: nothing, onReport: nothing }} />,
  );
  const shown = [...root.querySelectorAll('dt kbd kbd')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Alt', 'Shift', 'J']);
});
