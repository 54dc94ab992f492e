import { IdempotencyErrors } from '@skydeck/idempotency';
import type { Outcome } from './decide/decide.js';
import type { OperationResult } from './decide/operation.js';
import { rejectionError } from './ledger.errors.js';

/**
 * What a done operation tells.
 * @throws the error of a command that was not done, or whose key belongs to another
 */
export function settled(outcome: Outcome): { result: OperationResult; isReplay: boolean } {
  if (outcome.kind === 'reused') throw IdempotencyErrors.idempotency_mismatch();
  const { operation, isReplay } = outcome;
  if (operation.code === null) return { result: operation.result, isReplay };
  throw rejectionError(operation.code, { cause: operation.result });
}
