import { parseHTML } from 'linkedom';
import { beforeEach, expect, test, vi } from 'vitest';
import { usualTools } from '../../../../components/page/report-tools.ts';
import { pressSubjectKey } from '../../../../components/report/subject-keys.ts';
import { firstCopy } from '../../../../lib/model/answer/copy-recipe.ts';
import { viewOf } from '../../../../lib/report/view/view.ts';
import { galleryNow, phoneReport, report } from '../../../gallery/reports.ts';

const { document, Event, Element } = parseHTML(
  '<!doctype html><p>text</p><input><select></select><div role="menu"><a>entry</a></div>',
);
beforeEach(() => void vi.stubGlobal('Element', Element));

const known = report(phoneReport());
const surface = { now: galleryNow, here: 'Europe/Berlin' };
const elsewhere = [{ name: 'Directory', template: 'https://a.example/?q={subject}' }];

/** Presses a key on an element. Returns what that copied and opened. */
function pressed(key: string, on = 'p', more: object = {}, links = elsewhere): unknown[] {
  const done: unknown[] = [];
  const event = Object.assign(new Event('keydown'), { key, altKey: false, ctrlKey: false, metaKey: false, ...more });
  document.querySelector(on)?.addEventListener(
    'keydown',
    (heard) =>
      pressSubjectKey(heard as KeyboardEvent, {
        view: viewOf(known),
        surface: { ...surface, tools: { ...usualTools, elsewhere: links } },
        shown: { offer: { kind: 'off' }, asking: false },
        onRecipe: (kind, recipe, text) => done.push([kind, recipe, text]),
        onOpenLink: (href) => done.push(href),
      }),
    { once: true },
  );
  document.querySelector(on)?.dispatchEvent(event);
  return done;
}

test('C copies as the copy button does, O opens the first of the user’s links', () => {
  expect(pressed('c')).toEqual([['phone', firstCopy.phone, '+49 1512 3456789']]);
  expect(pressed('o')).toEqual(['https://a.example/?q=%2B4915123456789']);
  const favorite = { name: 'Desk', template: 'https://b.example/{digits}', favorite: true };
  expect(pressed('o', 'p', {}, [...elsewhere, favorite]), 'a favorite is first').toEqual([
    'https://b.example/4915123456789',
  ]);
  expect(pressed('o', 'p', {}, [])).toEqual([]);
  expect(pressed('x')).toEqual([]);
});

test('a letter that is typed, that chooses an entry, or that is part of a shortcut does neither', () => {
  for (const on of ['input', 'select', 'a']) expect([pressed('c', on), pressed('o', on)], on).toEqual([[], []]);
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing'])
    expect(pressed('c', 'p', { [held]: true }), held).toEqual([]);
});
