/** What is wrong with a fence. */
export type FenceFault =
  | 'out_of_range'
  | 'too_few_points'
  | 'too_many_points'
  | 'not_closed'
  | 'crosses_itself'
  | 'hole_outside'
  | 'bad_schedule';

/** The fence cannot be watched; `field` names the place, such as `rings.0.17`. */
export class FenceInvalid extends Error {
  constructor(
    readonly fault: FenceFault,
    readonly field: string,
    message: string,
  ) {
    super(`${field}: ${message}`);
    this.name = 'FenceInvalid';
  }
}
