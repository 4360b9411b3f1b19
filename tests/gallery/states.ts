/** Every component's states, one list a surface. */
export { cardExamples } from './card-states.ts';
export { contactsExamples } from './contacts-states.ts';
export { optionsExamples } from './options-states.ts';
