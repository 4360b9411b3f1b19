import { expect, onTestFinished, test } from 'vitest';
import { marked, page, survey } from './survey-room.ts';

const number = '+49 30 1000001';

/** An editor as its package writes it in reading mode, and the change that lets users type in it. */
type Editor = { name: string; html: string; typing: (root: HTMLElement) => void };

/** Sets an attribute of the only element that matches; null removes it. */
const set =
  (selector: string, name: string, value: string | null): Editor['typing'] =>
  (root) => {
    const element = root.querySelector(selector);
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  };

const codeMirror6 = (attributes: string): string => `<div class="cm-editor"><div class="cm-scroller">
  <div class="cm-content" role="textbox" ${attributes}><div class="cm-line">call ${number}</div></div></div></div>`;
const monaco = (
  typing: string,
): string => `<div class="monaco-editor"><div class="overflow-guard"><div class="margin"></div>
  ${typing}<div class="view-lines"><div class="view-line"><span><span class="mtk1">call ${number}</span></span></div></div>
  <div class="find-widget"><textarea class="input"></textarea></div></div></div>`;

const editors: Editor[] = [
  {
    name: 'CodeMirror 6, not editable',
    html: codeMirror6('contenteditable="false"'),
    typing: set('.cm-content', 'contenteditable', 'true'),
  },
  {
    name: 'CodeMirror 6, read-only',
    html: codeMirror6('contenteditable="true" aria-readonly="true"'),
    typing: set('.cm-content', 'aria-readonly', null),
  },
  {
    name: 'CodeMirror 5',
    html: `<div class="CodeMirror"><div><textarea readonly></textarea></div><div class="CodeMirror-scroll"><pre
      class="CodeMirror-line"><span>call ${number}</span></pre></div></div>`,
    typing: set('textarea', 'readonly', null),
  },
  {
    name: 'Monaco',
    html: monaco(`<div class="native-edit-context" role="textbox" aria-autocomplete="none"></div>
      <textarea class="ime-text-area" readonly></textarea>`),
    typing: set('.native-edit-context', 'aria-autocomplete', 'both'),
  },
  {
    name: 'Monaco with a text field',
    html: monaco('<textarea class="inputarea" readonly aria-autocomplete="none"></textarea>'),
    typing: set('.inputarea', 'readonly', null),
  },
  {
    name: 'Ace',
    html: `<div class="ace_editor"><textarea class="ace_text-input" readonly></textarea><div class="ace_content">
      <div class="ace_line">call ${number}</div></div><div class="ace_search"><input></div></div>`,
    typing: set('.ace_text-input', 'readonly', null),
  },
  {
    name: 'ProseMirror',
    html: `<div class="ProseMirror" contenteditable="false"><p>call ${number}</p></div>`,
    typing: set('.ProseMirror', 'contenteditable', 'true'),
  },
  {
    name: 'Quill',
    html: `<div class="ql-container ql-disabled"><div class="ql-editor" contenteditable="false"><p>call ${number}</p></div></div>`,
    typing: set('.ql-editor', 'contenteditable', 'true'),
  },
];

test.each(editors)(
  'reads $name in reading mode, and nothing while the user can type in it',
  async ({ html, typing }) => {
    const root = page(html);
    const reading = root.innerHTML;
    const { asked } = survey();
    await expect.poll(() => marked()).toEqual([number]);
    typing(root);
    await expect.poll(() => marked()).toEqual([]);
    const writing = root.innerHTML;
    root.innerHTML = `${writing}<p>+49 30 1000002</p>`;
    await expect.poll(() => marked()).toEqual(['+49 30 1000002']);
    expect(asked.filter((text) => text.includes(number))).toHaveLength(1);
    root.innerHTML = reading;
    await expect.poll(() => marked()).toEqual([number]);
  },
);

test('reads an editor once it is in reading mode', async () => {
  const root = page(`<div contenteditable="true"><p>call ${number}</p></div><p>+49 30 1000002</p>`);
  survey();
  await expect.poll(() => marked()).toEqual(['+49 30 1000002']);
  root.firstElementChild?.setAttribute('contenteditable', 'false');
  await expect.poll(() => marked()).toEqual([number, '+49 30 1000002']);
});

test.each<[string, string]>([
  ['an editor’s lines without the element to type in', `<div class="ace_editor"><div>call ${number}</div></div>`],
  ['what was written in an editor', `<div class="ProseMirror"><p>call ${number}</p></div>`],
])('reads %s', async (_, html) => {
  page(html);
  survey();
  await expect.poll(() => marked()).toEqual([number]);
});

test('opens no card and reads nothing in a document that the user can write in', async () => {
  const root = page(`<p>call ${number}</p>`);
  const { surveyor, asked } = survey();
  await expect.poll(() => marked()).toEqual([number]);
  const [match] = surveyor.ledger.all();
  document.designMode = 'on';
  onTestFinished(() => {
    document.designMode = 'off';
  });
  if (match) expect(surveyor.isCurrent(match)).toBe(false);
  expect(marked()).toEqual([]);
  const line = document.createElement('p');
  line.textContent = '+49 30 1000002';
  document.designMode = 'off';
  root.append(line);
  await expect.poll(() => marked()).toEqual(['+49 30 1000002']);
  document.designMode = 'on';
  root.append(' and more');
  await expect.poll(() => marked()).toEqual([]);
  expect(asked).toHaveLength(2);
});
