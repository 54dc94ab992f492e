/** Why a provider did not take an order. */
export type ProviderProblem =
  /** It will never take this order. */
  | 'refused'
  /** It does not take our account there: wrong key, no right to do so. */
  | 'account_refused'
  /** It is not there or is too busy; nothing happened. */
  | 'unavailable'
  /** It may have happened: the answer did not come. */
  | 'outcome_unknown';

/** A provider that did not do what was asked. Holds no instrument: it is logged. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  /** The provider's own code. */
  readonly detail: string | null;

  constructor(
    readonly problem: ProviderProblem,
    options?: ErrorOptions & { readonly detail?: string },
  ) {
    super(`The payment provider did not take it: ${problem}.`, options);
    this.detail = options?.detail ?? null;
  }

  /** Whether the order is over; otherwise it is looked at again. */
  get isFinal(): boolean {
    return this.problem === 'refused';
  }

  /** What was thrown; of the unknown one knows nothing. */
  static from(thrown: unknown): ProviderFailure {
    if (thrown instanceof ProviderFailure) return thrown;
    return new ProviderFailure('outcome_unknown', { cause: thrown });
  }
}

/** A webhook that is not from the provider, or not fresh. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
