import type { Page } from '@playwright/test';
import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';
import { popupBeside } from './popup-beside.ts';

const field = 'Phone number or IP address';

/** Pastes a text as the clipboard would. */
async function paste(popup: Page, text: string, html = ''): Promise<void> {
  await popup.getByLabel(field).focus();
  await popup.evaluate(
    ({ text: pasted, html }) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      if (html !== '') data.setData('text/html', html);
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      const field = document.activeElement;
      if (!(field instanceof HTMLInputElement) || !field.dispatchEvent(event)) return;
      field.setRangeText(pasted, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
      field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', data: pasted, bubbles: true }));
    },
    { text, html },
  );
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

test('a pasted message is checked as a whole, with the links of its HTML, and nothing is sent', async ({
  extension,
  service,
}) => {
  await extension.configure({ defaultCountry: 'DE', lookUpOnline: 'When I ask' });
  const popup = await extension.open('popup.html');
  const html = 'Your bank, free: <a href="tel:+4917612345678">0800 1234567</a>';
  await paste(popup, 'Your bank, free: 0800 1234567', html);
  await expect(popup.getByText('A link shows +49 800 1234567 but calls +49 176 12345678.')).toBeVisible();
  await expect(popup.getByRole('button', { name: '+49 176 12345678' })).toBeVisible();
  await paste(popup, 'Your bank, free:\n0800 1234567');
  await expect(popup.getByText('Nothing conspicuous in the numbers.')).toBeVisible();
  expect(service.requests).toEqual([]);
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
