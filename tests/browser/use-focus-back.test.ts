import { h, render } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFocusBack } from '../../components/page/use-focus-back.ts';
import { page } from './survey-room.ts';

/** A button that opens a form, and another one in the form that closes it. */
function Form() {
  const [isOpen, setOpen] = useState(true);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(isOpen, () => opener.current);
  return h(
    'div',
    null,
    h('button', { id: 'opener', ref: opener, onClick: () => setOpen(true) }, 'Open'),
    isOpen ? h('button', { id: 'closer', onClick: () => setOpen(false) }, 'Close') : null,
  );
}

async function closed(how: 'key' | 'pointer') {
  const root = page('');
  render(h(Form, null), root);
  const closer = root.querySelector<HTMLElement>('#closer');
  if (!closer) throw new Error('not drawn');
  if (how === 'pointer') await userEvent.click(closer);
  else {
    await userEvent.keyboard('{Tab}');
    closer.focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.poll(() => root.querySelector('#closer')).toBeNull();
  // Effects run after the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return document.activeElement?.id ?? null;
}

test('a form that is closed with a key gives the focus back to its button', async () => {
  expect(await closed('key')).toBe('opener');
});

test('one that is closed with the pointer gives it to nothing, as a visible focus would hold a card open', async () => {
  expect(await closed('pointer')).not.toBe('opener');
});
