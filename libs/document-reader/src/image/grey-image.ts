/** A picture in shades of grey, one byte a pixel, row by row. */
export interface GreyImage {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** The shade between pixels, by bilinear interpolation; outside, that of the edge. */
export function shadeAt({ pixels, width, height }: GreyImage, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const left = Math.trunc(cx);
  const top = Math.trunc(cy);
  const right = cx - left;
  const down = cy - top;
  const i = top * width + left;
  const above = pixels[i]! * (1 - right) + pixels[i + 1]! * right;
  const below = pixels[i + width]! * (1 - right) + pixels[i + width + 1]! * right;
  return above * (1 - down) + below * down;
}
