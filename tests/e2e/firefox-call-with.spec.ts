import { chmod, readFile, writeFile } from 'node:fs/promises';
import { programSchemes } from '../../lib/model/settings/program-schemes.ts';
import { hoverCard, waitForCard } from '../firefox/card.ts';
import { expect, noFirefox, test } from '../firefox/firefox-test.ts';
import { openMenu, takeItem } from '../firefox/menu.ts';
import { registerProgram } from '../firefox/register-program.ts';

test.skip(noFirefox, 'Firefox is not installed');

const text = `<!doctype html><html lang="de"><title>Desk</title><style>p { margin: 80px 0 0 40px }</style>
  <p>Tel. 030 901820<p>Tel. +49 1512 3456789`;

test('Firefox: each scheme of the list reaches the program that is registered for it, with exactly that address', async ({
  firefox,
  server,
}, testInfo) => {
  const [program, opened] = [testInfo.outputPath('program.sh'), testInfo.outputPath('opened.txt')];
  await writeFile(program, `#!/bin/sh\necho "$@" >> '${opened}'\n`);
  await chmod(program, 0o755);
  await writeFile(opened, '');
  await registerProgram(firefox, programSchemes, program);
  const heard = async () => (await readFile(opened, 'utf8')).split('\n').filter(Boolean);

  await test.step('from a card, at a press', async () => {
    const options = await firefox.open('options.html');
    const calls = [
      ['sip:{e164}@pbx.example.com', '030 901820', 'sip:+4930901820@pbx.example.com'],
      ['zoomphonecall://{e164}', '+49 1512 3456789', 'zoomphonecall://+4915123456789'],
    ] as const;
    for (const [callWith, number, address] of calls) {
      await options.evaluate(
        (wanted) => Reflect.get(globalThis, 'browser').storage.local.set({ settings: { callWith: wanted } }),
        callWith,
      );
      const page = await firefox.browser.newPage();
      await page.setViewport({ width: 1000, height: 760 });
      await page.goto(server.serve('/', text));
      const card = await hoverCard(firefox, page, number);
      const before = await heard();
      expect(before).not.toContain(address);
      await card.click('Call');
      await expect.poll(heard).toEqual([...before, address]);
      expect(await card.text()).toContain('Your device was asked to open');
      await page.close();
    }
    await options.close();
  });

  await test.step('from “Call” of the browser’s menu, at a press on the card and not before', async () => {
    const options = await firefox.open('options.html');
    await options.click('.nl-switch ::-p-text(“Call” in the context menu)');
    const page = await firefox.browser.newPage();
    await page.goto(server.serve('/', text));
    await page.bringToFront();
    const at = await page.$eval('p:last-of-type', (line) => {
      getSelection()?.selectAllChildren(line);
      const { x, y, height } = line.getBoundingClientRect();
      return { x: x + 20, y: y + height / 2 };
    });
    expect(await openMenu(firefox, page, at)).toContain('Call “Tel. +49 1512 3456789”…');
    await writeFile(opened, '');
    await takeItem(firefox, 'Call');
    const card = await waitForCard(firefox, page);
    await expect.poll(() => card.text()).toContain('+49 1512 3456789');
    expect(await heard()).toEqual([]);
    await card.click('Call');
    await expect.poll(heard).toEqual(['zoomphonecall://+4915123456789']);
    expect(await card.text()).toContain('Your device was asked to open');
    await options.click('.nl-switch ::-p-text(“Call” in the context menu)');
    await page.close();
    await options.close();
  });

  await test.step('and from any frame of ours, each scheme; one outside the list does not', async () => {
    await writeFile(opened, '');
    const options = await firefox.open('options.html');
    for (const scheme of ['mailto', ...programSchemes]) {
      await options.evaluate((src) => {
        document.onclick = () => {
          const frame = document.createElement('iframe');
          frame.hidden = true;
          frame.src = src;
          document.body.append(frame);
        };
      }, `${scheme}:+4930901820`);
      await options.mouse.click(5, 5);
      if (scheme !== 'mailto') await expect.poll(heard).toContain(`${scheme}:+4930901820`);
    }
    expect(await heard()).toEqual(programSchemes.map((scheme) => `${scheme}:+4930901820`));
    // Other files share this Firefox.
    await options.evaluate(() => Reflect.get(globalThis, 'browser').storage.local.remove('settings'));
    await options.close();
  });
});
