import type { EntityManager } from 'typeorm';
import type { OperationEntity, OperationError } from './operation.entity.js';

/** What a handler is given for one run. */
export interface OperationRun<Input extends object> {
  readonly operation: OperationEntity;
  readonly input: Input;
  /** Aborts when the operation is called off, takes too long, or the process shuts down. */
  readonly signal: AbortSignal;
  /** Tells how far it is: from 0 to 1, and in words. */
  readonly progress: (fraction: number, stage: string) => Promise<void>;
  /**
   * Writes in a transaction that only the current worker can commit.
   * @throws LeaseLost when another worker has taken over
   */
  readonly write: <Result>(work: (manager: EntityManager) => Promise<Result>) => Promise<Result>;
}

/** Written together with the success of the operation. */
export type Completion = (manager: EntityManager) => Promise<void>;

/**
 * Does one kind of long work. A run may be interrupted anywhere and is then started again from the
 * beginning, so every step must bear being repeated.
 */
export abstract class OperationHandler<Input extends object = object> {
  /** Such as `vps.create`. */
  abstract readonly kind: string;
  /** Runs that may be begun before the operation fails. */
  readonly mostAttempts: number = 3;
  readonly timeoutMs: number = 10 * 60_000;
  /** Runs of this kind at once in one process; others wait, and what is of another kind goes on. */
  readonly mostAtOnce: number = Infinity;

  /** @returns what to write with its success */
  abstract run(run: OperationRun<Input>): Promise<Completion | void>;

  /** Writes what a failure or a call-off means for the resource. */
  abstract failed(
    manager: EntityManager,
    operation: OperationEntity,
    error: OperationError,
  ): Promise<void>;

  /** Whether the same run may succeed a little later. */
  isRetryable(_error: unknown): boolean {
    return false;
  }
}
