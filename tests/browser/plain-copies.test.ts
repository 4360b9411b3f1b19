import { beforeAll, expect, test } from 'vitest';
import { copyAsText } from '../../components/page/plain-copies.ts';

beforeAll(() => {
  copyAsText(document);
  document.body.innerHTML = '<p>Ring <img alt="Flag" src="data:,"> Berlin <input value="030"></p>';
});

/** What the browser offers before a page changes it. */
function offered(): DataTransfer {
  const data = new DataTransfer();
  data.setData('text/html', '<img src="/data/flags/DE.svg">');
  data.setData('text/uri-list', 'https://extension.example/data/flags/DE.svg');
  return data;
}

function selectParagraph(): void {
  getSelection()?.selectAllChildren(document.querySelector('p') ?? document.body);
}

function dragged(selector: string): { event: DragEvent; data: DataTransfer } {
  const data = offered();
  const event = new DragEvent('dragstart', { dataTransfer: data, bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return { event, data };
}

test('what is copied leaves as text alone', () => {
  selectParagraph();
  const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
  document.querySelector('p')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(event.clipboardData?.types).toEqual(['text/plain']);
  expect(event.clipboardData?.getData('text/plain')).toContain('Berlin');
});

test('what is dragged leaves as text alone, and a picture does not leave at all', () => {
  selectParagraph();
  const selection = dragged('p');
  expect(selection.data.types).toEqual(['text/plain']);
  expect(selection.event.defaultPrevented).toBe(false);
  getSelection()?.removeAllRanges();
  const picture = dragged('img');
  expect(picture.data.types).toEqual([]);
  expect(picture.event.defaultPrevented).toBe(true);
});

test('the text of a field is the browser’s own to copy', () => {
  const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
  document.querySelector('input')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
