import { expect, test } from './extension.ts';
import { openList, row } from './list-panel.ts';
import { whole } from './whole.ts';

test(
  'no number is cut in a narrow panel, and a verdict that matters or stands alone is said from the start of its line',
  whole,
  async ({ extension }) => {
    await extension.configure({ lookUpOnline: 'Never', defaultCountry: 'US' });
    const panel = await openList(extension.open);
    const texts = ['(650) 253-0000 ext. 4455', '2a03:2880:f12f:8312:face:b00c:1234:25de', '+1 213 070 6433 ext. 12345'];
    const more = ['1-800-FLOWERS', '+1 213 070 6433', '+800 4002 0000'];
    await panel.getByLabel('Paste or drop anything').fill([...texts, ...more].join('\n'));
    await panel.getByRole('button', { name: 'Create list' }).click();
    await expect(panel.locator('.nl-row-subject')).toHaveCount(6);
    for (const width of [320, 420, 900]) {
      await panel.setViewportSize({ width, height: 900 });
      // At 900 px the prefixes give way to texts that are whole; a long address breaks, so the countries need not.
      await expect(panel.getByRole('columnheader')).toHaveCount(width < 720 ? 0 : 8);
      const cut = await panel.locator('.nl-row-subject').evaluateAll((numbers) =>
        numbers.filter((number) => {
          const row = number.closest('.nl-row')?.getBoundingClientRect();
          const { top, bottom } = number.getBoundingClientRect();
          return number.scrollWidth > number.clientWidth || !row || top < row.top || bottom > row.bottom;
        }),
      );
      expect(cut, `cut at ${width}`).toEqual([]);
    }
    const all = panel.getByRole('checkbox', { name: 'Select all' });
    await row(panel, '(650) 253').first().click();
    expect(await all.evaluate((box) => box.matches(':indeterminate'))).toBe(true);
    await all.check();
    await expect(panel.getByText('6 rows selected')).toBeVisible();
    await all.uncheck();
    await expect(panel.getByText('All 6 rows')).toBeVisible();
    await panel.setViewportSize({ width: 320, height: 900 });
    // It breaks only where no room is left: a time beside it yields.
    const tollFree = panel.locator('.nl-row-subject').filter({ hasText: '+1 800 356 9377' });
    expect((await tollFree.boundingBox())?.height).toBeLessThan(20);
    for (const words of ['Probably not in use: its range is unassigned', 'Only format checked']) {
      const said = row(panel, words).last().getByText(words);
      await expect(said).toBeVisible();
      const [line, verdict] = await said.evaluate((element) => [
        element.closest('.nl-row-line')?.getBoundingClientRect().left,
        element.closest('.nl-cell')?.getBoundingClientRect().left,
      ]);
      expect(verdict).toBe(line);
      // The signs of a font may be a little higher than their line; what is cut is a line at least.
      const [beyond = 0, height] = await said.evaluate((element) => [
        element.scrollHeight - element.clientHeight,
        Number.parseFloat(getComputedStyle(element).lineHeight),
      ]);
      expect(beyond).toBeLessThan((height ?? 0) / 2);
    }
  },
);

test('a scrolled list that becomes narrow, where rows are higher, shows the rows of where it is', async ({
  extension,
}) => {
  const panel = await openList(extension.open);
  await panel.setViewportSize({ width: 1_000, height: 900 });
  const addresses = Array.from({ length: 600 }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
  await panel.getByLabel('Paste or drop anything').fill(addresses.join('\n'));
  await panel.getByRole('button', { name: 'Create list' }).click();
  await expect(panel.getByText('600 found')).toBeVisible();
  const grid = panel.getByRole('grid');
  const isRowInSight = () =>
    grid.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.nl-row') instanceof HTMLElement;
    });
  await grid.evaluate((element) => {
    element.scrollTop = element.scrollHeight / 2;
  });
  await expect.poll(isRowInSight).toBe(true);
  await panel.setViewportSize({ width: 400, height: 900 });
  await expect.poll(isRowInSight).toBe(true);
});
