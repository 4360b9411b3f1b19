import type { LanguageWords } from './language-words.ts';

/** Malayalam. */
export const malayalam: LanguageWords = {
  phone: 'ഫോൺ മൊബൈൽ ഫോണ് മൊബൈല ഫാക്സ് ബന്ധപ്പെ വിളിക്ക വാട്സ വാട്ട്സ',
  id: 'അക്കൗണ്ട്_നമ്പർ',
};
