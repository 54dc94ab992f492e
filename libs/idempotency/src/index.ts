export { idempotencyKeyOf, OwnIdempotency } from './idempotency.guard.js';
export { IdempotencyErrors } from './idempotency.errors.js';
export { idempotencyMigrations } from './idempotency.migrations.js';
export { IdempotencyModule, type IdempotencyOptions } from './idempotency.module.js';
export { idOfThing, madeBefore, secretOfThing } from './thing-of-request.js';
