import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DevicePosition } from './position-ingest.js';

/** A position that is new; duplicates and what was refused are not told. */
export interface AcceptedPosition extends DevicePosition {
  /** No later one of its device was there before. */
  readonly isLatest: boolean;
  readonly receivedAt: Date;
}

/** What a listener had in memory was not true any more: it has forgotten it, and all is done once more. */
export class BatchOutdated extends Error {
  constructor() {
    super('Somebody else was quicker.');
    this.name = 'BatchOutdated';
  }
}

/** What follows from positions. Those of one device come in the order of their time within a call. */
export interface PositionListener {
  readonly name: string;
  /** Writes in the transaction that adds the positions; when it throws, none of them is added. */
  inTransaction?(manager: EntityManager, accepted: readonly AcceptedPosition[]): Promise<void>;
  /** After the commit; it may not come when the process dies. What it throws is logged. */
  afterCommit?(accepted: readonly AcceptedPosition[]): void | Promise<void>;
  /** The transaction did not commit: what `inTransaction` knows in memory is not true. */
  afterRollback?(accepted: readonly AcceptedPosition[]): void | Promise<void>;
}

/** Who listens to positions. Batches come one after the other, so a listener is never called twice at once. */
@Injectable()
export class PositionListeners {
  readonly #listeners: PositionListener[] = [];

  /** Adds one, before the first position comes. */
  add(listener: PositionListener): void {
    this.#listeners.push(listener);
  }

  /** All, in the order in which they were added. */
  get all(): readonly PositionListener[] {
    return this.#listeners;
  }
}
