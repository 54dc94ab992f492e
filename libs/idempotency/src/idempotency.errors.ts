import { defineErrors } from '@skydeck/errors';

/** What may go wrong with an `Idempotency-Key`. */
export const IdempotencyErrors = defineErrors('', {
  idempotency_in_progress: {
    status: 409,
    message: 'The first request with this `Idempotency-Key` is still running.',
    fix: 'Send the same request again after the seconds given in `Retry-After`.',
  },
  idempotency_mismatch: {
    status: 422,
    message: 'This `Idempotency-Key` was used for another request.',
    fix: 'Use a new key for each request; repeat a request with the body that it had first.',
  },
});
