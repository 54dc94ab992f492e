import { usageError } from '../../failures/cli-error.js';

/** The first moment of a month such as `2026-11`, and of the month after it. */
export function monthRange(month: string | undefined): { from: string; to: string } | undefined {
  if (month === undefined) return undefined;
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) {
    throw usageError(`--month must be a month such as 2026-11, not "${month}".`);
  }
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
  return { from: from.toISOString(), to: to.toISOString() };
}
