import type { LanguageWords } from './language-words.ts';

/** Gujarati. */
export const gujarati: LanguageWords = {
  phone: 'ફોન મોબાઇલ મોબાઈલ મો. સંપર્ક ફેક્સ હેલ્પ વોટ્સ વ્હોટ્સ',
  id: [
    {
      words: 'ખાતા રોલ અરજી બિલ',
      last: 'નંબર નં ક્રમાંક',
    },
  ],
  beforeMobile: {
    IN: 'મો નં',
  },
};
