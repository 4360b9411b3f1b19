import type { LanguageWords } from './language-words.ts';

/** Swahili. */
export const swahili: LanguageWords = {
  spokenIn: 'KE TZ',
  phone: 'nukushi* rununu* simu',
  call: 'piga',
  contact: 'mawasiliano wasiliana',
  id: 'akaunti usajili',
  number: 'nomba namba nambari',
  betweenCall: 'nasi',
  shows: {
    KE: 'simu',
    TZ: 'simu nukushi',
  },
};
