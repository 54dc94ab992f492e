/** What is wrong with a polygon. */
export type PolygonFault =
  | 'too_many_polygons'
  | 'too_many_vertices'
  | 'no_ring'
  | 'too_few_points'
  | 'not_closed'
  | 'out_of_range'
  | 'over_date_line'
  | 'crosses_itself'
  | 'hole_outside';

/** A polygon bounds no area that could be told. */
export class PolygonInvalid extends Error {
  override readonly name = 'PolygonInvalid';

  /**
   * @param polygon which of those that were given, from 0
   * @param ring which of its rings, from 0; null when it is none of them
   */
  constructor(
    readonly fault: PolygonFault,
    readonly polygon: number,
    readonly ring: number | null = null,
  ) {
    super(`Polygon ${polygon}${ring === null ? '' : `, ring ${ring}`}: ${fault}`);
  }
}
