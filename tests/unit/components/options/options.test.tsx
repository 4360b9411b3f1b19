import type { ComponentChildren } from 'preact';
import { describe, expect, it, vi } from 'vitest';
import { ErasePart } from '../../../../components/options/data/EraseEverything.tsx';
import { Shortcuts } from '../../../../components/options/looks/Shortcuts.tsx';
import { Options } from '../../../../components/options/Options.tsx';
import { Confirm } from '../../../../components/options/parts/Confirm.tsx';
import { Ledger } from '../../../../components/options/service/Ledger.tsx';
import { SiteLessonList } from '../../../../components/options/sites/SiteLessonList.tsx';
import { SiteRules } from '../../../../components/options/sites/SiteRules.tsx';
import type { SiteLessons } from '../../../../lib/model/settings/site.ts';
import { galleryNow } from '../../../gallery/reports.ts';
import { render } from '../render.ts';
import { draw, events, menuDrawn } from './options-room.tsx';

describe('the options', () => {
  it('ask before something is removed for good in one way: the answer that removes is last, and filled red', () => {
    const onAnswer = vi.fn();
    const root = render(<Confirm question="All?" yes="Remove" no="Keep" onAnswer={onAnswer} />);
    const buttons = [...root.querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Keep', 'Remove']);
    expect(buttons[1]?.className).toContain('nl-button-danger');
    buttons[1]?.click();
    expect(onAnswer).toHaveBeenCalledWith('yes');
    const erase = render(<ErasePart erasing="asking" onErase={vi.fn()} />);
    expect(erase.querySelector('.nl-confirm > .nl-button-danger')?.textContent).toBe('Erase everything');
  });

  it('say at the top of the page that built-in data is old', () => {
    const { root } = draw('Old built-in data');
    expect(root.querySelector('.nl-options > .nl-options-note')?.textContent).toContain('The built-in data is old');
    expect(draw('Fresh').root.textContent).not.toContain('data is old');
  });

  it('have the names that outside checks rely on', () => {
    const { root } = draw('Fresh');
    const labels = [...root.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).toEqual(
      expect.arrayContaining([
        'API key',
        'Phone validation address',
        'IP geolocation address',
        'Caller ID address',
        'Default country',
        'Never',
        'When I ask',
        'When I hover',
      ]),
    );
    const group = root.querySelector('[role=radiogroup]')?.getAttribute('aria-labelledby');
    expect(root.querySelector(`#${group}`)?.textContent).toBe('Look up online');
    const buttons = [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(expect.arrayContaining(['Save', 'Test connection']));
    expect(root.querySelector('#default-country option')?.textContent).toBe('Automatic (Germany)');
  });

  it('say first who answers, with the lookup service among the providers and its form open, then when', async () => {
    const more = {
      providers: (row: ComponentChildren) => (
        <>
          <p id="others">Others</p>
          <ul>{row}</ul>
        </>
      ),
    };
    const root = render(<Options state={draw('Fresh').state} now={galleryNow} events={events} more={more} />);
    await menuDrawn();
    const order = ['providers', 'others', 'service', 'online'];
    expect([...root.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => order.includes(id))).toEqual(order);
    expect(root.querySelector('#providers #service details')?.hasAttribute('open')).toBe(true);
    const links = [...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(links.filter((id) => order.includes(id))).toEqual(['providers', 'online']);
  });

  it('ask for the browser’s consent by a button, and only while look-ups wait for it', () => {
    const consentOf = (name: string) => draw(name).root.querySelector<HTMLElement>('[role=status] button');
    expect(consentOf('Fresh')).toBeNull();
    const button = consentOf('Before the browser’s consent');
    expect(button?.textContent).toBe('Allow lookups');
    button?.click();
    expect(events.onConsent).toHaveBeenCalledOnce();
  });

  it('say how many names of pages are remembered, where there are some', () => {
    expect(draw('With names of pages').root.textContent).toContain('412 names saved.Clear all');
    expect(draw('Fresh').root.textContent).not.toContain('Forget all');
  });

  it('lock what an organization set, and say who did', () => {
    const { root } = draw('Locked by an organization');
    const locked = [...root.querySelectorAll('.nl-locked[disabled]')];
    const fields = locked.flatMap((each) =>
      [...each.querySelectorAll('input, select')].map(({ id }) => id || 'switch'),
    );
    expect(fields).toEqual([
      'default-country',
      'address-phoneValidation',
      'address-ipGeolocation',
      'address-callerId',
      'online-never',
      'online-ask',
      'online-hover',
      'budget-day',
      'switch',
      'switch',
    ]);
    for (const each of locked) {
      const note = root.querySelector(`#${each.getAttribute('aria-describedby')}`);
      expect(note?.textContent).toBe('Set by your organization.');
    }
    expect(root.querySelectorAll('.nl-managed')).toHaveLength(1);
    expect(draw('Fresh').root.querySelector('.nl-locked, .nl-managed')).toBeNull();
  });

  it('name what a policy got wrong as they call it, and what nobody knows as the policy does', () => {
    const { root } = draw('A policy with mistakes');
    expect(root.querySelector('.nl-loss')?.textContent).toContain(
      'They were ignored: Hover limits (Requests per minute) and colour.',
    );
  });

  it('leave only the key and what erases everything where an organization hides them', async () => {
    const { state } = draw('Hidden by an organization');
    const more = { data: <ErasePart erasing="none" onErase={vi.fn()} /> };
    const root = render(<Options state={state} now={galleryNow} events={events} more={more} />);
    await menuDrawn();
    expect(root.textContent).not.toContain('“Providers”');
    expect([...root.querySelectorAll('input:not([type=search]), select')].map(({ id }) => id)).toEqual(['api-key']);
    expect([...root.querySelectorAll('nav a')].map(({ textContent }) => textContent)).toEqual([
      'Lookup service',
      'Erase everything',
    ]);
  });

  it('have in the menu what is on the page and nothing else: no log without a request, but for a search', async () => {
    const { state } = draw('Fresh');
    const calls = { offset: 0, all: 0, calls: [] };
    const drawn = async (ledger: Partial<Parameters<typeof Ledger>[0]>, search = '') => {
      const lookups = <Ledger page={calls} onTurn={vi.fn()} onClear={vi.fn()} {...ledger} />;
      const root = render(<Options state={{ ...state, search }} now={galleryNow} events={events} more={{ lookups }} />);
      await menuDrawn();
      const parts = [...root.querySelectorAll('.nl-options-part:not([hidden])')].map(({ id }) => `#${id}`);
      const links = [...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
      return { parts, links };
    };
    const none = await drawn({});
    expect(none.links).toEqual(['#find', '#cards', '#elsewhere', '#providers', '#online', '#history']);
    expect(none.parts).toEqual(none.links);
    const some = await drawn({ page: { ...calls, all: 1 } });
    expect(some.links).toEqual(['#find', '#cards', '#elsewhere', '#providers', '#online', '#calls', '#history']);
    expect(some.parts).toEqual(some.links);
    expect((await drawn({}, 'request log')).parts).toContain('#calls');
  });

  it('are found by other words for erasing', () => {
    const { state } = draw('Fresh');
    const drawn = (search: string) => {
      const data = <ErasePart erasing="none" onErase={vi.fn()} />;
      const root = render(<Options state={{ ...state, search }} now={galleryNow} events={events} more={{ data }} />);
      return [...root.querySelectorAll<HTMLElement>('.nl-options-part')].filter(({ hidden }) => !hidden);
    };
    expect(drawn('delete').map(({ id }) => id)).toContain('erase');
    expect(drawn('teapot')).toEqual([]);
  });

  it('show site corrections below the sites if there are some, and to those who search for them', () => {
    const { state } = draw('Fresh');
    const isHidden = (sites: SiteLessons[], search = '') => {
      const list = <SiteLessonList sites={sites} onForget={vi.fn()} />;
      const rules = { sites: {}, onlyHere: false, locked: { sites: {}, onlyHere: false } };
      const pages = (
        <SiteRules {...rules} onSite={vi.fn()} onOnlyHere={vi.fn()}>
          {list}
        </SiteRules>
      );
      const root = render(<Options state={{ ...state, search }} now={galleryNow} events={events} more={{ pages }} />);
      return root.querySelector<HTMLElement>('#sites > #lessons')?.hidden;
    };
    expect(isHidden([])).toBe(true);
    expect(isHidden([], 'corrections')).toBe(false);
    expect(isHidden([{ host: 'site.example', country: 'AT', numbers: [], forms: [] }])).toBe(false);
  });

  it('show a shortcut key by key, as browsers write it on each system', () => {
    const keysOf = (keys: string) =>
      [
        ...render(<Shortcuts shortcuts={[{ name: 'Open', keys }]} onChange={vi.fn()} />).querySelectorAll(
          '.nl-keys kbd',
        ),
      ].map(({ textContent }) => textContent);
    expect(keysOf('Alt+Shift+L')).toEqual(['Alt', 'Shift', 'L']);
    expect(keysOf('⌥⇧L')).toEqual(['⌥', '⇧', 'L']);
    expect(keysOf('Ctrl++')).toEqual(['Ctrl', '+']);
    expect(keysOf('')).toEqual([]);
  });
});
