import type { GreyImage } from '../image/grey-image.js';
import { GLYPH_HEIGHT, GLYPH_WIDTH, GLYPHS } from './generated/ocr-b.js';
import { samplePatch } from './patch.js';

/** The characters of a machine-readable zone, in the order of their values; `<` is the filler. */
export const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';

/** Photographs soften letters; each form is compared sharp and at these blurs (in samples). */
const BLURS = [0, 2, 4];

/** The letter forms as patches: for each character one a blur. */
export const GLYPH_FORMS: readonly (readonly Float32Array[])[] = Array.from(
  CHARACTERS,
  (character) => {
    const pixels = new Uint8Array(Buffer.from(GLYPHS[character]!, 'base64'));
    const sharp = { pixels, width: GLYPH_WIDTH, height: GLYPH_HEIGHT };
    return BLURS.map((radius) => patchOf(blur(sharp, radius)));
  },
);

function patchOf(image: GreyImage): Float32Array {
  return samplePatch(image, {
    x: (GLYPH_WIDTH - 1) / 2,
    y: (GLYPH_HEIGHT - 1) / 2,
    pitch: GLYPH_WIDTH,
    capital: GLYPH_HEIGHT / 1.4,
  });
}

/** A box blur done twice is close to what a lens does. */
function blur(image: GreyImage, radius: number): GreyImage {
  if (radius === 0) return image;
  return boxBlur(boxBlur(image, radius / 2), radius / 2);
}

function boxBlur({ pixels, width, height }: GreyImage, radius: number): GreyImage {
  const blurred = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let v = y - radius; v <= y + radius; v++) {
        for (let u = x - radius; u <= x + radius; u++) {
          const isInside = u >= 0 && v >= 0 && u < width && v < height;
          sum += isInside ? pixels[v * width + u]! : 255;
          count++;
        }
      }
      blurred[y * width + x] = sum / count;
    }
  }
  return { pixels: blurred, width, height };
}
