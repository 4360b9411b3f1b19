import { describe, expect, it } from 'vitest';
import { SaidName } from '../../../../components/report/SaidName.tsx';
import type { Source } from '../../../../lib/report/claims/fact.ts';
import { galleryNow as now } from '../../../gallery/reports.ts';
import { render } from '../render.ts';

const service: Source = { kind: 'service', operation: 'callerId', at: now };
const page: Source = { kind: 'page', host: 'shop.example', at: null };
const draw = (source: Source | null, isContact = false) =>
  render(<SaidName lead={{ text: 'Ada Example', source }} isContact={isContact} now={now} />);
/** The words that eyes see. */
const seen = (root: HTMLElement) =>
  [...root.children].flatMap((part) => (part.matches('.nl-hidden') ? [] : [part.textContent])).join('');

describe('a name', () => {
  it('of a service has the sign in sight, and the words for ears', () => {
    const root = draw(service);
    expect(root.textContent).toBe('The service reports: Ada Example');
    expect(seen(root)).toBe('Ada Example');
    const sign = root.querySelector('.nl-glance-source');
    expect(sign?.getAttribute('title')).toBe('lookup service, just now');
    expect(sign?.getAttribute('aria-hidden'), 'the words say it').toBe('true');
  });

  it('of a page is never without its words in sight', () => {
    const root = draw(page);
    expect(seen(root)).toBe('This page says: Ada Example');
    expect(root.querySelector('svg')).toBeNull();
  });

  it('of the user’s contacts has a drawing before it, and the words for ears', () => {
    const root = draw(null, true);
    expect(root.textContent).toBe('Your contacts: Ada Example');
    expect(seen(root)).toBe('Ada Example');
    expect(
      [...root.children].map(({ className }) => className.split(' ').find((name) => /^nl-(hidden|said)/.test(name))),
    ).toEqual(['nl-hidden', 'nl-said-contact', 'nl-said-name']);
  });

  it('that is ours has nothing beside it', () => {
    const root = draw(null);
    expect(root.textContent).toBe('Ada Example');
    expect(root.querySelector('svg')).toBeNull();
  });
});
