import { afrikaans } from './af.ts';
import { amharic } from './am.ts';
import { arabic } from './ar.ts';
import { assamese } from './as.ts';
import { azerbaijani } from './az.ts';
import { belarusian } from './be.ts';
import { bulgarian } from './bg.ts';
import { bengali } from './bn.ts';
import { catalan } from './ca.ts';
import { kurdish } from './ckb.ts';
import { czech } from './cs.ts';
import { welsh } from './cy.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { dhivehi } from './dv.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { estonian } from './et.ts';
import { basque } from './eu.ts';
import { persian } from './fa.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { irish } from './ga.ts';
import { gujarati } from './gu.ts';
import { hausa } from './ha.ts';
import { hebrew } from './he.ts';
import { hindi } from './hi.ts';
import { croatian } from './hr.ts';
import { haitianCreole } from './ht.ts';
import { hungarian } from './hu.ts';
import { armenian } from './hy.ts';
import { indonesian } from './id.ts';
import { international } from './international.ts';
import { icelandic } from './is.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { javanese } from './jv.ts';
import { georgian } from './ka.ts';
import { kazakh } from './kk.ts';
import { khmer } from './km.ts';
import { kannada } from './kn.ts';
import { korean } from './ko.ts';
import { kyrgyz } from './ky.ts';
import type { LanguageWords } from './language-words.ts';
import { lao } from './lo.ts';
import { lithuanian } from './lt.ts';
import { latvian } from './lv.ts';
import { malagasy } from './mg.ts';
import { macedonian } from './mk.ts';
import { malayalam } from './ml.ts';
import { mongolian } from './mn.ts';
import { marathi } from './mr.ts';
import { malay } from './ms.ts';
import { maltese } from './mt.ts';
import { burmese } from './my.ts';
import { norwegian } from './nb.ts';
import { nepali } from './ne.ts';
import { dutch } from './nl.ts';
import { odia } from './or.ts';
import { punjabi } from './pa.ts';
import { polish } from './pl.ts';
import { pashto } from './ps.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { russian } from './ru.ts';
import { kinyarwanda } from './rw.ts';
import { sinhala } from './si.ts';
import { slovak } from './sk.ts';
import { slovenian } from './sl.ts';
import { somali } from './so.ts';
import { albanian } from './sq.ts';
import { serbian } from './sr.ts';
import { swedish } from './sv.ts';
import { swahili } from './sw.ts';
import { tamil } from './ta.ts';
import { telugu } from './te.ts';
import { tajik } from './tg.ts';
import { thai } from './th.ts';
import { filipino } from './tl.ts';
import { turkish } from './tr.ts';
import { uyghur } from './ug.ts';
import { ukrainian } from './uk.ts';
import { urdu } from './ur.ts';
import { uzbek } from './uz.ts';
import { vietnamese } from './vi.ts';
import { yoruba } from './yo.ts';
import { chinese } from './zh.ts';
import { zulu } from './zu.ts';

/** All languages that the detector has words of. */
export const languages: readonly LanguageWords[] = [
  afrikaans,
  amharic,
  arabic,
  assamese,
  azerbaijani,
  belarusian,
  bulgarian,
  bengali,
  catalan,
  kurdish,
  czech,
  welsh,
  danish,
  german,
  dhivehi,
  greek,
  english,
  spanish,
  estonian,
  basque,
  persian,
  finnish,
  french,
  irish,
  gujarati,
  hausa,
  hebrew,
  hindi,
  croatian,
  haitianCreole,
  hungarian,
  armenian,
  indonesian,
  international,
  icelandic,
  italian,
  japanese,
  javanese,
  georgian,
  kazakh,
  khmer,
  kannada,
  korean,
  kyrgyz,
  lao,
  lithuanian,
  latvian,
  malagasy,
  macedonian,
  malayalam,
  mongolian,
  marathi,
  malay,
  maltese,
  burmese,
  norwegian,
  nepali,
  dutch,
  odia,
  punjabi,
  polish,
  pashto,
  portuguese,
  romanian,
  russian,
  kinyarwanda,
  sinhala,
  slovak,
  slovenian,
  somali,
  albanian,
  serbian,
  swedish,
  swahili,
  tamil,
  telugu,
  tajik,
  thai,
  filipino,
  turkish,
  uyghur,
  ukrainian,
  urdu,
  uzbek,
  vietnamese,
  yoruba,
  chinese,
  zulu,
];
