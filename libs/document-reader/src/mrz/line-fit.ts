/** A point to fit. */
export type Point = readonly [x: number, y: number];

/** A parabola that is nearly straight: y = a + bx + cx². */
export type Curve = (x: number) => number;

/** Least squares with the farthest points left out in rounds. */
export function fitCurve(points: Point[], tolerance: number): Curve {
  let kept = points;
  let curve = leastSquares(kept);
  for (let round = 0; round < 4; round++) {
    const near = points.filter(([x, y]) => Math.abs(curve(x) - y) <= tolerance * (3 - round * 0.6));
    if (near.length < 6) break;
    kept = near;
    curve = leastSquares(kept);
  }
  return curve;
}

/** Solves the normal equations about the mean, where they are well conditioned. */
function leastSquares(points: Point[]): Curve {
  const mean = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const spread = Math.max(1, ...points.map(([x]) => Math.abs(x - mean)));
  const s = [0, 0, 0, 0, 0];
  const t = [0, 0, 0];
  for (const [x, y] of points) {
    const u = (x - mean) / spread;
    for (let power = 0; power < 5; power++) s[power]! += u ** power;
    for (let power = 0; power < 3; power++) t[power]! += y * u ** power;
  }
  // A little weight against curvature keeps few points from bending the line.
  s[4]! += points.length * 0.02;
  const [a, b, c] = solve3(
    [s[0]!, s[1]!, s[2]!, t[0]!],
    [s[1]!, s[2]!, s[3]!, t[1]!],
    [s[2]!, s[3]!, s[4]!, t[2]!],
  );
  return (x) => {
    const u = (x - mean) / spread;
    return a + b * u + c * u * u;
  };
}

type Equation = [number, number, number, number];

/** Cramer's rule for three unknowns. */
function solve3(p: Equation, q: Equation, r: Equation): [number, number, number] {
  const minor = (i: number, j: number, k: number): number =>
    p[i]! * (q[j]! * r[k]! - q[k]! * r[j]!) -
    p[j]! * (q[i]! * r[k]! - q[k]! * r[i]!) +
    p[k]! * (q[i]! * r[j]! - q[j]! * r[i]!);
  const whole = minor(0, 1, 2) || 1e-12;
  return [minor(3, 1, 2) / whole, minor(0, 3, 2) / whole, minor(0, 1, 3) / whole];
}
