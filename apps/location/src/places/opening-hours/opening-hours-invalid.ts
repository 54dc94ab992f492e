/** The text is no `opening_hours` of OpenStreetMap. */
export class OpeningHoursInvalid extends Error {
  constructor(
    /** What is wrong with it, and where. */
    readonly problem: string,
    options?: ErrorOptions,
  ) {
    super(problem, options);
    this.name = 'OpeningHoursInvalid';
  }
}
