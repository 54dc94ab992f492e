const SHOWN = 12;
const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month such as `2026-11` out of an address; undefined when it is none. */
export function monthIn(value: unknown): string | undefined {
  const isMonth = typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value);
  return isMonth ? value : undefined;
}

/** The running month, UTC. */
export const thisMonth = (): string => new Date().toISOString().slice(0, 7);

/** A month as people read it, such as `November 2026`. */
export const monthName = (month: string): string => name.format(new Date(`${month}-01T00:00:00Z`));

/** The months to choose from, the running one first, and the chosen one if it is older. */
export function monthChoices(chosen: string): { value: string; label: string }[] {
  const [year = 0, number = 1] = thisMonth().split('-').map(Number);
  const months = Array.from({ length: SHOWN }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
  const all = months.includes(chosen) ? months : [...months, chosen];
  return all.map((value) => ({ value, label: monthName(value) }));
}

/** The first second of each day of a month. */
export function daysOf(month: string): number[] {
  const from = Date.parse(`${month}-01T00:00:00Z`) / 1000;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, day) => from + day * 86_400);
}
