const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** A series as a line of bars from zero to its highest value; a blank where nothing was measured. */
export function sparkline(values: readonly (number | null)[], width: number): string {
  const points = averaged(values, width);
  const highest = Math.max(0, ...points.map((value) => value ?? 0));
  return points.map((value) => barFor(value, highest)).join('');
}

function barFor(value: number | null, highest: number): string {
  if (value === null) return ' ';
  const place = highest === 0 ? 0 : Math.ceil((value / highest) * BARS.length) - 1;
  return BARS[Math.min(BARS.length - 1, Math.max(0, place))] ?? BARS[0];
}

/** Fewer points that say the same: the mean of neighbours. */
function averaged(values: readonly (number | null)[], width: number): (number | null)[] {
  if (values.length <= width) return [...values];
  return Array.from({ length: width }, (_, index) => {
    const from = Math.floor((index * values.length) / width);
    const to = Math.floor(((index + 1) * values.length) / width);
    return meanOf(values.slice(from, to));
  });
}

/** The mean of what was measured; null when nothing was. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const measured = values.filter((value) => value !== null);
  if (measured.length === 0) return null;
  return measured.reduce((sum, value) => sum + value, 0) / measured.length;
}
