import type { OptionSpec } from './command-spec.js';

/** Commands that create something take this; the request carries it. */
export const IDEMPOTENCY_KEY: OptionSpec = {
  flags: '--idempotency-key <key>',
  summary:
    'Name of this request: sent again with the same name within 24 hours, nothing is done twice.',
};
