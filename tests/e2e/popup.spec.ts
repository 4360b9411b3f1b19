import type { Page } from '@playwright/test';
import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';
import { popupBeside } from './popup-beside.ts';
import { whole } from './whole.ts';

const field = 'Phone number or IP address';

/** Pastes a text as the clipboard would. */
async function paste(popup: Page, text: string): Promise<void> {
  await popup.getByLabel(field).focus();
  await popup.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || !field.dispatchEvent(event)) return;
    field.setRangeText(pasted, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', data: pasted, bubbles: true }));
  }, text);
}

/** How many side panels are open. */
function panels(popup: Page): Promise<number> {
  return popup.evaluate(async () => {
    const contexts = await chrome.runtime.getContexts({ contextTypes: [chrome.runtime.ContextType.SIDE_PANEL] });
    return contexts.length;
  });
}

test('the report follows as the person types, and Enter asks the service', async ({ extension, service }) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  const popup = await extension.open('popup.html');
  await expect(popup.getByLabel(field)).toBeFocused();
  await popup.getByLabel(field).pressSequentially('+1212555');
  await expect(popup.getByText('keep typing')).toBeVisible();
  await expect(popup.getByRole('article')).toHaveCount(0);
  await popup.getByLabel(field).press('Enter');
  await expect(popup.getByRole('article'), 'Enter has it judged as it is').toContainText(/too short/i);
  await popup.getByLabel(field).clear();
  await popup.getByLabel(field).pressSequentially('+49 30 231250123');
  await expect(popup.getByRole('article')).toContainText('Berlin');
  expect(service.requests).toEqual([]);
  await popup.getByLabel(field).press('Enter');
  await expect(popup.locator('dt:text-is("Caller") + dd')).toContainText('Spreeblick Architekten');

  await test.step('what is neither gets one sentence, and nothing is sent', async () => {
    const before = service.requests.length;
    await popup.getByLabel(field).fill('hello');
    await expect(popup.getByText(/isn’t a phone number or/)).toBeVisible();
    await popup.getByLabel(field).press('Enter');
    await popup.getByLabel(field).fill('8.8.8.8');
    await expect(popup.getByRole('article')).toContainText('AS15169');
    expect(service.requests).toHaveLength(before);
  });
});

