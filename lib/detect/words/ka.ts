import type { LanguageWords } from './language-words.ts';

/** Georgian. */
export const georgian: LanguageWords = {
  spokenIn: 'GE',
  phone: 'ტელ* მობ* ფაქს* დარეკ საკონტაქტო კონტაქტი ცხელი კავშირდ',
  id: 'ანგარიში საიდენტიფიკაციო',
  number: 'nomeri',
};
