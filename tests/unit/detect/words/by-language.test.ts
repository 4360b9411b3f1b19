import { expect, test } from 'vitest';
import { found } from '../found.ts';

/** Words of one language, each in a text of its own. A new word has its row here. */
test.each<[language: string, country: string, text: string, finds: string[]]>([
  ['Turkish', 'TR', 'Müşteri hattı 5324739418', ['5324739418 = +905324739418']],
  ['Turkish', 'TR', 'Destek hattı: 5324739418', ['5324739418 = +905324739418']],
  ['Turkish', 'TR', 'DESTEK HATTI: 5324739418', ['5324739418 = +905324739418']],
  ['Turkish', 'TR', 'Sabit hat: 2124739418', ['2124739418 = +902124739418']],
  ['Turkish', 'TR', 'Sabit: 2124739418', ['2124739418 = +902124739418']],
  ['Turkish', 'TR', 'Numaram 5324739418', ['5324739418 = +905324739418']],
  ['Turkish', 'TR', 'Numaramız: 5324739418', ['5324739418 = +905324739418']],
  ['Turkish', 'TR', 'Merhaba. Yeni numaram 5324739418', ['5324739418 = +905324739418']],
  ['Turkish', 'TR', 'Müşteri numaram 5324739418', []],
  ['Turkish', 'TR', 'Müşteri no 5324739418', []],
  ['German, which has “hat”, too', 'DE', 'Die Stadt hat 3012345678', []],
  ['Polish', 'PL', 'Umowa 512 345 678', []],
  ['Polish', 'PL', 'Biuro 512 345 678', ['512 345 678 = +48512345678']],
])('%s (%s): %s', (_, country, text, finds) => {
  expect(found(text, country)).toEqual(finds);
});
