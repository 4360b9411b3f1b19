import type { LanguageWords } from './language-words.ts';

/** Ukrainian. */
export const ukrainian: LanguageWords = {
  spokenIn: 'UA',
  phone: 'дзвон* дзвоніть* телефонуй* гаряч* приймальн* прийман* довідк* мобіл*',
  contact: 'контакти',
  notice: 'питання реєстратура',
  id: `
    едрпоу* єдрпоу* рнокпп* ліценз* свідоцтв* сертиф* артикул* мфо ип ипн іпн кадастр індекс рахунок реестр
    реєстр
  `,
  idWithMark: 'замовлення',
  number: 'номер номеру',
  betweenCall: 'з',
  extension: 'дод',
  or: 'та або',
  areaCode: 'код код_міста',
  shows: {
    UA: 'моб єдрпоу',
  },
};
