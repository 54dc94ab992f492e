import type { GreyImage } from './grey-image.js';

/** Figures of a picture, independent of what it shows. */
export interface Quality {
  /** Variance of the Laplacian at 1000 pixels width: under about 60 a page looks blurred. */
  sharpness: number;
  /** Mean brightness from 0 (black) to 1 (white). */
  brightness: number;
  /** Share of the picture, from 0 to 1, that is blown out to white, as a reflection is. */
  glare: number;
  /** Width in pixels, upright. */
  width: number;
  /** Height in pixels, upright. */
  height: number;
}

const BLOCK_PX = 8;
const BLOWN_OUT = 252;

/** Measures a picture that was scaled to its working width. */
export function measureQuality(
  image: GreyImage,
  original: { width: number; height: number },
): Quality {
  return {
    sharpness: round(varianceOfLaplacian(image), 1),
    brightness: round(meanOf(image) / 255, 3),
    glare: round(shareBlownOut(image), 3),
    ...original,
  };
}

function varianceOfLaplacian({ pixels, width, height }: GreyImage): number {
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const value =
        4 * pixels[i]! - pixels[i - 1]! - pixels[i + 1]! - pixels[i - width]! - pixels[i + width]!;
      sum += value;
      squares += value * value;
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2));
  return squares / count - (sum / count) ** 2;
}

function meanOf({ pixels }: GreyImage): number {
  let sum = 0;
  for (const value of pixels) sum += value;
  return sum / pixels.length;
}

/** Paper is seldom wholly white in a photograph; a block without any other tone is a reflection. */
function shareBlownOut({ pixels, width, height }: GreyImage): number {
  let blown = 0;
  let blocks = 0;
  for (let top = 0; top + BLOCK_PX <= height; top += BLOCK_PX) {
    for (let left = 0; left + BLOCK_PX <= width; left += BLOCK_PX) {
      blocks++;
      if (isBlownOut(pixels, width, left, top)) blown++;
    }
  }
  return blown / Math.max(1, blocks);
}

function isBlownOut(pixels: Uint8Array, width: number, left: number, top: number): boolean {
  for (let y = top; y < top + BLOCK_PX; y++) {
    for (let x = left; x < left + BLOCK_PX; x++) {
      if (pixels[y * width + x]! < BLOWN_OUT) return false;
    }
  }
  return true;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
