import type { Fraction, VideoTrack } from '../probe-report.js';

const MAX_RATE = 60;
/** Fewer pictures would leave fragments with one or none. */
const MIN_RATE = 10;
const FULL: Fraction = [60, 1];
const ORDINARY: Fraction = [30, 1];

/** The constant rate of the output: the source's own where it has one, never above sixty. */
export function outputRate(video: VideoTrack): Fraction {
  const average = value(video.averageFrameRate);
  if (video.hasVariableRate) return average > value(ORDINARY) * 1.02 ? FULL : ORDINARY;
  // A field is no picture: the finest grid of interlaced pictures may count fields.
  const rate = video.isInterlaced ? video.averageFrameRate : constantRate(video);
  const [numerator, denominator] = reduced(rate);
  const halving = Math.ceil(value(rate) / MAX_RATE - 1e-6);
  if (halving > 1) return reduced([numerator, denominator * halving]);
  const repeating = Math.ceil(MIN_RATE / value(rate) - 1e-6);
  return repeating > 1 ? reduced([numerator * repeating, denominator]) : [numerator, denominator];
}

/** Headers round; the grid is the truth when both are about the same. */
function constantRate({ averageFrameRate, realFrameRate }: VideoTrack): Fraction {
  const isSame = Math.abs(value(averageFrameRate) / value(realFrameRate) - 1) < 0.02;
  return isSame ? realFrameRate : averageFrameRate;
}

function value([numerator, denominator]: Fraction): number {
  return numerator / denominator;
}

/** In lowest terms, and small enough for the clock of an encoder. */
function reduced([numerator, denominator]: Fraction): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  const [n, d] = [numerator / divisor, denominator / divisor];
  return n <= 120_000 && d <= 65_535 ? [n, d] : [Math.round((n / d) * 1000), 1000];
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
