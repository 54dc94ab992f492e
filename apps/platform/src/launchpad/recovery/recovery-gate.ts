import { Injectable } from '@nestjs/common';
import { within } from '../engine/runtimes/within.js';

const LOOK_MS = 1_000;

/** Opens once it is known which replicas go on from an earlier process. */
@Injectable()
export class RecoveryGate {
  readonly #opened = Promise.withResolvers<void>();
  #isOpen = false;

  /** Whether it is open. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isOpen = true;
    this.#opened.resolve();
  }

  /** Resolves when it is open, or nobody waits any more. */
  async passed(signal: AbortSignal): Promise<void> {
    while (!this.#isOpen && !signal.aborted) await within(this.#opened.promise, LOOK_MS);
  }
}
