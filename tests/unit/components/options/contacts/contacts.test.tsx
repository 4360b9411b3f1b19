import { describe, expect, it, vi } from 'vitest';
import { Card } from '../../../../../components/card/Card.tsx';
import { Contacts } from '../../../../../components/options/contacts/Contacts.tsx';
import type { ContactsEvents } from '../../../../../components/options/contacts/contacts-state.ts';
import { usualTools } from '../../../../../components/page/report-tools.ts';
import { galleryNow } from '../../../../gallery/reports.ts';
import { cardExamples, contactsExamples } from '../../../../gallery/states.ts';
import { render } from '../../render.ts';

const events: ContactsEvents = {
  onFiles: vi.fn(),
  onCancel: vi.fn(),
  onDoubt: vi.fn(),
  onSearch: vi.fn(),
  onTurn: vi.fn(),
  onRemove: vi.fn(),
  onRemoveAll: vi.fn(),
};

function draw(name: string): HTMLElement {
  const example = contactsExamples.find((each) => each.name === name);
  if (!example) throw new Error(`no example ${name}`);
  return render(<Contacts state={example.state} events={events} />);
}

const buttons = (root: HTMLElement) => [...root.querySelectorAll('button')];
const press = (root: HTMLElement, text: string) =>
  buttons(root)
    .find((each) => each.textContent === text)
    ?.click();

describe('the contacts', () => {
  it('have a name for every button and field, in every state', () => {
    for (const { name } of contactsExamples) {
      const root = draw(name);
      for (const button of buttons(root)) {
        expect(button.getAttribute('aria-label') ?? button.textContent, name).not.toBe('');
      }
      for (const field of root.querySelectorAll('input, progress')) {
        const label = field.closest('label') ?? root.querySelector(`label[for="${field.id}"]`);
        expect(label?.textContent ?? field.getAttribute('aria-label'), name).toMatch(/./);
      }
    }
  });

  it('say how far an import is, and let it be cancelled', () => {
    const root = draw('Import under way');
    expect(root.querySelector('progress')?.getAttribute('value')).toBe('43');
    expect(root.textContent).toContain('Importing contacts.vcf…');
    expect(root.textContent).toContain('8,612 entries read');
    expect(root.querySelector('input[type=file]')).toBeNull();
    press(root, 'Cancel');
    expect(events.onCancel).toHaveBeenCalled();
  });

  it('ask how numbers that look like those of another country are read, once for each country', () => {
    const root = draw('Imported, with numbers of other countries');
    expect(root.querySelector('.nl-import-doubt')?.textContent).toContain(
      '10 numbers look like those of another country, and are not imported yet: (312) 555-0188',
    );
    press(root, 'Read as Germany');
    expect(events.onDoubt).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'US', count: 10 }), 'DE');
    const [, british] = root.querySelectorAll('.nl-import-doubt');
    expect(british?.querySelectorAll('button'), 'no number of Germany is among them').toHaveLength(1);
    press(root, 'Read as United Kingdom');
    expect(events.onDoubt).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'GB' }), 'GB');
  });

  it('sum an import up and name the lines that were left out', () => {
    const root = draw('Imported, with problems');
    expect(root.querySelector('[role=status]')?.textContent).toContain(
      '1,203 numbers imported. 37 were already in your contacts. 12 entries have no phone number. 4 entries could not be read.',
    );
    expect([...root.querySelectorAll('.nl-problems li')].map(({ textContent }) => textContent)).toEqual([
      'contacts.vcf, line 34: not a phone number: “ask at the desk”',
      'contacts.vcf, line 112: could not be read as a contact',
      'contacts.vcf, line 208: number without a name',
      'outlook.csv, line 7: no country code, and no default country: “030 901820”',
      'holiday.jpg: not a vCard file or a CSV with a phone number column',
    ]);
    expect(root.textContent).toContain('Select a default country above');
    expect(root.querySelectorAll('.nl-result')).toHaveLength(1);
    expect(root.querySelector('.nl-result a[href="#default-country"]')?.textContent).toBe('Default country');
    expect(root.textContent).not.toContain('Country used');
  });

  it('say by a color how an import ended: a warning if anything was left out', () => {
    const tone = (name: string) => draw(name).querySelector('.nl-result')?.className.split(' ').at(-1);
    expect(tone('Imported')).toBe('nl-result-good');
    expect(tone('Imported, with problems')).toBe('nl-result-warn');
    expect(tone('Imported, with very many problems')).toBe('nl-result-warn');
    expect(tone('Nothing imported')).toBe('nl-result-warn');
    expect(tone('Cancelled')).toBe('nl-result-neutral');
    expect(tone('Stopped')).toBe('nl-result-bad');
  });

  it('lead with the first sentence on an import, and say the rest in a line of its own', () => {
    const lines = (name: string) =>
      [...draw(name).querySelectorAll('.nl-result p')].map(({ textContent }) => textContent);
    const [stopped, kept] = lines('Stopped');
    expect(stopped?.trim()).toBe('Import stopped because Numlens didn’t respond.');
    expect(kept).toContain('Contacts imported so far are kept.');
    expect(lines('Imported, with problems')[0]?.trim()).toBe('1,203 numbers imported.');
  });

  it('are searched in a field that a button clears', () => {
    const { state } = contactsExamples.find(({ name }) => name === 'Imported, with problems') ?? {};
    if (!state) throw new Error('no example');
    const clear = (search: string) =>
      buttons(render(<Contacts state={{ ...state, search }} events={events} />)).find(
        (each) => each.getAttribute('aria-label') === 'Clear search',
      );
    expect(clear('')).toBeUndefined();
    clear('bea')?.click();
    expect(events.onSearch).toHaveBeenLastCalledWith('');
  });

  it('list 50 of many problems and count the others', () => {
    const lines = draw('Imported, with very many problems').querySelectorAll('.nl-problems li');
    expect(lines).toHaveLength(51);
    expect(lines[50]?.textContent).toBe('and 312 more');
  });

  it('say that what came before a cancel stays', () => {
    expect(draw('Cancelled').querySelector('[role=status]')?.textContent).toContain(
      'Canceled. Contacts imported so far are kept. 450 numbers imported.',
    );
  });

  it('say once that an import stopped, with one thing to do', () => {
    const root = draw('Stopped');
    expect(root.querySelectorAll('.nl-result')).toHaveLength(1);
    expect(root.textContent).toContain('Choose the file again for the rest.');
    expect(root.textContent).not.toContain('open it again');
  });

  it('are listed in pages, and each can be removed by its name', () => {
    const root = draw('Imported, with problems');
    expect(root.textContent).toContain('51–56 of 20,000');
    press(root, 'Next');
    expect(events.onTurn).toHaveBeenLastCalledWith(100);
    press(root, 'Previous');
    expect(events.onTurn).toHaveBeenLastCalledWith(0);
    buttons(root)
      .find((each) => each.getAttribute('aria-label') === 'Remove Bea')
      ?.click();
    expect(events.onRemove).toHaveBeenCalledWith('Bea');
    press(root, 'Remove all');
    expect(events.onRemoveAll).toHaveBeenLastCalledWith('ask');
  });

  it('are all removed only after a yes', () => {
    const root = draw('About to remove all');
    expect(root.textContent).toContain('Remove all 20,000 contacts from this device?');
    press(root, 'Keep');
    expect(events.onRemoveAll).toHaveBeenLastCalledWith('no');
    press(root, 'Remove');
    expect(events.onRemoveAll).toHaveBeenLastCalledWith('yes');
  });
});

