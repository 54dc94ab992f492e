import { type GreyImage, shadeAt } from '../image/grey-image.js';
import type { Component } from './components.js';

const WIDEST_DEG = 14;
const COARSE_DEG = 0.5;
const FINE_DEG = 0.1;
const BIN_PX = 3;

/** The angle at which letters fall into the fewest rows, in degrees. */
export function findSkew(components: Component[]): number {
  const coarse = bestAngle(components, 0, WIDEST_DEG, COARSE_DEG);
  return bestAngle(components, coarse, COARSE_DEG, FINE_DEG);
}

function bestAngle(components: Component[], around: number, reach: number, step: number): number {
  let best = around;
  let bestScore = -1;
  for (let angle = around - reach; angle <= around + reach; angle += step) {
    const score = crowding(components, angle);
    if (score > bestScore) [best, bestScore] = [angle, score];
  }
  return best;
}

/** Sum of cubed row counts: a few full rows beat many thin ones. */
function crowding(components: Component[], angleDeg: number): number {
  const sine = Math.sin((angleDeg * Math.PI) / 180);
  const cosine = Math.cos((angleDeg * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const { x, y } of components) {
    const row = Math.round((y * cosine - x * sine) / BIN_PX);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let score = 0;
  for (const count of rows.values()) score += count ** 3;
  return score;
}

/** Turns the picture back by an angle; the canvas grows, so that no corner is lost. */
export function straighten(image: GreyImage, angleDeg: number): GreyImage {
  const sine = Math.sin((angleDeg * Math.PI) / 180);
  const cosine = Math.cos((angleDeg * Math.PI) / 180);
  const width = Math.ceil(image.width * cosine + image.height * Math.abs(sine));
  const height = Math.ceil(image.height * cosine + image.width * Math.abs(sine));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [right, down] = [x - width / 2, y - height / 2];
      pixels[y * width + x] = shadeAt(
        image,
        right * cosine - down * sine + image.width / 2,
        right * sine + down * cosine + image.height / 2,
      );
    }
  }
  return { pixels, width, height };
}

/** The picture upside down, which costs no interpolation. */
export function turnAround({ pixels, width, height }: GreyImage): GreyImage {
  return { pixels: pixels.toReversed(), width, height };
}

/** The picture turned by a quarter to the left. */
export function quarterTurn({ pixels, width, height }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      turned[(width - 1 - x) * height + y] = pixels[y * width + x]!;
    }
  }
  return { pixels: turned, width: height, height: width };
}
