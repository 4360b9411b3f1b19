import { expect, onTestFinished, test } from 'vitest';
import { marked, page, survey } from './survey-room.ts';

test('marks what is found, sure and guessed, and leaves the DOM as it is', async () => {
  const root = page('<p>Call <b>+49</b> 30 901820, <a href="tel:+4930901820"><i>Our</i> desk</a> or 192.0.2.7.</p>');
  const before = document.documentElement.outerHTML;
  const { stop } = survey();
  await expect.poll(() => marked()).toEqual(['+49 30 901820', 'Our desk']);
  expect(marked('guess')).toEqual(['192.0.2.7']);
  expect(document.documentElement.outerHTML).toBe(before);
  stop();
  expect(CSS.highlights.has('numlens-sure')).toBe(false);
  expect(root.isConnected).toBe(true);
});

test('registers nothing and asks nothing on a page without numbers', async () => {
  page('<p>Nothing here, since 2019.</p>');
  const { asked, surveyor } = survey();
  page('<p id="late">+49 30 901820</p>');
  await expect.poll(() => surveyor.ledger.all().size).toBe(1);
  expect(asked).toHaveLength(1);
});

test('skips what is not read', async () => {
  page(`<textarea>+49 30 1000001</textarea><div contenteditable>+49 30 1000002</div><script>"+49 30 1000003"</script>
    <svg><text>+49 30 1000004</text></svg><select><option>+49 30 1000005</option></select>
    <div class="CodeMirror"><div><textarea></textarea></div><p>+49 30 1000006</p></div><noscript>+49 30 1000007</noscript>
    <style>/* +49 30 1000008 */</style><p><bdo dir="rtl">+49 30 1000010</bdo></p><p>+49 30 1000009</p>`);
  const { asked } = survey();
  await expect.poll(() => marked()).toEqual(['+49 30 1000009']);
  expect(asked).toHaveLength(1);
});

test('takes no part of a number for a number, however long the text of many numbers is', async () => {
  const numbers = Array.from({ length: 400 }, (_, nth) => `+49 30 ${'1234567890'.slice(0, 4 + (nth % 7))}${100 + nth}`);
  page(`<p>${numbers.map((number, nth) => `${'word '.repeat(1 + (nth % 3))}${number}`).join(', ')}</p>`);
  survey();
  await expect.poll(() => marked().length).toBe(numbers.length);
  expect(marked().sort()).toEqual(numbers.sort());
});

test.each<[string, string, (of: Element) => void, string]>([
  ['<b>+49 30 901820</b>, <b>55</b>', 'loses what is between', (of) => of.childNodes[1]?.remove(), '+49 30 90182055'],
  [
    '<b>+49 30 901820</b><br><b>55</b>',
    'loses a line end',
    (of) => of.querySelector('br')?.remove(),
    '+49 30 90182055',
  ],
  ['<b>+49 30 901820</b>', 'goes on', (of) => of.insertAdjacentHTML('beforeend', '<b>55</b>'), '+49 30 90182055'],
  ['<b>+49 30 901820</b><b>55</b>', 'is parted', (of) => of.children[0]?.after(', '), '+49 30 901820'],
])('reads a number again in inline elements: %s %s', async (html, _, change, after) => {
  const root = page(`<p>${html}</p>`);
  survey();
  await expect.poll(() => marked().length).toBe(1);
  change(root.children[0] ?? root);
  await expect.poll(() => marked()).toEqual([after]);
});

test('leaves parts alone that the page keeps for itself', async () => {
  page('<div data-numlens="off"><p>+49 30 1100001</p><a href="tel:+4930110">us</a></div><p>+49 30 1100002</p>');
  const { asked } = survey();
  await expect.poll(() => marked()).toEqual(['+49 30 1100002']);
  expect(asked).toHaveLength(1);
});

test('reads numbers although the page asks iOS for no links of them', async () => {
  const meta = document.createElement('meta');
  meta.name = 'format-detection';
  meta.content = 'telephone=no, email=no';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  page('<p>+49 30 1200001 <a href="tel:+49301200002">us</a> or 192.0.2.9</p>');
  survey();
  await expect.poll(() => marked()).toEqual(['+49 30 1200001', 'us']);
  expect(marked('guess')).toEqual(['192.0.2.9']);
});

test('parts that only style sets apart are not read as one', async () => {
  page(
    '<div style="display:flex"><span>+49 30 300000</span><span>+49 30 300001</span></div><p>+49 <b>30</b> 300002</p>',
  );
  survey();
  await expect.poll(() => marked()).toEqual(['+49 30 300000', '+49 30 300001', '+49 30 300002']);
});

test('reads line ends as spaces, except where they are kept', async () => {
  page('<p>+49 30\n          400001</p><pre>+49 30 400002\n400003</pre>');
  survey();
  await expect.poll(() => marked()).toEqual(['+49 30 400001', '+49 30 400002']);
});

test('reads open shadow roots, those of custom elements by itself', async () => {
  const root = page('<x-card></x-card>');
  const shadow = root.querySelector('x-card')?.attachShadow({ mode: 'open' });
  shadow?.append('+49 30 700001');
  const inner = document.createElement('x-inner');
  shadow?.append(inner);
  inner.attachShadow({ mode: 'open' }).append('+49 30 700003');
  document.body.append(document.createElement('script'));
  const { surveyor } = survey();
  await expect.poll(() => marked()).toEqual(['+49 30 700001', '+49 30 700003']);
  shadow?.append(Object.assign(document.createElement('p'), { textContent: '+49 30 700002' }));
  await expect.poll(() => surveyor.ledger.all().size).toBe(3);
});

test('survives a form that hides the properties of nodes', async () => {
  const names = [
    'parentNode',
    'childNodes',
    'nextSibling',
    'firstChild',
    'localName',
    'nodeType',
    'getAttribute',
    'closest',
    'matches',
    'assignedSlot',
  ];
  const inputs = names.map((name) => `<input name="${name}">`).join('');
  page(`<form>+49 30 800000<br>${inputs}<b>+49</b> 30 800001</form><p>+49 30 800002</p><img name="body">`);
  survey();
  await expect.poll(() => marked()).toEqual(['+49 30 800000', '+49 30 800001', '+49 30 800002']);
});

test('ends when the site is off', async () => {
  const root = page('<p>+49 30 900002</p>');
  const { asked, surveyor, events } = survey({ on: false });
  await expect.poll(() => events.isOff).toBe(true);
  expect(CSS.highlights.has('numlens-sure')).toBe(false);
  // What comes later is read by a survey that is on, and no longer by the first.
  const second = survey();
  root.append(' +49 30 900003');
  await expect.poll(() => second.asked.some((text) => text.includes('900003'))).toBe(true);
  expect(asked).toEqual(['+49 30 900002']);
  expect(surveyor.ledger.all().size).toBe(0);
});

test('a number of which a part is not to be read, as it can be written in or the page excludes it, is none', async () => {
  page(
    '<p>+49 30 23125<span contenteditable>115</span></p><p>+49 30 23126<i data-numlens="off">9</i></p><p>+49 30 9018',
  );
  const { surveyor } = survey();
  await expect.poll(() => surveyor.ledger.all().size).toBe(1);
});
