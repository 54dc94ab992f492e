/** Why a driver could not send, as stored with the message. */
export type DriverFailure =
  | 'invalid_recipient'
  | 'unsubscribed'
  /** The recipient or a list keeps it from being sent; no driver saw it. */
  | 'suppressed'
  | 'rejected'
  /** The recipient did not write for a day, and the message is no template. */
  | 'window_closed'
  | 'rate_limited'
  /** The mailbox or the operator of this recipient does not take it now. */
  | 'deferred'
  | 'provider_unavailable'
  /** The recipient's own side does not take it, for good or for too long. */
  | 'undelivered'
  /** The provider does not take the account: wrong password, no right to send. */
  | 'account_refused'
  /** The connection ended after the message was handed over and before it was acknowledged. */
  | 'outcome_unknown';

const TEMPORARY: ReadonlySet<DriverFailure> = new Set([
  'rate_limited',
  'deferred',
  'provider_unavailable',
  'account_refused',
]);

/** A device that is gone for good. */
export interface GoneRecipient {
  /** Since when, as far as the other side says; it may have come back after that. */
  readonly since: Date | null;
}

/** A refusal of a provider. Never holds the recipient or the content: it is logged. */
export class DriverError extends Error {
  override readonly name = 'DriverError';
  readonly detail: string | null;
  readonly gone: GoneRecipient | null;
  readonly retryAfterMs: number | null;

  constructor(
    readonly code: DriverFailure,
    options?: ErrorOptions & {
      /** The code of the other side, such as `5.1.1`. */
      readonly detail?: string;
      /** Given when this recipient will never be there again. */
      readonly gone?: GoneRecipient;
      /** How long the other side asks to be left alone. */
      readonly retryAfterMs?: number;
    },
  ) {
    super(`The message was not sent: ${code}.`, options);
    this.detail = options?.detail ?? null;
    this.gone = options?.gone ?? null;
    this.retryAfterMs = options?.retryAfterMs ?? null;
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
