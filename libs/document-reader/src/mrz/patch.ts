import { type GreyImage, shadeAt } from '../image/grey-image.js';

/** Samples of a letter's cell across and down. */
export const PATCH_WIDTH = 14;
export const PATCH_HEIGHT = 20;

/** Neighbours reach into the edge of a cell, so a little less than the pitch is looked at. */
const WIDTH_TO_PITCH = 0.92;
const HEIGHT_TO_CAPITAL = 1.3;

/** The place and size of a letter's cell. */
export interface Cell {
  x: number;
  y: number;
  pitch: number;
  capital: number;
}

/** Samples a cell as a vector of length one with mean zero, ink positive. */
export function samplePatch(image: GreyImage, { x, y, pitch, capital }: Cell): Float32Array {
  const patch = new Float32Array(PATCH_WIDTH * PATCH_HEIGHT);
  const width = pitch * WIDTH_TO_PITCH;
  const height = capital * HEIGHT_TO_CAPITAL;
  let sum = 0;
  for (let row = 0; row < PATCH_HEIGHT; row++) {
    const down = y + ((row + 0.5) / PATCH_HEIGHT - 0.5) * height;
    for (let column = 0; column < PATCH_WIDTH; column++) {
      const shade = shadeAt(image, x + ((column + 0.5) / PATCH_WIDTH - 0.5) * width, down);
      patch[row * PATCH_WIDTH + column] = shade;
      sum += shade;
    }
  }
  return normalise(patch, sum / patch.length);
}

function normalise(patch: Float32Array, mean: number): Float32Array {
  let squares = 0;
  for (const [at, shade] of patch.entries()) {
    const ink = mean - shade;
    patch[at] = ink;
    squares += ink * ink;
  }
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < patch.length; at++) patch[at]! /= length;
  return patch;
}

/** Normalised cross-correlation of two patches, from -1 to 1. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
