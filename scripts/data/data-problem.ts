/** A problem with the inputs of the data. Its message is one sentence for whoever runs the compiler. */
export class DataProblem extends Error {
  override name = 'DataProblem';
}
