/** Why a webhook is not taken: it, or its time, is not what Skydeck sent. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly code: 'missing_header' | 'invalid_timestamp' | 'invalid_signature' | 'invalid_body',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
