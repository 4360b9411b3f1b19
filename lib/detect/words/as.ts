import type { LanguageWords } from './language-words.ts';

/** Assamese. */
export const assamese: LanguageWords = {
  phone: "দূরভাষ ফেক্স ম'বাইল দূৰভাষ",
};