describe('a card', () => {
  it('shows whose each name is, the person’s own first', () => {
    const example = cardExamples.find((each) => each.name === 'Names of contacts, pages and the service');
    if (!example) throw new Error('no example');
    const nothing = () => {};
    const heard = {
      onLookUp: nothing,
      onRefresh: nothing,
      onCopy: nothing,
      onRecipe: nothing,
      onSave: nothing,
      onPick: nothing,
      onOptions: nothing,
      onClose: nothing,
      onReread: nothing,
      onTeach: nothing,
    };
    const state = { ...example.state, details: true };
    const shown = { state, now: galleryNow, here: '', copied: null, pinned: false, events: heard };
    const root = render(<Card {...shown} tools={usualTools} />);
    expect(root.querySelector('h1')?.textContent).toBe('Your contacts: Kathi (Elternbeirat)');
    const terms = [...root.querySelectorAll('dt')];
    const caller = terms.find(({ textContent }) => textContent === 'Caller')?.parentElement;
    expect([...(caller?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Kathi (Elternbeirat) your contacts',
      'Praxis Vogelsang this page says',
      'K. Vogelsang from verein.example',
      'Katharina Vogelsang service',
    ]);
    expect(caller?.className).not.toContain('disputed');
    const legend = root.querySelector('.nl-legend')?.textContent;
    expect(legend).toContain('your contacts');
    expect(legend).toContain('from verein.example, 3 days ago');
  });
});
