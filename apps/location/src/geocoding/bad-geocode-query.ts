/** What is asked for cannot be looked for. */
export class BadGeocodeQuery extends Error {
  constructor(
    /** The field that is to be changed. */
    readonly field: string,
    problem: string,
  ) {
    super(`${field} ${problem}`);
    this.name = 'BadGeocodeQuery';
  }
}
