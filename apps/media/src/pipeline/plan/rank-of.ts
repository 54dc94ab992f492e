/** More than the ranks of all that is done for an asset. */
export const RANKS_OF_PRIORITY = 1_000_000;

/** Where a task stands among those of its tenant: assets of a higher priority come first. */
export const rankOf = (rank: number, priority: number): number =>
  rank - priority * RANKS_OF_PRIORITY;
