/** A calendar file that cannot be read, and why. */
export class IcsProblem extends Error {
  override readonly name = 'IcsProblem';
}
