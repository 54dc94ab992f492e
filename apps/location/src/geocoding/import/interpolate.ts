import { alongLine } from './rings.js';
import type { Interpolation } from './thing.js';

/** A number between two that are mapped. */
export interface Between {
  readonly number: string;
  readonly lat: number;
  readonly lon: number;
}

const MOST_NUMBERS = 1_000;
const STEPS: Readonly<Record<string, number>> = { odd: 2, even: 2, all: 1 };

/** The numbers that a way of addresses stands for, without those that are mapped themselves. */
export function between({ tags, line, nodeTags }: Interpolation): Between[] {
  const kind = tags['addr:interpolation'] ?? '';
  const step = STEPS[kind] ?? Number(kind);
  if (!Number.isInteger(step) || step < 1) return [];
  const numbered = nodeTags
    .map((of, at) => ({ at, number: Number(of?.['addr:housenumber'] ?? Number.NaN) }))
    .filter(({ number }) => Number.isInteger(number));
  const found: Between[] = [];
  for (const [index, to] of numbered.entries()) {
    const from = numbered[index - 1];
    if (!from || from.number === to.number) continue;
    const part = line.slice(from.at * 2, to.at * 2 + 2);
    const [low, high] = [Math.min(from.number, to.number), Math.max(from.number, to.number)];
    for (let number = low + step; number < high && found.length < MOST_NUMBERS; number += step) {
      const share = (number - from.number) / (to.number - from.number);
      const [lat, lon] = alongLine(part, share);
      found.push({ number: String(number), lat, lon });
    }
  }
  return found;
}
