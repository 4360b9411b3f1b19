import { expect, it, vi } from 'vitest';
import { WrongAnswer } from '../../../../components/report/WrongAnswer.tsx';
import type { Report } from '../../../../lib/model/answer/report.ts';
import { ipReport, phoneReport, report } from '../../../gallery/reports.ts';
import { render } from '../render.ts';

const installed = { version: '0.1.0', dataDates: { phone: '2026-03-26', ip: '2026-06-01' }, browser: 'Firefox/153.0' };

/** A report with everything that must stay here: who it is in the contacts, and the user's note. */
const known: Report = {
  ...report(phoneReport()),
  names: [{ from: 'contacts', name: 'Ada Canary' }],
  note: 'owes me a canary',
};

function tick(root: HTMLElement): void {
  const box = root.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (!box) throw new Error('no tick');
  box.checked = true;
  box.dispatchEvent(new window.Event('change', { bubbles: true }));
}

function drawn(of: Report | null) {
  const onCopy = vi.fn();
  const root = render(<WrongAnswer installed={installed} report={of} copied={null} onCopy={onCopy} />);
  return { root, onCopy, text: () => root.querySelector('textarea')?.value ?? '' };
}

it('the report of a wrong answer names the number only after the tick, and never who it is', async () => {
  const { root, onCopy, text } = drawn(known);
  expect(text()).toContain('What is right:');
  expect(text()).toContain('Numlens 0.1.0, built-in data: numbers 2026-03-26, IP addresses 2026-06-01\nFirefox/153.0');
  expect(text()).not.toMatch(/4915|DE|T-Mobile|Canary|canary/);
  tick(root);
  await vi.waitFor(() => expect(text()).toContain('+4915123456789\nvalid | DE | MOBILE | T-Mobile'));
  expect(text()).not.toMatch(/canary/i);
  root.querySelector<HTMLElement>('.nl-button-main')?.click();
  expect(onCopy).toHaveBeenCalledExactlyOnceWith('report', text());
});

it('names an address with what the device says of it', async () => {
  const { root, text } = drawn(report(ipReport()));
  tick(root);
  await vi.waitFor(() =>
    expect(text()).toContain('91.198.174.192\nDE | Hesse | Frankfurt am Main | 14907 | Wikimedia Foundation Inc.'),
  );
});

it('says how to get the tick where no answer is shown', () => {
  const { root } = drawn(null);
  expect(root.querySelector('input')).toBeNull();
  expect(root.textContent).toContain('look it up in the popup first');
});

it('says who can correct a location, but not beside a number', () => {
  const words = 'Only DB-IP can correct it';
  expect(drawn(null).root.textContent).toContain(words);
  expect(drawn(report(ipReport())).root.textContent).toContain(words);
  expect(drawn(known).root.textContent).not.toContain(words);
});

it('opens the form for a wrong answer, and says that it needs an account', () => {
  const { root } = drawn(null);
  expect(root.querySelector('a')?.href).toMatch(/\/issues\/new\?template=wrong-answer\.md$/);
  expect(root.textContent).toContain('needs an account');
});
