import type { Position } from 'geojson';
import type { MappedShapes } from './mapped-shapes.js';

/** The lines of coasts as long as they go: each way runs on where another ends, never against its direction. */
export function joinCoasts({ coasts, positions }: MappedShapes): Position[][] {
  const begins = new Map(coasts.map((refs) => [refs[0]!, refs]));
  const ends = new Set(coasts.map((refs) => refs.at(-1)!));
  const left = new Set(coasts);
  const lines: Position[][] = [];
  const follow = (first: readonly number[]): void => {
    const refs: number[] = [];
    for (let way: readonly number[] | undefined = first; way && left.has(way);) {
      left.delete(way);
      refs.push(...(refs.length === 0 ? way : way.slice(1)));
      way = begins.get(refs.at(-1)!);
    }
    const places = refs.map((ref) => positions.get(ref)).filter((place) => place !== undefined);
    if (places.length > 1) lines.push(places);
  };
  // Those that nothing leads to first: what is left then is closed.
  for (const refs of coasts) if (!ends.has(refs[0]!)) follow(refs);
  for (const refs of coasts) if (left.has(refs)) follow(refs);
  return lines;
}
