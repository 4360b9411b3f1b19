import { builtForFirefox, expect, noFirefox, test } from '../firefox/firefox-test.ts';
import { wordsIn } from '../firefox/panel.ts';
import { isFull } from './whole.ts';

test.skip(noFirefox, 'Firefox is not installed');

test.afterEach(async ({ firefox }) => {
  await firefox.speak('en-US');
  await firefox.install(builtForFirefox);
});

// The messages of both are in one folder, `pt`.
for (const language of isFull ? ['pt-BR', 'pt-PT'] : ['pt-PT']) {
  test(`Firefox: in a ${language} browser sentences are Portuguese`, async ({ firefox }) => {
    await firefox.speak(language);
    await firefox.install(builtForFirefox);
    const options = await firefox.open('options.html');
    expect(await options.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await wordsIn(options)).toContain('Opções do Numlens');
    await options.close();
  });
}
