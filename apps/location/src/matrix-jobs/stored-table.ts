import type { TravelTable } from '../engines/travel-table.js';
import { tellRow } from '../engines/travel-table.js';

const CELL_BYTES = 4;
const VALUES = 2;

/** Bytes of one row as it is stored: its durations, then its distances. */
export const rowBytes = (columns: number): number => columns * VALUES * CELL_BYTES;

/** A table as it is stored, row by row, so that some rows can be read alone. Little-endian, as all machines of ours are. */
export function* storedRows({ rows, columns, durationsDs, distancesDm }: TravelTable) {
  for (let row = 0; row < rows; row++) {
    for (const cells of [durationsDs, distancesDm]) {
      const { buffer, byteOffset } = cells;
      const start = byteOffset + row * columns * CELL_BYTES;
      yield Buffer.from(new Uint8Array(buffer, start, columns * CELL_BYTES));
    }
  }
}

/** One row of a table as it is told. */
export interface ToldRow {
  readonly source: number;
  readonly durations_s: readonly (number | null)[];
  readonly distances_m: readonly (number | null)[];
}

/** Reads rows that were stored. */
export function toldRows(bytes: Buffer, first: number, columns: number): ToldRow[] {
  // A copy begins where numbers may.
  const { buffer } = Uint8Array.from(bytes);
  return Array.from({ length: bytes.length / rowBytes(columns) }, (_, row) => {
    const cells = (of: number) =>
      tellRow(new Uint32Array(buffer, (row * VALUES + of) * columns * CELL_BYTES, columns));
    return { source: first + row, durations_s: cells(0), distances_m: cells(1) };
  });
}
