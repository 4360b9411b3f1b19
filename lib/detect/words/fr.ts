import type { LanguageWords } from './language-words.ts';

/** French. */
export const french: LanguageWords = {
  spokenIn:
    'FR BE BF BI BJ CA CD CF CG CH CI CM DJ DZ GA GF GN GP HT KM LU MA MC MG ML MQ MR NC NE PF RE RW SC SN TD TG TN VU YT',
  phone: 'appelez* rappele* composez cellul* portabl* fixe vert azur infolin* fones appeler',
  call: 'appel appels appelé appelle standard centrale envoyez',
  contact: 'contact contacter contactez joignable joindre',
  owner: 'vert azur papa',
  possessive: 'mon nouveau nouvelle changé',
  notice: `
    propriétaire informations urgences renseignements renseignement domicile réservation bureau secrétariat
  `,
  id: `
    insee* matricul* colis tirage* identific* compte siret siren facture licence naf rcs tvq neq tps tva rccm cnps
    ninea RC APE ICE ORIAS CNSS PAT avs loto IF MF CIN RNA
  `,
  idWithMark: 'commande dossier article art. cat.',
  idAfterNumber: 'adhérent allocataire abonné',
  number: 'numéro numéros numero numeros n',
  filler: 'au de la le a est',
  betweenCall: 'par du moi nous vous avec maintenant centre x',
  onlyIn: {
    FR: { phone: 'port' },
  },
  extension: 'poste',
  or: 'ou et',
  also: 'aussi',
  alsoFrom: 'du',
  areaCode: 'indicatif',
  hours: 'heures',
  days: 'jours',
  columns: 'prénom',
  shows: {
    FR: 'siret télécopie',
  },
};
