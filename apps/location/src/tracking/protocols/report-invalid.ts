/** What was sent is no position; `field` says what is wrong with it. */
export class ReportInvalid extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(`${field}: ${message}`);
    this.name = 'ReportInvalid';
  }
}
