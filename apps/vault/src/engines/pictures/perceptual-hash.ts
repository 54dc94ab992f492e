const KEPT = 8;

/**
 * A hash of 64 bits that stays nearly the same when a picture is scaled, sharpened or compressed:
 * whether each of its lowest frequencies lies above their median.
 * @param grey brightness of a square of `size` by `size` pixels
 */
export function perceptualHash(grey: Uint8Array, size: number): string {
  const waves = cosines(size);
  // Across first: what is found of a row serves all frequencies down.
  const across = waves.map((wave) =>
    Array.from({ length: size }, (_, y) => product(grey.subarray(y * size, (y + 1) * size), wave)),
  );
  const low = waves.flatMap((wave) => across.map((rows) => product(rows, wave)));
  // The first is the mean brightness, which says nothing of what is seen.
  const sorted = low.slice(1).toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  let bits = 0n;
  for (const value of low) bits = (bits << 1n) | (value > median ? 1n : 0n);
  return bits.toString(16).padStart(16, '0');
}

/** In how many bits two hashes differ. */
export function hashDistance(one: string, other: string): number {
  let rest = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; rest > 0n; rest &= rest - 1n) count++;
  return count;
}

function product(values: ArrayLike<number>, wave: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < wave.length; at++) sum += (values[at] ?? 0) * (wave[at] ?? 0);
  return sum;
}

function cosines(size: number): number[][] {
  return Array.from({ length: KEPT }, (_, u) =>
    Array.from({ length: size }, (_unused, x) =>
      Math.cos(((2 * x + 1) * u * Math.PI) / (2 * size)),
    ),
  );
}
