import { ApiError } from '@skydeck/errors';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OperationEntity, type OperationError } from './operation.entity.js';
import { OperationErrors } from './operation.errors.js';
import type { OperationHandler, OperationRun } from './operation-handler.js';
import { OperationHandlers } from './operation-handlers.js';
import { OperationLeaseLost, type OperationLease } from './operation-lease.js';
import { OperationLeases } from './operation-leases.js';
import { RunningOperations } from './running-operations.js';

const RETRY_MS = 1_000;

/** Takes one operation in hand and to its end, or gives it back. */
@Injectable()
export class OperationRunner {
  readonly #logger = new Logger(OperationRunner.name);
  /** Runs under way, of kinds that are limited. */
  readonly #atOnce = new Map<string, number>();

  constructor(
    private readonly leases: OperationLeases,
    private readonly running: RunningOperations,
    private readonly handlers: OperationHandlers,
    private readonly dataSource: DataSource,
  ) {}

  /** Never rejects for a failure of the work itself. What is too many of its kind is left to the sweeper. */
  async run(id: string): Promise<void> {
    const kind = await this.#limitedKindOf(id);
    if (kind === undefined) return this.#run(id);
    const now = this.#atOnce.get(kind) ?? 0;
    if (now >= this.handlers.of(kind).mostAtOnce) return;
    this.#atOnce.set(kind, now + 1);
    try {
      await this.#run(id);
    } finally {
      this.#atOnce.set(kind, this.#atOnce.get(kind)! - 1);
    }
  }

  async #limitedKindOf(id: string): Promise<string | undefined> {
    if (!this.handlers.areLimited) return undefined;
    const manager = this.dataSource.manager;
    const row = await manager.findOne(OperationEntity, { select: { kind: true }, where: { id } });
    return row && this.handlers.of(row.kind).mostAtOnce < Infinity ? row.kind : undefined;
  }

  async #run(id: string): Promise<void> {
    const lease = await this.leases.claim(id);
    if (!lease) return;
    const operation = await this.dataSource.manager.findOneByOrFail(OperationEntity, { id });
    const handler = this.handlers.of(operation.kind);
    const watch = this.running.watch(lease, handler.timeoutMs);
    try {
      if (operation.cancelRequested) throw OperationErrors.cancelled();
      const complete = await handler.run(this.#runOf(operation, lease, watch.signal));
      await this.leases.end(lease, 'succeeded', null, async (manager) => complete?.(manager));
    } catch (error) {
      const reason: unknown = watch.signal.aborted ? watch.signal.reason : error;
      await this.#end(handler, operation, lease, reason);
    } finally {
      watch[Symbol.dispose]();
    }
  }

  #runOf(
    operation: OperationEntity,
    lease: OperationLease,
    signal: AbortSignal,
  ): OperationRun<object> {
    return {
      operation,
      input: operation.input,
      signal,
      progress: (fraction, stage) => this.leases.progress(lease, fraction, stage),
      write: (work) => this.leases.write(lease, work),
    };
  }

  async #end(
    handler: OperationHandler,
    operation: OperationEntity,
    lease: OperationLease,
    reason: unknown,
  ): Promise<void> {
    if (reason instanceof OperationLeaseLost) return;
    if (reason === 'shutdown') return this.leases.giveBack(lease, { isFree: true, delayMs: 0 });
    const { id, kind, attempts } = operation;
    if (handler.isRetryable(reason) && attempts < handler.mostAttempts) {
      this.#logger.warn({ msg: 'an operation is tried again', operation: id, kind, err: reason });
      const delayMs = RETRY_MS * 2 ** (attempts - 1);
      return this.leases.giveBack(lease, { isFree: false, delayMs });
    }
    if (!(reason instanceof ApiError)) {
      this.#logger.error({ msg: 'an operation failed', operation: id, kind, err: reason });
    }
    const error = toOperationError(reason);
    const status = error.code === 'operation.cancelled' ? 'cancelled' : 'failed';
    try {
      await this.leases.end(lease, status, error, (manager) =>
        handler.failed(manager, operation, error),
      );
    } catch (problem) {
      if (!(problem instanceof OperationLeaseLost)) throw problem;
    }
  }
}

/** What the owner is told: of errors that nobody meant to show, only that there was one. */
export function toOperationError(reason: unknown): OperationError {
  const { code, message } = reason instanceof ApiError ? reason : OperationErrors.failed();
  return { code, message };
}
