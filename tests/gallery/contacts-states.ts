import type { ContactsState, ImportProblem, ImportSummary } from '../../components/options/contacts/contacts-state.ts';

export const noContacts: ContactsState = {
  page: { contacts: [], offset: 0, matches: 0, all: 0 },
  search: '',
  import: { kind: 'none' },
  isRemovingAll: false,
  isLost: false,
};

const contacts = [
  { name: 'Ada Lovelace', company: 'Analytical Engines Ltd.', numbers: ['+44 20 7946 0018', '+49 30 901820'] },
  { name: 'Bea', numbers: ['+49 1512 3456789'] },
  { name: 'Hudson Street Books & Café, Customer Service Department', numbers: ['+1 212 555 0123', '+1 212 555 0124'] },
  { name: 'Praxis Dr. Öztürk', numbers: Array.from({ length: 9 }, (_, index) => `+49 721 123456${index}`) },
  { name: 'שרה כהן', numbers: ['+972 2-123-4567'] },
  { name: '佐藤 花子', numbers: ['+81 3-1234-5678'] },
];

const some: ContactsState = { ...noContacts, page: { contacts, offset: 50, matches: 20_000, all: 20_000 } };

const problems: ImportProblem[] = [
  { file: 'contacts.vcf', line: 34, kind: 'not-a-number', text: 'ask at the desk' },
  { file: 'contacts.vcf', line: 112, kind: 'unreadable', text: '' },
  { file: 'contacts.vcf', line: 208, kind: 'no-name', text: '' },
  { file: 'outlook.csv', line: 7, kind: 'needs-country', text: '030 901820' },
  { file: 'holiday.jpg', line: null, kind: 'not-contacts', text: '' },
];

const summary: ImportSummary = {
  added: 1_203,
  known: 37,
  withoutNumber: 12,
  unreadable: 4,
  problems,
  problemCount: problems.length,
  doubts: [],
  country: 'DE',
  end: 'whole',
};

const done = (changes: Partial<ImportSummary>): ContactsState => ({
  ...some,
  import: { kind: 'done', summary: { ...summary, ...changes } },
});

/** The contacts in every state. */
export const contactsExamples: { name: string; state: ContactsState }[] = [
  { name: 'No contacts', state: noContacts },
  {
    name: 'Import under way',
    state: { ...noContacts, import: { kind: 'running', file: 'contacts.vcf', part: 0.43, entries: 8_612 } },
  },
  { name: 'Imported', state: done({ unreadable: 0, problems: [], problemCount: 0 }) },
  {
    name: 'Imported, with numbers of other countries',
    state: done({
      problems: [],
      problemCount: 0,
      unreadable: 0,
      doubts: [
        { country: 'US', count: 10, alsoHere: true, text: '(312) 555-0188' },
        { country: 'GB', count: 1, alsoHere: false, text: '(020) 7946 0018' },
      ],
    }),
  },
  { name: 'Imported, with problems', state: done({}) },
  {
    name: 'Imported, with very many problems',
    state: done({
      problems: Array.from({ length: 60 }, (_, index) => ({
        file: 'a.csv',
        line: index + 2,
        kind: 'unreadable',
        text: '',
      })),
      problemCount: 362,
    }),
  },
  {
    name: 'Nothing imported',
    state: {
      ...noContacts,
      import: {
        kind: 'done',
        summary: {
          ...summary,
          added: 0,
          known: 0,
          withoutNumber: 0,
          unreadable: 0,
          problems: problems.slice(4),
          problemCount: 1,
        },
      },
    },
  },
  { name: 'Cancelled', state: done({ added: 450, known: 0, problems: [], problemCount: 0, end: 'cancelled' }) },
  { name: 'Stopped', state: { ...done({ problems: [], problemCount: 0, end: 'failed' }), isLost: true } },
  {
    name: 'Searched',
    state: { ...some, search: 'ada', page: { contacts: contacts.slice(0, 1), offset: 0, matches: 1, all: 20_000 } },
  },
  {
    name: 'Nothing found',
    state: { ...some, search: 'nobody', page: { contacts: [], offset: 0, matches: 0, all: 20_000 } },
  },
  { name: 'About to remove all', state: { ...some, isRemovingAll: true } },
];
