/** A vCard that cannot be read, and why. */
export class VcardProblem extends Error {
  override readonly name = 'VcardProblem';
}
