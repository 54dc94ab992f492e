/** An amount for people to read: `decimalText(-1250n, 2)` is `-12.50`. */
export function decimalText(minorUnits: bigint, exponent: number): string {
  const sign = minorUnits < 0n ? '-' : '';
  const digits = (minorUnits < 0n ? -minorUnits : minorUnits).toString();
  if (exponent === 0) return sign + digits;
  const padded = digits.padStart(exponent + 1, '0');
  return `${sign}${padded.slice(0, -exponent)}.${padded.slice(-exponent)}`;
}
