import { expect, onTestFinished, test, vi } from 'vitest';
import { subjectKey } from '../../lib/model/subject.ts';
import { marked, otherwise, page, storm, survey } from './survey-room.ts';

test('asks again only about texts whose finds have changed', async () => {
  const lines = Array.from({ length: 3_000 }, (_, line) => `<p>+49 30 ${4_000_000 + line}</p>`);
  page(`<p><a href="tel:+49303100000">Our desk</a></p>${lines.join('')}`);
  const { asked, surveyor } = survey({ changedReply: 2 });
  const readOtherwise = () => [...surveyor.ledger.all()].filter(({ subject }) => subjectKey(subject) === otherwise);
  await expect.poll(() => readOtherwise().length).toBe(3_001);
  expect(surveyor.ledger.all().size).toBe(3_001);
  const texts = new Set(asked);
  expect(asked.length).toBeGreaterThan(texts.size);
  expect(asked.filter((text, index) => asked.indexOf(text) < index).length).toBeLessThan(texts.size / 2);
  await expect.poll(() => marked().length).toBe(3_001);
});

test('asks about what is in sight first', async () => {
  const lines = (part: number): string =>
    Array.from({ length: 10_000 }, (_, line) => `<p>+49 30 ${part}${1_000_000 + line}</p>`).join('');
  page(
    `<section>${lines(1)}</section><section id="here"><p>+49 30 13000001</p></section><section>${lines(2)}</section>`,
  );
  document.querySelector('#here')?.scrollIntoView({ block: 'center' });
  const { asked } = survey();
  const sight = (): number => asked.findIndex((text) => text.includes('+49 30 13000001'));
  await expect.poll(sight).toBeGreaterThanOrEqual(0);
  // The first slice reads from the top, before it is known what is in sight.
  expect(sight()).toBeLessThan(2_000);
});

test('marks hidden text once it is drawn', async () => {
  const root = page('<p hidden>+49 30 2000001</p><p>+49 30 2000002</p>');
  survey();
  await expect.poll(() => marked()).toEqual(['+49 30 2000002']);
  root.querySelector('p')?.removeAttribute('hidden');
  await expect.poll(() => marked()).toEqual(['+49 30 2000001', '+49 30 2000002']);
});

test('reads no style while the page loads; afterwards hidden text waits until it is shown', async () => {
  const asked = [vi.spyOn(Element.prototype, 'checkVisibility'), vi.spyOn(globalThis, 'getComputedStyle')];
  onTestFinished(() => asked.forEach((ask) => void ask.mockRestore()));
  const link = '<a href="tel:+49302000004"><b hidden>Call</b> us</a>';
  const root = page(
    `<p hidden>+49 30 2000001</p><p>+49 30 2000002</p><p hidden>${link}</p>${link}` +
      '<p style="display: flex"><b>+49 30 20000051</b><i>22</i></p><pre>+49 30 20000061\n22</pre>',
  );
  const { surveyor } = survey({ isLoaded: false });
  await expect
    .poll(() => {
      surveyor.read(false);
      return surveyor.ledger.all().size;
    })
    .toBe(5);
  for (const ask of asked) expect(ask).not.toHaveBeenCalled();
  expect(marked()).toContain('+49 30 2000005122');
  surveyor.read(true);
  await expect.poll(() => marked()).toEqual(['+49 30 2000002', '+49 30 20000051', '+49 30 20000061', 'Call us']);
  for (const part of root.querySelectorAll('p')) part.removeAttribute('hidden');
  const shown = ['+49 30 2000001', '+49 30 2000002', '+49 30 20000051', '+49 30 20000061', 'Call us', 'Call us'];
  await expect.poll(() => marked()).toEqual(shown);
});

test('follows added, changed, removed and returning text, and asks about each text once', async () => {
  const root = page('<p id="a">+49 30 500001</p><p id="b">none</p>');
  const { asked, surveyor } = survey();
  await expect.poll(() => marked()).toEqual(['+49 30 500001']);
  const [first, second] = root.querySelectorAll('p');
  const text = second?.firstChild;
  if (!first || !(text instanceof Text)) throw new Error('the page is not as written');
  text.data = '+49 30 500002';
  await expect.poll(() => marked()).toEqual(['+49 30 500001', '+49 30 500002']);
  text.data = 'none again';
  first.remove();
  await expect.poll(() => surveyor.ledger.all().size).toBe(0);
  root.append(first);
  await expect.poll(() => marked()).toEqual(['+49 30 500001']);
  expect(asked).toHaveLength(2);
});

