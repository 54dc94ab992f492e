const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The first and the last day that a settlement file names; null when it names none. */
export function daysIn(csv: string): { readonly from: string; readonly to: string } | null {
  const [header = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const at = header.split(',').findIndex((_, index) => cell(header, index) === 'day');
  if (at === -1) return null;
  const days = lines
    .map((line) => cell(line, at))
    .filter((day) => DAY.test(day))
    .toSorted();
  const [from, to] = [days[0], days.at(-1)];
  return from !== undefined && to !== undefined ? { from, to } : null;
}

const cell = (line: string, at: number): string =>
  (line.split(',')[at] ?? '').replaceAll(/["\s]/g, '');
