import { expect, test } from './extension.ts';

/** When a test of this file is played, and whether the built-in data (numbers March 2026, addresses June 2026) is old by then. */
const clocks = [
  ['2026-11-28T12:00:00Z', { phone: false, ip: false }],
  ['2027-09-01T12:00:00Z', { phone: false, ip: true }],
  ['2028-11-28T12:00:00Z', { phone: true, ip: true }],
] as const;

for (const [time, isOld] of clocks) {
  test(`a fresh profile tells the age of its data on ${time.slice(0, 10)}`, async ({ extension }) => {
    const page = await extension.open('popup.html');
    await page.clock.setFixedTime(time);
    for (const [kind, typed] of [
      ['phone', '+49 30 231250123'],
      ['ip', '8.8.8.8'],
    ] as const) {
      await page.reload();
      await page.getByLabel('Phone number or IP address').fill(typed);
      const foot = page.locator('.nl-glance-foot');
      await expect(foot).toContainText(isOld[kind] ? /Old built-in data, \w{3} 2026/ : /Built-in data, \w{3} 2026/);
      await expect(foot.locator('.nl-warn')).toHaveCount(isOld[kind] ? 1 : 0);
    }
    const options = await extension.open('options.html');
    await options.clock.setFixedTime(time);
    await options.reload();
    await expect(options.locator('#about')).toContainText('Built-in data from');
    await expect(options.locator('.nl-old-data')).toHaveCount(isOld.ip ? 1 : 0);
  });
}
