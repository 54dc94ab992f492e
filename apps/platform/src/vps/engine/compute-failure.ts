/** Why an engine could not do what it was asked. */
export type ComputeFailureCode =
  | 'engine_unavailable'
  | 'not_found'
  | 'image_missing'
  | 'unsupported'
  | 'no_space'
  | 'below_use'
  | 'disk_shrink'
  | 'name_taken'
  | 'busy'
  | 'timed_out'
  | 'failed';

/** A failure of an engine, told in its own words for the log and in ours for the owner. */
export class ComputeFailure extends Error {
  override readonly name = 'ComputeFailure';

  /**
   * @param engineMessage what the engine said; for the log, never for the owner
   * @param isRetryable whether the same call may succeed a little later
   */
  constructor(
    readonly code: ComputeFailureCode,
    message: string,
    readonly engineMessage?: string,
    readonly isRetryable = false,
  ) {
    super(message, engineMessage === undefined ? undefined : { cause: engineMessage });
  }
}
