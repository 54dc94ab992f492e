import type { GreyImage } from '../image/grey-image.js';

/** Which pixels are ink. */
export interface InkImage {
  ink: Uint8Array;
  width: number;
  height: number;
}

/** How much darker than its surroundings a pixel must be to count as ink. */
const INK_TO_SURROUNDINGS = 0.88;

/** Compares each pixel with the mean around it, so that shadows and tinted paper do no harm. */
export function binarise(image: GreyImage, radius: number): InkImage {
  const { pixels, width, height } = image;
  const sums = sumsOf(image);
  const stride = width + 1;
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1) * stride;
    const rows = (bottom - top) / stride;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        sums[bottom + right]! - sums[top + right]! - sums[bottom + left]! + sums[top + left]!;
      const mean = sum / (rows * (right - left));
      if (pixels[y * width + x]! < mean * INK_TO_SURROUNDINGS) ink[y * width + x] = 1;
    }
  }
  return { ink, width, height };
}

/** Summed-area table: the sum over any rectangle by four look-ups. */
function sumsOf({ pixels, width, height }: GreyImage): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x]!;
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row;
    }
  }
  return sums;
}
