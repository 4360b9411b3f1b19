import type { LanguageWords } from './language-words.ts';

/** Burmese. */
export const burmese: LanguageWords = {
  spokenIn: 'MM',
  phone: 'ဖုန်း ဆက်သွယ် ဖက်စ် ဟော့လိုင်း',
  id: 'ငွေစာရင်း ဘဏ်စာရင်း မှတ်ပုံတင်',
};
