/** A refusal, in the words of DAV: a status and, where a standard names one, the condition that failed. */
export class DavFault extends Error {
  override readonly name = 'DavFault';

  constructor(
    readonly status: number,
    message: string,
    /** XML of the condition, such as `<D:lock-token-submitted/>`. */
    readonly condition = '',
  ) {
    super(message);
  }
}