test('a number that comes in two texts is found when its second half arrives', async () => {
  const root = page('<p>+49 30 </p>');
  const { surveyor } = survey();
  root.querySelector('p')?.append('600001');
  await expect.poll(() => marked()).toEqual(['+49 30 600001']);
  expect(surveyor.ledger.all().size).toBe(1);
});

test('reads open shadow roots that come after the page was read, of plain elements and inside others too', async () => {
  const root = page('<p>+49 30 700001</p><x-late></x-late><section></section>');
  const { surveyor } = survey();
  await expect.poll(() => marked()).toEqual(['+49 30 700001']);
  const inner = document.createElement('div');
  inner.attachShadow({ mode: 'open' }).append('+49 30 700004');
  root.querySelector('x-late')?.attachShadow({ mode: 'open' }).append('+49 30 700002');
  root.querySelector('section')?.attachShadow({ mode: 'open' }).append('+49 30 700003', inner);
  root.querySelector('p')?.attachShadow({ mode: 'closed' }).append('+49 30 700005');
  surveyor.seekRoots();
  await expect.poll(() => marked()).toHaveLength(4);
  expect(marked()).toEqual([1, 2, 3, 4].map((end) => `+49 30 70000${end}`));
  // Once met, a root is followed like the document.
  inner.shadowRoot?.replaceChildren('+49 30 700006');
  await expect.poll(() => marked()).toContain('+49 30 700006');
});

test('marks are right after 20,000 changes', async () => {
  const root = page('<p></p>');
  const { surveyor } = survey();
  const paragraph = root.querySelector('p');
  for (let index = 0; index < 20_000; index += 1) {
    if (index % 2) paragraph?.firstChild?.remove();
    else paragraph?.append(`+49 30 9${index}`);
  }
  paragraph?.append('+49 30 900001');
  await expect.poll(() => marked()).toEqual(['+49 30 900001']);
  expect(surveyor.ledger.all().size).toBe(1);
});

test('marks are right after a thousand lines came in each of many tasks', async () => {
  const root = page('<ol></ol>');
  const list = root.querySelector('ol');
  const { surveyor } = survey();
  for (let burst = 0; burst < 10; burst += 1) {
    for (let line = 0; line < 1_000; line += 1) {
      const item = document.createElement('li');
      item.textContent = line === 500 ? `+49 30 95000${burst}` : `line ${line}`;
      list?.append(item);
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const all = Array.from({ length: 10 }, (_, burst) => `+49 30 95000${burst}`);
  await expect.poll(() => marked()).toEqual(all);
  list?.replaceChildren('+49 30 950100');
  await expect.poll(() => marked()).toEqual(['+49 30 950100']);
  expect(surveyor.ledger.all().size).toBe(1);
});

test('a match whose text has changed is not current any more, and is read again in the midst of a storm', async () => {
  page('<p>+49 30 901820</p><p>+49 30 901821</p>');
  const room = survey();
  await expect.poll(() => marked()).toEqual(['+49 30 901820', '+49 30 901821']);
  await storm(room);
  const [match, beside] = room.surveyor.ledger.all();
  const node = match?.passages[0].node;
  if (!match || !beside || !node) throw new Error('no match');
  expect(room.surveyor.isCurrent(match)).toBe(true);
  node.data = '+49 30 901829';
  expect(room.surveyor.isCurrent(match)).toBe(false);
  expect(room.surveyor.ledger.all().has(match)).toBe(false);
  await expect.poll(() => marked()).toEqual(['+49 30 901821', '+49 30 901829']);
  expect(room.surveyor.isCurrent(beside)).toBe(true);
  // Only what is still in the document counts.
  beside.passages[0].node.parentElement?.remove();
  expect(room.surveyor.isCurrent(beside)).toBe(false);
});

test('a number that a style has joined since with more digits is read again when its match is asked about', async () => {
  const root = page('<p><span>+49 30 23125113</span><span class="more">777</span></p>');
  const sheet = root.appendChild(document.createElement('style'));
  sheet.textContent = '.more { display: block }';
  const { surveyor, asked } = survey();
  await expect.poll(() => surveyor.ledger.all().size).toBe(1);
  const [match] = surveyor.ledger.all();
  if (!match) throw new Error('no match');
  expect(surveyor.isCurrent(match)).toBe(true);
  sheet.disabled = true;
  expect(surveyor.isCurrent(match)).toBe(false);
  await expect.poll(() => asked.at(-1)).toContain('23125113777');
});
