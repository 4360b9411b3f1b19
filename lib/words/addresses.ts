/** The project on the web. A publisher fills it in, here and in `package.json`: docs/store/BEFORE-SUBMITTING.md. */
const project = 'https://numlens.example/numlens';

/** Where people turn to. `tests/unit/words/addresses.test.ts` compares this with `package.json` and the documents. */
export const addresses = {
  project,
  help: `${project}/blob/main/docs/GUIDE.md`,
  privacy: `${project}/blob/main/docs/PRIVACY.md`,
  issues: `${project}/issues`,
  /** The form for a wrong answer. */
  reportWrong: `${project}/issues/new?template=wrong-answer.md`,
} as const;
