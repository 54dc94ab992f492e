import { emptyTable, NO_WAY } from '../engines/travel-table.js';
import { rowBytes, storedRows, toldRows } from './stored-table.js';

describe('tables that are stored', () => {
  it('are read row by row as they were', () => {
    const table = emptyTable(null, 3, 2);
    table.durationsDs.set([0, 15, NO_WAY, 22, 5, NO_WAY]);
    table.distancesDm.set([0, 100, NO_WAY, 333, 40, NO_WAY]);
    const bytes = Buffer.concat([...storedRows(table)]);
    expect(bytes).toHaveLength(3 * rowBytes(2));
    const last = bytes.subarray(rowBytes(2));
    expect(toldRows(last, 1, 2)).toEqual([
      { source: 1, durations_s: [null, 2.2], distances_m: [null, 33.3] },
      { source: 2, durations_s: [0.5, null], distances_m: [4, null] },
    ]);
    expect(toldRows(bytes, 0, 2)[0]).toEqual({
      source: 0,
      durations_s: [0, 1.5],
      distances_m: [0, 10],
    });
  });
});
