/** The database cannot be used, and a sentence for people says why. It never holds a password. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
}
