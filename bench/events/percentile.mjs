/** The value below which a part (0 to 1) of all values lies, with one decimal. */
export function percentile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1);
}
