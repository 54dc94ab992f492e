import { IdempotencyErrors } from '@skydeck/idempotency';
import type { Outcome } from './decide/decide.js';
import type { OperationResult } from './decide/operation.js';
import type { RejectionCode } from './decide/rejection.js';
import { LedgerErrors, rejectionError } from './ledger.errors.js';

/**
 * What a done operation tells.
 * @throws the error of a command that was not done, or whose key belongs to another
 */
export function settled(outcome: Outcome): { result: OperationResult; isReplay: boolean } {
  if (outcome.kind === 'reused') throw IdempotencyErrors.idempotency_mismatch();
  const { operation, isReplay } = outcome;
  if (operation.code === null) return { result: operation.result, isReplay };
  const detail = sentenceOf(operation.code, operation.result['detail']);
  throw rejectionError(operation.code, { cause: operation.result, detail });
}

/** The sentence for a refusal, with the figures that the owner may know. */
export function sentenceOf(code: RejectionCode, detail: unknown): string {
  const sentence = LedgerErrors.definitions.get(code)?.message ?? '';
  const { available, remaining, wallet } = (detail ?? {}) as Readonly<Record<string, string>>;
  if (available !== undefined) return `${sentence} Available: ${available} minor units.`;
  if (remaining !== undefined) return `${sentence} Left: ${remaining} minor units.`;
  return wallet ? `${sentence} It is ${wallet}.` : sentence;
}
