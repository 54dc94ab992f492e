import type { LedgerCommand, Submission } from '../command.js';
import type { Books, StoredOperation } from './books.js';
import { deciderOf } from './deciders.js';
import { isRejection } from './decision.js';
import type { Operation } from './operation.js';
import { refusalOf } from './refusal.js';
import { type Rejection, rejected } from './rejection.js';

/** A command that waits for its decision. */
export interface Pending extends Submission {
  /** Identifier of the operation, if it becomes one. */
  readonly id: string;
  /** The same for commands that ask for the same. */
  readonly fingerprint: Buffer;
  /** The same for neighbours that are done all or not at all; absent for one on its own. */
  readonly group?: object;
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

type NowOf = (tenant: string) => Date;

/** Decides over commands in their order; each sees what those before it did. */
export function decideAll(
  books: Books,
  commands: readonly Pending[],
  nowOf: NowOf,
): readonly Outcome[] {
  const outcomes: Outcome[] = [];
  for (let next = commands[0]; next; next = commands[outcomes.length]) {
    const { group } = next;
    const together = group ? commands.filter((one) => one.group === group) : [next];
    outcomes.push(...(group ? decideGroup : decideEach)(books, together, nowOf));
  }
  return outcomes;
}

function decideEach(books: Books, commands: readonly Pending[], nowOf: NowOf): Outcome[] {
  return commands.map((pending) => {
    const stored = books.stored(pending);
    if (stored) return repeated(stored, pending);
    const operation = decideOne(books, pending, nowOf(pending.tenant));
    books.add(operation);
    return { kind: 'decided', operation, isReplay: false };
  });
}

/** Does all of it, or refuses all that was not decided before. */
function decideGroup(books: Books, commands: readonly Pending[], nowOf: NowOf): Outcome[] {
  const reused = commands.some((one) => {
    const stored = books.stored(one);
    return stored && !stored.fingerprint.equals(one.fingerprint);
  });
  if (reused) return commands.map(() => ({ kind: 'reused' }));
  const undo = books.savepoint();
  const outcomes = decideEach(books, commands, nowOf);
  const failed = outcomes.findIndex((one) => one.kind === 'reused' || one.operation.code !== null);
  if (failed < 0) return outcomes;
  undo();
  const first = outcomes[failed];
  return commands.map((pending, place) => {
    const stored = books.stored(pending);
    if (stored) return repeated(stored, pending);
    const own = place === failed && first?.kind === 'decided' ? first.operation.result : {};
    const { code = 'batch_refused', detail = {} } = own as Partial<Rejection>;
    const operation = refused(pending, rejected(code, detail), nowOf(pending.tenant));
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
  const { tenant, id, command } = pending;
  const effectiveAt = effectiveAtOf(command, now);
  const decision = deciderOf(command.kind)(books, { tenant, command, id, now, effectiveAt });
  if (isRejection(decision)) return refused(pending, decision, now);
  const { ref = null, amount = null, result, event } = decision;
  return { ...commonOf(pending, now), code: null, ref, amount, result, event };
}

/** A command that was not done. */
function refused(pending: Pending, decision: Rejection, now: Date): Operation {
  const { id, command } = pending;
  const result = refusalOf(id, {
    command,
    decision,
    now,
    effectiveAt: effectiveAtOf(command, now),
  });
  const event = command.kind === 'transfer' ? 'transfer.failed' : null;
  const amount = 'amount' in command ? (command.amount ?? null) : null;
  const { code } = decision;
  return { ...commonOf(pending, now), code, ref: refOf(command), amount, result, event };
}

function commonOf({ tenant, id, key, fingerprint, command }: Pending, now: Date) {
  const effectiveAt = effectiveAtOf(command, now);
  return { tenant, id, key, fingerprint, kind: command.kind, effectiveAt, createdAt: now };
}

const effectiveAtOf = (command: LedgerCommand, now: Date): Date =>
  'effectiveAt' in command ? (command.effectiveAt ?? now) : now;

function refOf(command: LedgerCommand): string | null {
  if ('hold' in command) return command.hold;
  if ('escrow' in command) return command.escrow;
  return command.kind === 'reverse' ? command.transfer : null;
}