test('Enter asks the service about a number without a country code too: beside the field is another one for the country', async ({
  extension,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask', defaultCountry: 'DE' });
  const popup = await extension.open('popup.html');
  const input = popup.getByLabel(field);
  await input.pressSequentially('030 231250123');
  await expect(popup.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
  expect(service.requests).toEqual([]);
  await input.press('Enter');
  await expect(popup.locator('dt:text-is("Caller") + dd')).toContainText('Spreeblick Architekten');

  await popup.reload();
  const before = service.requests.length;
  await input.pressSequentially('030 901820');
  const picker = popup.getByRole('combobox', { name: 'Country' });
  await expect(popup.getByRole('article')).toBeVisible();
  await picker.press('Enter');
  await expect.poll(() => service.requests.length, 'closed, the country’s field is the form’s').toBeGreaterThan(before);
});

test('a number is grouped while it is typed, without taking the caret; what is pasted stays as it is', async ({
  extension,
}) => {
  const popup = await extension.open('popup.html');
  const input = popup.getByLabel(field);
  const caret = () => input.evaluate((element) => element instanceof HTMLInputElement && element.selectionStart);
  await input.pressSequentially('+4930901820');
  await expect(input).toHaveValue('+49 30 901820');

  await test.step('deleting takes signs away and nothing else', async () => {
    for (const left of ['+49 30 90182', '+49 30 9018', '+49 30 901', '+49 30 90', '+49 30 9', '+49 30 ', '+49 30']) {
      await input.press('Backspace');
      await expect(input).toHaveValue(left);
    }
    await input.pressSequentially('5');
    await expect(input).toHaveValue('+49 30 5');
  });

  await test.step('typing in the middle leaves the caret there', async () => {
    await input.fill('+49 30 901820');
    for (const _ of '1820') await input.press('ArrowLeft');
    await input.pressSequentially('77');
    await expect(popup.getByRole('article')).toHaveAttribute('aria-label', '+493090771820');
    await expect(input).toHaveValue('+49 30 90771820');
    expect(await caret()).toBe('+49 30 9077'.length);
  });

  await test.step('an address is never taken for a number', async () => {
    await input.fill('');
    await input.pressSequentially('192.168.100.200');
    await expect(input).toHaveValue('192.168.100.200');
    await input.fill('');
    await input.pressSequentially('2606:4700:4700::1111');
    await expect(popup.locator('dt:text-is("Network") + dd')).toContainText('Cloudflare');
  });

  await test.step('pasted, with brackets and port', async () => {
    await input.fill('');
    await paste(popup, '[2606:4700:4700::1111]:443');
    await expect(popup.locator('dt:text-is("Network") + dd')).toContainText('Cloudflare');
    await expect(input).toHaveValue('[2606:4700:4700::1111]:443');
    await input.fill('');
    await paste(popup, '+4930901820');
    await expect(popup.getByRole('article')).toContainText('Berlin');
    await expect(input).toHaveValue('+4930901820');
  });
});

test('the country of a national number is picked by name, code or calling code, by keys or pointer', async ({
  extension,
}) => {
  const popup = await extension.open('popup.html');
  const input = popup.getByLabel(field);
  const picker = popup.getByRole('combobox', { name: 'Country' });
  const report = popup.getByRole('article');
  await input.fill('030 901820');
  await expect(picker).toHaveValue('United States');

  await test.step('keys', async () => {
    await input.press('Tab');
    await picker.pressSequentially('germ');
    await expect(popup.getByRole('option')).toHaveCount(1);
    await picker.press('Enter');
    await expect(report).toContainText('Berlin');
    await expect(picker).toHaveValue('Germany');
    await expect(picker).toBeFocused();
    await picker.press('ArrowDown');
    const active = popup.getByRole('option', { selected: true });
    await expect(active).toHaveText('Germany+49');
    await expect(active).toBeInViewport();
    await picker.press('ArrowUp');
    await expect(active).toHaveText('Georgia+995');
    await picker.press('Escape');
    await expect(popup.getByRole('listbox')).toBeHidden();
    await expect(picker).toHaveValue('Germany');
  });

  await test.step('pointer, and a calling code', async () => {
    await picker.click();
    await picker.fill('+39');
    await popup.getByRole('option', { name: /Italy/ }).click();
    await expect(picker).toHaveValue('Italy');
    await picker.fill('nowhere');
    await expect(popup.getByText('No countries match.')).toBeVisible();
    await input.focus();
    await expect(picker).toHaveValue('Italy');
  });
});

test('several numbers in a pasted text are listed; one can be picked, or all opened as a list', async ({
  extension,
}) => {
  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill('first +49 30 231250123, then 8.8.8.8');
  await expect(popup.getByRole('button', { name: /8\.8\.8\.8/ })).toContainText('Google');
  await popup.getByRole('button', { name: /8\.8\.8\.8/ }).click();
  await expect(popup.locator('dt:text-is("Network") + dd')).toContainText('AS15169');

  const lines = Array.from({ length: 30 }, (_, index) => `198.51.100.${index}\n`).join('');
  await popup.getByLabel(field).fill('');
  await paste(popup, lines);
  await expect(popup.getByLabel(field)).toHaveValue(/^198\.51\.100\.0; 198\.51\.100\.1; /);
  const handed = popup.evaluate(
    () =>
      new Promise((resolve) => {
        chrome.storage.session.onChanged.addListener((changes) => {
          // One for each window.
          const [, text] = Object.entries(changes).find(([key]) => key.startsWith('panelText')) ?? [];
          if (text?.newValue !== undefined) resolve(text.newValue);
        });
      }),
  );
  await popup.getByRole('button', { name: 'Open as a list' }).click();
  expect(await handed, 'with its lines').toBe(lines);
  await expect.poll(() => panels(popup)).toBe(1);
});

test('the first opening offers examples, answered with nothing sent or kept; later Enter opens the newest lookup', async ({
  extension,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I hover' });
  const popup = await extension.open('popup.html');
  const input = popup.getByLabel(field);
  const examples = popup.getByRole('region', { name: 'Try an example' });
  const report = popup.getByRole('article');
  await input.press('ArrowDown');
  await popup.keyboard.press('Enter');
  await expect(report).toContainText('London');
  await input.press('Escape');
  await examples.getByRole('button', { name: /10\.0\.0\.0/ }).click();
  await expect(report).toContainText('16,777,216 addresses');
  await input.fill('9.9.9.9');
  await expect.poll(() => service.requests.length, 'a typed one is looked up, and only that').toBe(1);
  expect(JSON.stringify(service.requests)).toContain('9.9.9.9');
  await popup.reload();
  const recent = popup.getByRole('region', { name: 'Recent lookups' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect(examples).toHaveCount(0);
  await expect(input).toHaveAccessibleDescription(/^Enter opens /);
  await input.press('Enter');
  await expect(report).toHaveAttribute('aria-label', '9.9.9.9');
});

test(
  'Enter that is held down opens the newest lookup, and looks nothing up online',
  whole,
  async ({ extension, service }) => {
    const popup = await extension.open('popup.html');
    const report = popup.getByRole('article');
    const recent = popup.getByRole('region', { name: 'Recent lookups' });
    await popup.getByLabel(field).fill('9.9.9.9');
    await expect(report).toBeVisible();
    await popup.getByLabel(field).press('Enter');
    await extension.configure({ lookUpOnline: 'When I ask' });
    await popup.reload();
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    // Without a release between, the second is a repeat.
    await popup.keyboard.down('Enter');
    await expect(report).toBeVisible();
    await popup.keyboard.down('Enter');
    await popup.keyboard.up('Enter');
    expect(service.requests).toEqual([]);
    await popup.getByLabel(field).fill('8.8.4.4');
    await expect(report).toHaveAttribute('aria-label', '8.8.4.4');
    await popup.keyboard.press('Enter');
    await expect.poll(() => service.requests.length).toBe(1);
    expect(JSON.stringify(service.requests)).toContain('8.8.4.4');
  },
);

test('letters on the keys are digits, and what is too short is none and not kept', whole, async ({ extension }) => {
  const popup = await extension.open('popup.html');
  const input = popup.getByLabel(field);
  await input.pressSequentially('1-800-FLOWERS');
  await expect(popup.getByRole('article')).toHaveAttribute('aria-label', '+18003569377');
  await input.press('Enter');
  await input.fill('+1 650 253 0000 ext. 4455');
  await expect(popup.locator('dt:text-is("RFC 3966") + dd')).toContainText('tel:+16502530000;ext=4455');
  await input.press('Enter');
  await input.fill('123');
  await expect(popup.getByText('keep typing')).toBeVisible();
  await input.press('Enter');
  await input.fill('112');
  await expect(popup.getByText('This is an emergency number.')).toBeVisible();
  await input.fill('192.168.1.300');
  await expect(popup.getByText('Not an IP address: 300 is above 255.')).toBeVisible();
  await popup.reload();
  const entries = popup.getByRole('region', { name: 'Recent lookups' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('+1 650 253 0000 ext. 4455');
  await entries.first().getByRole('button').first().click();
  await expect(input).toHaveValue('+1 650 253 0000 ext. 4455');
  await expect(popup.getByRole('article')).toBeVisible();
});

test(
  'look-ups are listed the next time, can be searched, removed one by one, and cleared',
  whole,
  async ({ extension }) => {
    const popup = await extension.open('popup.html');
    const addresses = ['8.8.8.8', '8.8.4.4', '1.1.1.1', '9.9.9.9', '208.67.222.222'];
    const look = async (address: string) => {
      await popup.getByLabel(field).fill(address);
      await expect(popup.getByRole('article')).toHaveAttribute('aria-label', address);
      await popup.getByLabel(field).press('Enter');
    };
    for (const address of addresses) await look(address);
    await popup.reload();
    const list = popup.getByRole('region', { name: 'Recent lookups' });
    const entries = list.getByRole('listitem');
    await expect(entries).toHaveCount(5);
    await look('94.140.14.14');
    await look('+493012345678');
    await popup.getByLabel(field).press('Escape');
    await expect(popup.getByLabel(field)).toHaveValue('');
    await expect(entries.first(), 'listed at once, grouped as people write it').toContainText('+49 30 12345678');
    await popup.getByLabel(field).fill('google');
    await expect(entries).toHaveCount(2);
    await list.getByRole('button', { name: 'Remove 8.8.4.4 from recent lookups' }).click();
    await expect(entries).toHaveCount(1);
    await expect(list.getByRole('button', { name: 'Remove 8.8.8.8 from recent lookups' })).toBeFocused();
    await popup.getByLabel(field).press('Enter');
    await expect(popup.locator('dt:text-is("Network") + dd'), 'Enter opens the first').toContainText('AS15169');
    await popup.getByLabel(field).fill('');
    await expect(entries).toHaveCount(6);

    await test.step('the arrow keys go to the rows and back, and a sign goes on in the field', async () => {
      const input = popup.getByLabel(field);
      await input.press('ArrowDown');
      await expect(entries.first().getByRole('button').first()).toBeFocused();
      await popup.keyboard.press('ArrowDown');
      await expect(entries.nth(1).getByRole('button').first()).toBeFocused();
      await expect(entries.first().locator('.nl-pick-key'), 'Enter opens the row that has the focus').toBeHidden();
      await popup.keyboard.press('ArrowUp');
      await popup.keyboard.press('ArrowUp');
      await expect(input).toBeFocused();
      await input.press('ArrowDown');
      await popup.keyboard.press('9');
      await expect(input).toHaveValue('9');
      await expect(input).toBeFocused();
      await input.press('Escape');
    });
    await popup.getByRole('button', { name: /clear/i }).click();
    await expect(list).toHaveCount(0);
    await expect(popup.getByLabel(field)).toBeFocused();
  },
);

test(
  'what is typed is never changed but in its groups; a range and a code are answered at once',
  whole,
  async ({ extension }) => {
    const popup = await extension.open('popup.html');
    const input = popup.getByLabel(field);
    for (const text of ['+49 30 901820 12345678901', '2026-11-22', '1 234 567']) {
      await input.fill('');
      await input.pressSequentially(text);
      await expect(input).toHaveValue(text);
    }
    await input.fill('');
    await input.pressSequentially('+49');
    await expect(popup.getByRole('img', { name: 'Flag of Germany' })).toBeVisible();
    await expect(popup.getByText('Germany · keep typing')).toBeVisible();
    await input.fill('10.0.0.0/8');
    await expect(popup.locator('dt:text-is("Last address") + dd')).toHaveText('10.255.255.255');
    await expect(popup.locator('dt:text-is("Number of addresses") + dd')).toHaveText('16,777,216 addresses');
  },
);

test(
  'a report reads as a card: all details are a press away and stay so, and a note can be written',
  whole,
  async ({ extension }) => {
    const popup = await extension.open('popup.html');
    const report = popup.getByRole('article');
    const less = popup.getByRole('button', { name: 'Less', exact: true });
    await popup.getByLabel(field).fill('8.8.8.8');
    await expect(report).toBeVisible();
    await expect(less).toBeHidden();
    await popup.getByRole('button', { name: /details$/, expanded: false }).click();
    await expect(less).toBeVisible();
    await popup.reload();
    await popup.getByLabel(field).fill('9.9.9.9');
    await expect(less).toBeVisible();
    await expect(popup.getByRole('img', { name: /^Flag/ }), 'it answers from many places').toHaveCount(0);
    await less.click();
    await expect(less).toBeHidden();

    await popup.getByRole('button', { name: 'More actions' }).click();
    const menu = await popup.getByRole('menu').boundingBox();
    const main = await popup.getByRole('main').boundingBox();
    expect((menu?.y ?? 0) + (menu?.height ?? 0), 'the popup holds its menu').toBeLessThan(main?.height ?? 0);
    await popup.getByRole('menuitem', { name: 'Add note' }).click();
    await popup.getByLabel('Your note').fill('our resolver');
    await popup.keyboard.press('Enter');
    await expect(report.getByRole('heading', { name: 'our resolver' })).toBeVisible();
    await popup.reload();
    await popup.getByLabel(field).fill('resolver');
    // By then the history may have it too, with a button that removes it.
    await popup.getByRole('button', { name: /^(?!Remove).*9\.9\.9\.9/ }).click();
    await expect(report.getByRole('heading', { name: 'our resolver' })).toBeVisible();
  },
);

test('by keys alone: the focus goes on where details are shown or hidden and a note’s field closes, with what is typed', async ({
  extension,
}) => {
  const popup = await extension.open('popup.html');
  const note = popup.getByLabel('Your note');
  await popup.getByLabel(field).fill('9.9.9.9');
  await popup.getByRole('button', { name: /details$/, expanded: false }).press('Enter');
  const less = popup.getByRole('button', { name: 'Less', exact: true });
  await expect(less).toBeFocused();
  await popup.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(note).toBeFocused();
  await note.pressSequentially('our res');
  await less.press('Enter');
  await expect(note).toHaveValue('our res');
  await note.press('Enter');
  await expect(popup.getByRole('button', { name: 'More actions' })).toBeFocused();
  await expect(popup.getByRole('heading', { name: 'our res' })).toBeVisible();
});

test('what stands on the page is counted, and opens in the side panel', async ({ extension, server, page }) => {
  await page.goto(server.serve('/', '<!doctype html><p>+49 30 901820, 8.8.8.8 and 9.9.9.9'));
  await waitForMark(page, '9.9.9.9');
  const popup = await popupBeside(page, extension);
  const found = popup.getByRole('region', { name: 'On this page' });
  await expect(found).toContainText('1 number');
  await expect(found).toContainText('2 addresses');
  await popup.getByLabel(field).fill('+49 30 90');
  await expect(found.getByRole('listitem'), 'what fits is offered').toContainText('Berlin');
  await popup.getByLabel(field).fill('');
  await found.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => panels(popup)).toBe(1);
  const empty = await extension.context.newPage();
  await empty.goto(server.serve('/empty.html', '<!doctype html><p>Nothing'));
  const over = await popupBeside(empty, extension);
  await expect(over.getByRole('combobox', { name: /^Numlens on/ })).toBeVisible();
  await expect(over.getByRole('region', { name: 'On this page' })).toHaveText('No numbers or addresses here');
});
