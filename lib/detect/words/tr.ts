import type { LanguageWords } from './language-words.ts';

/** Turkish. */
export const turkish: LanguageWords = {
  spokenIn: 'TR CY',
  phone: 'hattı* çağrı* danışma* arayın* arayabil* santral faks',
  call: 'ara arayin',
  contact: 'iletişim irtibat',
  owner: 'şoför sürücü',
  possessive: 'yeni benim',
  notice: 'hizmetleri hizmeti rezervasyon randevu bilgi',
  id: 'mersis* sicil vergi tckn TC',
  idWithMark: 'hesap dosya sipariş',
  idAfterNumber: 'rezervasyon',
  number: 'numara numarasi numarası no',
  ownNumber: 'numaram numaramız',
  numberEnds: 'numarası',
  betweenCall: 'bana bizi beni',
  onlyIn: {
    TR: { phone: 'cep hat sabit' },
  },
  extension: 'dahili',
  or: 've veya',
  areaCode: 'kod alan_kodu',
  hours: 'saat',
  shows: {
    TR: 'mah sok için',
  },
};
