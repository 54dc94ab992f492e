const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A number of bytes as people read it, such as `1.5 GB`; powers of 1024. */
export function bytesText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (Math.abs(value) >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${number.format(value)} ${UNITS[unit]}`;
}
