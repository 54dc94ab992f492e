import type { Component } from './components.js';
import { type Curve, fitCurve, type Point } from './line-fit.js';

/** Where the letters of one row stand. Rows of a zone are printed at an even pitch. */
export interface Grid {
  /** How many places lie between the first and the last blot. */
  count: number;
  /** Middle of the letter at a place, counted from the first blot. */
  xOf: Curve;
  /** Middle of the capitals at x. */
  yOf: Curve;
  /** Distance between letters. */
  pitch: number;
  /** Height of a capital. */
  capital: number;
}

/** Fits the grid of a row; undefined where the gaps are not even, as in running text. */
export function fitGrid(row: Component[]): Grid | undefined {
  const tall = percentile(
    row.map((letter) => letter.height),
    0.8,
  );
  const letters = joinBroken(row.filter((letter) => letter.height > tall * 0.45));
  const gaps = letters.slice(1).map((letter, index) => letter.x - letters[index]!.x);
  let pitch = percentile(gaps, 0.5);
  if (letters.length < 18 || pitch < 5) return undefined;
  let places = numberPlaces(letters, pitch);
  let xOf = fitCurve(places, pitch * 0.12);
  for (let round = 0; round < 2; round++) {
    pitch = (xOf(places.at(-1)![0]) - xOf(0)) / Math.max(1, places.at(-1)![0]);
    places = numberPlaces(letters, pitch);
    xOf = fitCurve(places, pitch * 0.12);
  }
  const even = places.filter(([place, x]) => Math.abs(xOf(place) - x) < pitch * 0.25);
  if (even.length < letters.length * 0.7) return undefined;
  const heights = letters.map((letter) => letter.height);
  const capital = Math.min(Math.max(percentile(heights, 0.85), pitch * 0.8), pitch * 1.3);
  const full = letters.filter((letter) => letter.height > capital * 0.6);
  const yOf = fitCurve(
    full.map((letter): Point => [letter.x, letter.y]),
    capital * 0.12,
  );
  return { count: places.at(-1)![0] + 1, xOf, yOf, pitch, capital };
}

/** Parts of a letter that touch no longer count as one. */
function joinBroken(letters: Component[]): Component[] {
  const widths = percentile(
    letters.map((letter) => letter.width),
    0.5,
  );
  const joined: Component[] = [];
  for (const letter of letters) {
    const last = joined.at(-1);
    if (last !== undefined && letter.x - last.x < widths * 0.5) {
      if (letter.height > last.height) joined[joined.length - 1] = letter;
    } else joined.push(letter);
  }
  return joined;
}

/** Counts the places from letter to letter, so that a blot that is missing costs nothing. */
function numberPlaces(letters: Component[], pitch: number): Point[] {
  let place = 0;
  const places: Point[] = [[0, letters[0]!.x]];
  for (let index = 1; index < letters.length; index++) {
    const steps = Math.round((letters[index]!.x - letters[index - 1]!.x) / pitch);
    if (steps === 0) continue;
    place += steps;
    places.push([place, letters[index]!.x]);
  }
  return places;
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
