/** At most `most` events of a key in `windowS` seconds. */
export interface Limit {
  readonly key: string;
  readonly most: number;
  readonly windowS: number;
}

/** What a limiter decides. */
export type Allowance =
  | {
      readonly isAllowed: true;
      /** Uncounts the event, for one that did not happen after all. */
      giveBack(): Promise<void>;
    }
  | { readonly isAllowed: false; readonly key: string; readonly retryAfterS: number };

/**
 * Counts events in sliding windows: exactly `most` fit into any `windowS` seconds. An event counts
 * against all of its limits or, when one refuses it, against none.
 */
export abstract class RateLimiter {
  /** Counts an event at `nowMs`, or says which limit refuses it. The first one listed wins. */
  abstract take(limits: readonly Limit[], nowMs: number): Promise<Allowance>;
  abstract close(): Promise<void>;
}
