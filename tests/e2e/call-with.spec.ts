import { expect, test } from './extension.ts';
import { handedOver } from './handed-over.ts';
import { hoverCard } from './hover-card.ts';
import { changeSettings } from './stored-settings.ts';

const html = `<!doctype html><html lang="de"><title>Desk</title><style>p { margin: 100px 0 0 40px }</style>
  <p>Tel. 030 901820<p>Tel. 01512 3456789<p>Tel. +44 20 7946 0018<p>Tel. +1 201 555 0123 ext. 12<p>Notruf 110`;

const callWith = [
  ['tel:0,{national}', 'tel:0,030901820'],
  ['sip:{e164}@pbx.example.com', 'sip:+4930901820@pbx.example.com'],
  ['zoomphonecall://{e164}', 'zoomphonecall://+4930901820'],
  ['https://voice.invalid/calls?a=nc,{e164}', 'https://voice.invalid/calls?a=nc,%2B4930901820'],
] as const;

for (const [template, address] of callWith) {
  test(`“Call” hands over exactly what ${template} makes of the number, after a press and not before`, async ({
    extension,
    server,
    page,
  }) => {
    const own = await extension.open('options.html');
    await changeSettings(own, { callWith: template });
    await page.bringToFront();
    await page.goto(server.serve('/', html));
    const card = await hoverCard(page, '030 901820');
    const asked = await handedOver(page, card);
    const link = card.getByRole('link', { name: 'Call', exact: true });
    await link.hover();
    await card.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight'));
    expect(asked).toEqual([]);
    await link.press('Enter');
    await expect.poll(() => asked).toEqual([address]);
    const said = card.getByText('Your device was asked to open');
    await expect(said).toHaveCount(template.startsWith('https:') ? 0 : 1);
  });
}

const presses = [
  ['01512 3456789', 'Call', 'link', 'sip:+4915123456789@pbx.example.com'],
  // A chat is in sight for a mobile number, and in the menu for others.
  ['01512 3456789', 'Message', 'link', 'https://chat.invalid/4915123456789'],
  ['+44 20 7946 0018', 'Call', 'link', 'sip:+442079460018@pbx.example.com'],
  ['+44 20 7946 0018', 'Message', 'menuitem', 'https://chat.invalid/442079460018'],
  ['+1 201 555 0123', 'Call', 'link', 'sip:+1201555012312@pbx.example.com'],
  // An extension has no chat.
  ['+1 201 555 0123', 'Message', 'menuitem', null],
] as const;

test('a mobile and a foreign number, and one with an extension, are called and written to; a short number is not', async ({
  extension,
  server,
  page,
}) => {
  const own = await extension.open('options.html');
  await changeSettings(own, {
    callWith: 'sip:{e164}{extension}@pbx.example.com',
    messageWith: 'https://chat.invalid/{digits}',
  });
  await page.bringToFront();
  for (const [text, name, role, address] of presses) {
    await test.step(`${name} ${text}`, async () => {
      // In a tab of its own: the browser asks which program to open, and takes the tab's keys and pointer.
      const tab = await extension.context.newPage();
      await tab.goto(server.serve('/', html));
      const card = await hoverCard(tab, text);
      const asked = await handedOver(tab, card);
      if (role === 'menuitem') await card.getByRole('button', { name: 'More actions' }).press('Enter');
      const link = card.getByRole(role, { name });
      if (address === null) await expect(link).toHaveCount(0);
      else {
        await card.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight'));
        await link.press('Enter');
        await expect.poll(() => asked).toEqual([address]);
      }
      await tab.close();
    });
  }
  await page.goto(server.serve('/', html));
  await hoverCard(page, '030 901820');
  const marked = await page.evaluate(() => [...CSS.highlights.values()].flatMap((each) => [...each]).map(String));
  expect(marked).not.toContain('110');
});
