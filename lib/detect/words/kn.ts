import type { LanguageWords } from './language-words.ts';

/** Kannada. */
export const kannada: LanguageWords = {
  phone: 'ಫೋನ್ ದೂರವಾಣಿ ಮೊಬೈಲ್ ಸಂಪರ್ಕ ಮೊ: ಮೊ. ಫ್ಯಾಕ್ಸ್ ವಾಟ್ಸ',
  id: [
    {
      words: 'ಖಾತೆ ಅರ್ಜಿ',
      last: 'ಸಂಖ್ಯೆ',
    },
  ],
};
