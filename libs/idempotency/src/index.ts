export { CreateIdempotencyKeys1763730000000 } from './create-idempotency-keys.migration.js';
export { idempotencyKeyOf, OwnIdempotency } from './idempotency.guard.js';
export { IdempotencyErrors } from './idempotency.errors.js';
export { IdempotencyModule, type IdempotencyOptions } from './idempotency.module.js';
