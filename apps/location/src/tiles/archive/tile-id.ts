/** The number of a tile: zoom by zoom, along the Hilbert curve. Zooms to 26 are exact. */
export function tileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3;
  let [tx, ty] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const right = (tx & side) > 0 ? 1 : 0;
    const low = (ty & side) > 0 ? 1 : 0;
    id += side * side * ((3 * right) ^ low);
    if (low === 1) continue;
    if (right === 1) [tx, ty] = [side - 1 - (tx & (side - 1)), side - 1 - (ty & (side - 1))];
    [tx, ty] = [ty, tx];
  }
  return id;
}
