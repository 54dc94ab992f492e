import type { ObjectStore } from '../index.js';

/** One driver, with what it needs around it. */
export interface StoreUnderTest {
  readonly store: ObjectStore;
  /** What signed requests are dated by. */
  readonly clock: { advance(ms: number): void };
  /** Whether only one of many puts at once with `ifAbsent` can succeed. */
  readonly isAbsenceAtomic: boolean;
  /** Ends what the store needs. */
  stop(): Promise<void>;
}

/** A prefix of its own for each test. */
export function freshPrefix(): string {
  return `test-${crypto.randomUUID()}/`;
}
