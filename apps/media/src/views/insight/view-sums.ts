import { startupWithin } from './startup-class.js';
import type { ViewSums } from './view-insight.schema.js';

/** Sums as the database gives them. */
export interface SummedViews {
  readonly views: number;
  readonly watched_ms: number;
  readonly rebuffers: number;
  readonly rebuffer_ms: number;
  readonly switches: number;
  readonly errors: number;
}

const NONE: SummedViews = {
  views: 0,
  watched_ms: 0,
  rebuffers: 0,
  rebuffer_ms: 0,
  switches: 0,
  errors: 0,
};

/** Sums, ratios and times as callers see them. @param startups how many started, by class of times */
export function viewSumsOf(
  summed: SummedViews | undefined,
  startups: ReadonlyMap<number, number>,
): ViewSums {
  const { views, watched_ms, rebuffers, rebuffer_ms, switches, errors } = summed ?? NONE;
  const spentMs = watched_ms + rebuffer_ms;
  return {
    views,
    watched_ms,
    startup_p50_ms: startupWithin(startups, 0.5),
    startup_p95_ms: startupWithin(startups, 0.95),
    rebuffers,
    rebuffer_ms,
    rebuffer_ratio: spentMs === 0 ? null : rebuffer_ms / spentMs,
    switches,
    errors,
  };
}
