import type { StillFit } from '../transcoder/index.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What was asked for. */
export interface WantedSize {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly fit: StillFit;
}

/** Longest side of a picture that nobody said a size of. */
const MOST_PX = 1920;

/** To what a picture is scaled, and the box that is cut out of it or laid around it. */
export function stillSize(source: Size, { width, height, fit }: WantedSize) {
  const limit = Math.min(1, MOST_PX / Math.max(source.width, source.height));
  if (width === undefined || height === undefined) {
    const one = width === undefined ? undefined : width / source.width;
    const other = height === undefined ? undefined : height / source.height;
    // One side alone is a limit: nothing is made larger than it is.
    const size = scaled(source, Math.min(limit, one ?? other ?? limit));
    return { ...size, box: size };
  }
  const scales = [width / source.width, height / source.height] as const;
  if (fit === 'contain') {
    const size = scaled(source, Math.min(limit, ...scales));
    return { ...size, box: size };
  }
  const box = { width: even(width), height: even(height) };
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales);
  const size = scaled(source, scale);
  // Rounding must not leave an edge.
  const pick = fit === 'cover' ? Math.max : Math.min;
  return { width: pick(size.width, box.width), height: pick(size.height, box.height), box };
}

const even = (side: number) => Math.max(2, 2 * Math.round(side / 2));

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: even(width * scale),
  height: even(height * scale),
});
