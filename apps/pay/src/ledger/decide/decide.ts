import type { LedgerCommand, Submission } from '../command.js';
import type { Books, StoredOperation } from './books.js';
import { deciderOf } from './deciders.js';
import { isRejection } from './decision.js';
import type { Operation } from './operation.js';
import { refusalOf } from './refusal.js';

/** A command that waits for its decision. */
export interface Pending extends Submission {
  /** Identifier of the operation, if it becomes one. */
  readonly id: string;
  /** The same for commands that ask for the same. */
  readonly fingerprint: Buffer;
}

/** What became of a command; `reused` when its key belongs to another one. */
export type Outcome =
  | {
      readonly kind: 'decided';
      readonly operation: Pick<Operation, 'id' | 'kind' | 'code' | 'result'>;
      /** Whether it was decided before. */
      readonly isReplay: boolean;
    }
  | { readonly kind: 'reused' };

/** Decides over commands in their order; each sees what those before it did. */
export function decideAll(
  books: Books,
  commands: readonly Pending[],
  nowOf: (tenant: string) => Date,
): readonly Outcome[] {
  return commands.map((pending) => {
    const stored = books.stored(pending);
    if (stored) return repeated(stored, pending);
    const operation = decideOne(books, pending, nowOf(pending.tenant));
    books.add(operation);
    return { kind: 'decided', operation, isReplay: false };
  });
}

function repeated(stored: StoredOperation, { id, fingerprint }: Pending): Outcome {
  if (!stored.fingerprint.equals(fingerprint)) return { kind: 'reused' };
  // A batch that is tried again after a lost connection finds what it did itself.
  return { kind: 'decided', operation: stored, isReplay: stored.id !== id };
}

function decideOne(books: Books, pending: Pending, now: Date): Operation {
  const { tenant, id, key, fingerprint, command } = pending;
  const effectiveAt = 'effectiveAt' in command ? (command.effectiveAt ?? now) : now;
  const decision = deciderOf(command.kind)(books, { tenant, command, id, now, effectiveAt });
  const common = { tenant, id, key, fingerprint, kind: command.kind, effectiveAt, createdAt: now };
  if (isRejection(decision)) {
    const { code } = decision;
    const result = refusalOf(id, { command, decision, now, effectiveAt });
    const event = command.kind === 'transfer' ? 'transfer.failed' : null;
    const amount = 'amount' in command ? (command.amount ?? null) : null;
    return { ...common, code, ref: refOf(command), amount, result, event };
  }
  const { ref = null, amount = null, result, event } = decision;
  return { ...common, code: null, ref, amount, result, event };
}

function refOf(command: LedgerCommand): string | null {
  if ('hold' in command) return command.hold;
  if ('escrow' in command) return command.escrow;
  return command.kind === 'reverse' ? command.transfer : null;
}
