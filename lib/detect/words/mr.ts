import type { LanguageWords } from './language-words.ts';

/** Marathi. */
export const marathi: LanguageWords = {
  phone: 'दूरध्वनी भ्रमणध्वनी मोबाईल व्हाट्स',
};
