/** A cell without a way. */
export const NO_WAY = 0xffff_ffff;

/** How long and how far it is between places, row by row, in tenths: more is not known. */
export interface TravelTable {
  /** The map that was used; null when the engine has one of its own. */
  readonly regionId: string | null;
  readonly rows: number;
  readonly columns: number;
  /** Tenths of seconds, or `NO_WAY`. */
  readonly durationsDs: Uint32Array;
  /** Tenths of metres, or `NO_WAY`. */
  readonly distancesDm: Uint32Array;
}

const TENTHS = 10;

/** A table in which there is no way yet, in memory that threads share. */
export function emptyTable(regionId: string | null, rows: number, columns: number): TravelTable {
  const cells = () => new Uint32Array(new SharedArrayBuffer(rows * columns * 4)).fill(NO_WAY);
  return { regionId, rows, columns, durationsDs: cells(), distancesDm: cells() };
}

/** One row as it is told: seconds or metres, null where there is no way. */
export const tellRow = (cells: Uint32Array): (number | null)[] =>
  Array.from(cells, (value) => (value === NO_WAY ? null : value / TENTHS));

/** Tenths of a value, which must not be the mark of no way. */
export const tenths = (value: number): number =>
  Math.min(NO_WAY - 1, Math.max(0, Math.round(value * TENTHS)));

/** All rows of a table as they are told. */
export const tellRows = (cells: Uint32Array, columns: number): (number | null)[][] =>
  Array.from({ length: columns === 0 ? 0 : cells.length / columns }, (_, row) =>
    tellRow(cells.subarray(row * columns, (row + 1) * columns)),
  );
