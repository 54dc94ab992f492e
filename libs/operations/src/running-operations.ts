import { Bus } from '@skydeck/bus';
import { Injectable } from '@nestjs/common';
import { OperationErrors } from './operation.errors.js';
import { type OperationLease, OperationLeaseLost } from './operation-lease.js';
import { OperationLeases } from './operation-leases.js';

const CANCEL_TOPIC = 'operations.cancel';
const BEAT_EVERY_MS = 2_000;

/** The signal of a run, to be disposed of when the run has ended. */
export interface RunWatch extends Disposable {
  /** Aborted with `'shutdown'`, an operation error, or OperationLeaseLost. */
  readonly signal: AbortSignal;
}

/** The operations that this process works on: keeps them alive and can call them off. */
@Injectable()
export class RunningOperations {
  readonly #runs = new Map<string, AbortController>();

  constructor(
    private readonly leases: OperationLeases,
    private readonly bus: Bus,
  ) {
    bus.subscribe(CANCEL_TOPIC, (message) => {
      this.#cancel((message as { operation_id: string }).operation_id);
    });
  }

  /** Says that a worker lives for as long as it is watched. */
  watch(lease: OperationLease, timeoutMs: number): RunWatch {
    const controller = new AbortController();
    this.#runs.set(lease.id, controller);
    const timer = setInterval(() => void this.#beat(lease, controller), BEAT_EVERY_MS);
    const deadline = setTimeout(() => controller.abort(OperationErrors.timed_out()), timeoutMs);
    return {
      signal: controller.signal,
      [Symbol.dispose]: () => {
        clearInterval(timer);
        clearTimeout(deadline);
        this.#runs.delete(lease.id);
      },
    };
  }

  /** Tells whichever process works on it. The row says so too, should the message be lost. */
  async cancel(operationId: string): Promise<void> {
    this.#cancel(operationId);
    await this.bus.publish(CANCEL_TOPIC, { operation_id: operationId }).catch(() => undefined);
  }

  /** Interrupts everything, to be taken up again by the next process. */
  shutDown(): void {
    for (const controller of this.#runs.values()) controller.abort('shutdown');
  }

  #cancel(operationId: string): void {
    this.#runs.get(operationId)?.abort(OperationErrors.cancelled());
  }

  async #beat(lease: OperationLease, controller: AbortController): Promise<void> {
    // A beat that fails is made up for by the next one; the row's age decides.
    const answer = await this.leases.beat(lease).catch(() => 'go on' as const);
    if (answer === 'cancel') controller.abort(OperationErrors.cancelled());
    if (answer === 'lost') controller.abort(new OperationLeaseLost());
  }
}
