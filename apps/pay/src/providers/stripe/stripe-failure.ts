import { Stripe } from 'stripe';
import { ProviderFailure, type ProviderProblem } from '../driver/provider-failure.js';

const { errors } = Stripe;

/** Why Stripe did not take an order. A card that is declined is no failure, but a state. */
export function stripeFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const problem = problemOf(error);
  const code = error instanceof errors.StripeError ? (error.code ?? error.type) : undefined;
  return new ProviderFailure(problem, {
    cause: error,
    ...(code !== undefined && { detail: code }),
  });
}

function problemOf(error: unknown): ProviderProblem {
  if (error instanceof errors.StripeAuthenticationError) return 'account_refused';
  if (error instanceof errors.StripePermissionError) return 'account_refused';
  if (error instanceof errors.StripeRateLimitError) return 'unavailable';
  // Another request with this key is still running: its answer comes.
  if (error instanceof errors.StripeIdempotencyError) return 'outcome_unknown';
  if (error instanceof errors.StripeInvalidRequestError) {
    return error.statusCode === 409 ? 'outcome_unknown' : 'refused';
  }
  return error instanceof errors.StripeCardError ? 'refused' : 'outcome_unknown';
}
