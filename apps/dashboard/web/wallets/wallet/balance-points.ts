import type { BalanceHistory, Entry } from '../../api/wallet-entries.js';
import type { BalancePoint } from './balance-plot.js';

interface Known {
  readonly history: BalanceHistory['items'];
  /** The newest entries, newest first and without a gap. */
  readonly entries: readonly Entry[];
  /** What is there now. */
  readonly now: BalancePoint;
}

/**
 * What was there over time: from the history in even steps, and as exactly as it was booked for as
 * long as the newest entries reach back.
 */
export function pointsOf({ history, entries, now }: Known): readonly BalancePoint[] {
  const start = history.at(0)?.at ?? now.at;
  const exact = entries
    .filter(({ created_at: at }) => at >= start)
    .map(({ created_at: at, balance_after: posted }) => ({ at, posted }))
    .toReversed();
  const exactFrom = exact.at(0)?.at ?? now.at;
  const stepped = history.filter(({ at }) => at < exactFrom);
  const shown = [...stepped, ...exact];
  return shown.at(-1)?.at === now.at ? shown : [...shown, now];
}
