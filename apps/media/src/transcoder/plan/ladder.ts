import type { VideoRendition } from '../transcode-plan.js';

/** Short sides of the rungs, and what the encoder may spend on each at thirty pictures a second. */
const RUNGS = [
  { side: 2160, kbps: 16_000, quality: 22 },
  { side: 1440, kbps: 9000, quality: 22 },
  { side: 1080, kbps: 5000, quality: 22 },
  { side: 720, kbps: 2800, quality: 22 },
  { side: 480, kbps: 1400, quality: 22 },
  { side: 360, kbps: 800, quality: 23 },
  { side: 240, kbps: 400, quality: 24 },
] as const;

/** Rungs are boxes of this shape, whichever way they stand. */
const BOX_ASPECT = 16 / 9;
/** A rung this much smaller than the picture is worth having. */
const WORTHWHILE = 0.9;
const MIN_SIDE = 2;

/**
 * The rungs of a picture, highest first. The first is the picture itself, or the largest size that
 * is allowed; none is larger, and each fits the box of its rung, on its side or upright.
 */
export function ladderOf(
  size: { width: number; height: number },
  maxHeight: number,
  framesPerSecond: number,
): VideoRendition[] {
  const long = Math.max(size.width, size.height);
  const short = Math.min(size.width, size.height);
  const fit = (side: number) => Math.min(1, side / short, (side * BOX_ASPECT) / long);
  const renditions: VideoRendition[] = [];
  let former = Number.POSITIVE_INFINITY;
  // The lowest rung that still holds the whole picture is the first.
  const allowed = RUNGS.filter(({ side }) => side <= maxHeight);
  const holding = allowed.findLastIndex(({ side }) => fit(side) >= 1);
  for (const { side, kbps, quality } of allowed.slice(Math.max(0, holding))) {
    const scale = fit(side);
    if (scale > former * WORTHWHILE) continue;
    former = scale;
    const [width, height] = [even(size.width, scale), even(size.height, scale)];
    // A picture smaller than its box needs less.
    const filled = (width * height) / (side * side * BOX_ASPECT);
    const share = Math.min(1, Math.max(0.3, filled)) * (framesPerSecond > 35 ? 1.5 : 1);
    renditions.push({
      name: nameOf(width, height, side, renditions),
      kind: 'video',
      codec: 'h264',
      width,
      height,
      quality,
      maxBitrateBps: Math.round(kbps * share) * 1000,
    });
  }
  return renditions;
}

/** Colour has one sample for each two pixels; never larger than the source. */
function even(side: number, scale: number): number {
  const nearest = 2 * Math.round((side * scale) / 2);
  return Math.max(MIN_SIDE, Math.min(nearest, 2 * Math.floor(side / 2)));
}

/** A picture that touches its box has the name of the box, others that of their short side. */
function nameOf(
  width: number,
  height: number,
  side: number,
  taken: readonly VideoRendition[],
): string {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const touches = Math.abs(short - side) <= 2 || Math.abs(long - side * BOX_ASPECT) <= 2;
  const names = [`${touches ? side : short}p`, `${side}p`, `${width}x${height}`];
  return names.find((name) => taken.every((other) => other.name !== name)) ?? `${side}p`;
}
