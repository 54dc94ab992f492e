/** Why a driver could not send, as stored with the message. */
export type DriverFailure =
  | 'invalid_recipient'
  | 'unsubscribed'
  | 'rejected'
  | 'rate_limited'
  | 'provider_unavailable';

const TEMPORARY: ReadonlySet<DriverFailure> = new Set(['rate_limited', 'provider_unavailable']);

/** A refusal of a provider. Never holds the recipient or the content: it is logged. */
export class DriverError extends Error {
  override readonly name = 'DriverError';

  constructor(
    readonly code: DriverFailure,
    options?: ErrorOptions,
  ) {
    super(`The message was not sent: ${code}.`, options);
  }

  /** Whether the same message may get through later. */
  get isTemporary(): boolean {
    return TEMPORARY.has(this.code);
  }

  /** What was thrown, as a driver error; the unknown counts as temporary. */
  static from(thrown: unknown): DriverError {
    if (thrown instanceof DriverError) return thrown;
    return new DriverError('provider_unavailable', { cause: thrown });
  }
}
