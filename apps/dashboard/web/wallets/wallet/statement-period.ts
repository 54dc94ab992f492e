/** A period as two days, both within it; days are those of UTC, as in the books. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

const DAY_MS = 86_400_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Periods that are asked for most, as of a moment. */
export function usualPeriods(nowMs: number): Readonly<Record<string, Days>> {
  const now = new Date(nowMs);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const today = dayOf(nowMs);
  return {
    'This month': { first: dayOf(Date.UTC(year, month, 1)), last: today },
    'Last month': {
      first: dayOf(Date.UTC(year, month - 1, 1)),
      last: dayOf(Date.UTC(year, month, 0)),
    },
    'Last 90 days': { first: dayOf(nowMs - 89 * DAY_MS), last: today },
    'This year': { first: dayOf(Date.UTC(year, 0, 1)), last: today },
  };
}

/** The moments that the service is asked for: the last day is within the period as a whole. */
export function momentsOf({ first, last }: Days): { from: string; to: string } | undefined {
  const [from, to] = [Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`) + DAY_MS];
  if (Number.isNaN(from) || Number.isNaN(to) || from >= to) return undefined;
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
