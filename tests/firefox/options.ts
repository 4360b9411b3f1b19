import { expect } from '@playwright/test';
import type { ElementHandle, Page } from 'puppeteer-core';
import type { Service } from '../service/start-service.ts';
import { canaryKey } from './firefox-test.ts';
import type { Firefox } from './start-firefox.ts';

/** What the save bar says. */
export function saveWords(page: Page): Promise<string> {
  return page.$eval('.nl-save-words', (words) => words.textContent ?? '');
}

/** Fills the options like a person and presses "Save"; does not wait for what becomes of it. */
export async function fillAndSave(
  page: Page,
  service: Service,
  mode: 'Never' | 'When I ask' | 'When I hover',
): Promise<void> {
  const texts = {
    'API key': canaryKey,
    'Phone validation address': service.addresses.phoneValidation,
    'IP geolocation address': service.addresses.ipGeolocation,
    'Caller ID address': service.addresses.callerId,
  };
  for (const [label, text] of Object.entries(texts)) {
    const field = await labeled(page, label);
    // A click could meet the bar that stays in sight above the fields.
    await field.evaluate((input) => input.select());
    await page.keyboard.type(text);
  }
  const radio = await labeled(page, mode);
  await radio.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await radio.click();
  await press(page, 'Save');
}

/** The field that a label names. */
async function labeled(page: Page, label: string): Promise<ElementHandle<HTMLInputElement>> {
  for (const field of await page.$$('input')) {
    if ((await field.evaluate(({ labels }) => labels?.[0]?.textContent?.trim())) === label) return field;
  }
  throw new Error(`nothing is labeled ${label}`);
}

/** Presses a button with the pointer. */
export async function press(page: Page, name: string): Promise<void> {
  for (const button of await page.$$('button')) {
    const named = await button.evaluate(({ ariaLabel, textContent }) => ariaLabel ?? textContent.trim());
    if (named === name) return button.click();
  }
  throw new Error(`no button is named ${name}`);
}

/** Answers Firefox's question about permissions, once it is asked; gives what it says. */
export async function answerQuestion(firefox: Firefox, answer: 'allow' | 'refuse'): Promise<string> {
  const question = () =>
    firefox.inWindow(() => {
      const { state, textContent } = PopupNotifications.panel;
      return state === 'open' ? (textContent ?? '') : '';
    });
  await expect.poll(question, { message: 'Firefox asks' }).not.toBe('');
  const text = await question();
  await firefox.inWindow((wanted) => {
    const shown = PopupNotifications.panel.firstElementChild as HTMLElement & Record<string, HTMLElement>;
    shown[wanted === 'allow' ? 'button' : 'secondaryButton']?.click();
  }, answer);
  return text;
}
