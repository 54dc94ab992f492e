import type { Place } from '../routing/routing.schema.js';
import { emptyTable, tenths, type TravelTable } from './travel-table.js';

/** Which part of a table is asked for at once; places count from the first. */
export interface Tile {
  readonly firstSource: number;
  readonly firstTarget: number;
  readonly sources: readonly Place[];
  readonly targets: readonly Place[];
}

/** One cell, or null where there is no way. */
export type Cell = { readonly durationS: number; readonly distanceM: number } | null;

/** How a table is filled. */
export interface TableRun {
  readonly signal?: AbortSignal | undefined;
  /** How far it is, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** What is filled, and how much of it at once. */
export interface TableOrder extends TableRun {
  readonly regionId: string | null;
  readonly sources: readonly Place[];
  readonly targets: readonly Place[];
  /** Most sources, and most targets, that are asked for at once. */
  readonly side: number;
  /** Tiles asked for at once. */
  readonly atOnce: number;
}

/** Fills a table tile by tile: engines answer only so many cells at once. @throws the reason of the signal */
export async function fillTable(
  order: TableOrder,
  ask: (tile: Tile) => Promise<readonly (readonly Cell[])[]>,
): Promise<TravelTable> {
  const { regionId, sources, targets, signal, onProgress } = order;
  const table = emptyTable(regionId, sources.length, targets.length);
  const tiles = tilesOf(order);
  const waiting = tiles.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const tile of waiting) {
      signal?.throwIfAborted();
      enter(table, tile, await ask(tile));
      onProgress?.(++done / tiles.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(order.atOnce, tiles.length) }, work));
  return table;
}

function tilesOf({ sources, targets, side }: TableOrder): Tile[] {
  const starts = (count: number) =>
    Array.from({ length: Math.ceil(count / side) }, (_, at) => at * side);
  return starts(sources.length).flatMap((firstSource) =>
    starts(targets.length).map((firstTarget) => ({
      firstSource,
      firstTarget,
      sources: sources.slice(firstSource, firstSource + side),
      targets: targets.slice(firstTarget, firstTarget + side),
    })),
  );
}

function enter(
  { columns, durationsDs, distancesDm }: TravelTable,
  { firstSource, firstTarget }: Tile,
  rows: readonly (readonly Cell[])[],
): void {
  rows.forEach((row, down) => {
    const start = (firstSource + down) * columns + firstTarget;
    row.forEach((cell, right) => {
      if (cell === null) return;
      durationsDs[start + right] = tenths(cell.durationS);
      distancesDm[start + right] = tenths(cell.distanceM);
    });
  });
}
