/** What is asked for cannot be planned, because a part of it makes no sense. */
export class ProblemInvalid extends Error {
  constructor(
    /** Where it is, such as `jobs[3].location`. */
    readonly field: string,
    /** What is wrong with it. */
    readonly problem: string,
  ) {
    super(`${field}: ${problem}`);
    this.name = 'ProblemInvalid';
  }
}
