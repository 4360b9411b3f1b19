/** Something wrong with what the data is made of; its message is one sentence for the person who runs the compiler. */
export class DataProblem extends Error {
  override name = 'DataProblem';
}
