export { CreateIdempotencyKeys1763730000000 } from './create-idempotency-keys.migration.js';
export { IdempotencyErrors } from './idempotency.errors.js';
export { IdempotencyModule, type IdempotencyOptions } from './idempotency.module.js';
