import type { LanguageWords } from './language-words.ts';

/** Greek. */
export const greek: LanguageWords = {
  spokenIn: 'GR CY',
  phone: 'τηλ* φαξ* κιν* φαχ* καλέστε* τ φ',
  contact: 'επικοινωνία',
  possessive: 'νέος νέο',
  notice: 'γραμματεία πληροφορίες παραγγελίες κρατήσεις λογιστήριο grammateia',
  id: 'αμκα* γεμη* πρωτοκ* λογαριασμ* αφμ α μ',
  extension: 'εσωτ',
  or: 'και ή',
  shows: {
    GR: 'τηλ κιν αφμ',
  },
};
