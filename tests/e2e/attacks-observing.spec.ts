import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { number, openAnsweredCard } from './attack-page.ts';
import { waitForCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverText, waitForMark } from './hover-text.ts';
import { startReportServer } from './report-server.ts';
import { isFull } from './whole.ts';

const features =
  'clipboard-write=(), clipboard-read=(), fullscreen=(), unload=(), sync-xhr=(), autoplay=(), storage-access=()';
const endpoints = { 'reporting-endpoints': 'r="/reports", default="/reports"' };
const isolated = {
  ...{ ...endpoints, 'document-policy': 'js-profiling', 'permissions-policy': features },
  'cross-origin-opener-policy': 'same-origin',
};

/** What a page can have reported, by the headers that it sends: policies that hold, and all kinds that only report. */
const policies: Record<string, Record<string, string>> = {
  'no frames, no features': {
    ...endpoints,
    'permissions-policy': features,
    'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; report-uri /reports; report-to r",
  },
  isolated: { ...isolated, 'cross-origin-embedder-policy': 'require-corp; report-to="r"' },
};

/** Two more that differ little from those; tried on request (NUMLENS_FULL=1). */
const likewise: typeof policies = {
  'only reported': {
    ...endpoints,
    'content-security-policy-report-only':
      "default-src 'none'; frame-src 'none'; style-src 'none'; report-uri /reports; report-to r",
    'cross-origin-embedder-policy-report-only': 'require-corp; report-to="r"',
    'integrity-policy-report-only': 'blocked-destinations=(script), endpoints=(r)',
    'document-policy': 'js-profiling, network-efficiency-guardrails;report-to=r, *;report-to=r',
    'document-policy-report-only': 'force-load-at-top;report-to=r, network-efficiency-guardrails;report-to=r',
    'require-document-policy': 'force-load-at-top, *;report-to=r',
    'connection-allowlist-report-only': '(response-origin); report-to=r',
    'document-isolation-policy-report-only': 'isolate-and-require-corp; report-to="r"',
    'cross-origin-opener-policy-report-only': 'same-origin; report-to="r"',
  },
  'no features, only reported': { ...endpoints, 'permissions-policy-report-only': features },
  'isolated, without credentials': { ...isolated, 'cross-origin-embedder-policy': 'credentialless; report-to="r"' },
};

const heardSchema = z.array(z.tuple([z.string(), z.unknown()]));

/** All that a page hears and can ask, as text, with a card open. */
async function observe(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  // What takes long is told to pages more often. A slowed page keeps a core busy while it waits, so it is slowed only while
  // it is read and while the card comes.
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slow(4);
  await waitForMark(page, number);
  await slow(1);
  await hoverText(page, number, () => slow(4));
  await waitForCard(page);
  await slow(1);
  await page.evaluate((memory) => Reflect.get(window, 'attack').ask({ memory }), isFull);
  const heard = heardSchema.parse(await page.evaluate(() => Reflect.get(window, 'attack').heard()));
  await session.detach();
  expect(heard.map(([how]) => how)).toEqual(expect.arrayContaining(['beforetoggle stack', 'host', 'entries', 'event']));
  return JSON.stringify(heard);
}

/** What could name somebody: long words with a digit in them, but for the page's own. */
function names(text: string): Set<string> {
  return new Set([...text.matchAll(/[\w-]{16,}/g)].map(([word]) => word).filter((word) => /\d/.test(word)));
}

for (const [policy, headers] of Object.entries({ ...policies, ...(isFull ? likewise : {}) })) {
  test(`observer probe, ${policy}: nothing that a page hears names the extension, or is the same on two sites`, async ({
    extension,
    page,
  }) => {
    // The page's own policies say what they forbade it.
    extension.errors.allow(/violat/);
    const html = await readFile(join(projectFolder, 'tests', 'attacks', 'observer-probe.html'), 'utf8');
    const server = await startReportServer({ html, headers });
    const told: string[] = [];
    for (const origin of [server.origin, server.origin.replace('127.0.0.1', 'localhost')]) {
      await page.goto(origin);
      told.push((await observe(page)) + server.reports.splice(0).join());
    }
    await server.close();
    for (const text of told) expect(text).not.toMatch(new RegExp(`-extension:|page\\.js|card\\.html|${extension.id}`));
    const [first, second] = told.map(names);
    expect([...(first ?? [])].filter((name) => second?.has(name))).toEqual([]);
  });
}

test('paste probe: what a person copies in a card and pastes is text, and names nothing of the extension', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure();
  const card = await openAnsweredCard(page, server, 'paste-probe');
  await card.getByRole('button', { name: /details$/, expanded: false }).click();
  await expect(card.locator('img.nl-flag').first()).toBeVisible();
  await card.evaluate(() => getSelection()?.selectAllChildren(document.body));
  await card.evaluate(() => document.execCommand('copy'));
  await page.locator('#editor').focus();
  await page.keyboard.press('ControlOrMeta+V');
  const heard = () => page.evaluate(() => Reflect.get(window, 'attack').heard());
  await expect.poll(async () => JSON.stringify(await heard())).toContain('"paste"');
  const all = z.array(z.tuple([z.string(), z.string(), z.string()])).parse(await heard());
  expect([...new Set(all.map(([, type]) => type))]).toEqual(['text/plain']);
  expect(JSON.stringify(all)).not.toMatch(new RegExp(`-extension:|${extension.id}`));
});
