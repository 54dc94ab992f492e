/**
 * Why a build ended without an artifact. `exit`: a command failed; `output_missing`: it left nothing to
 * publish; `engine_missing`: the machine lacks what the plan needs; `invalid_plan`: a path of the plan
 * leaves the tree.
 */
export type BuildFailureCode =
  | 'exit'
  | 'oom'
  | 'timeout'
  | 'disk_exceeded'
  | 'pids_exceeded'
  | 'cancelled'
  | 'output_missing'
  | 'engine_missing'
  | 'invalid_plan';

/** A build that failed for a reason its owner can act on. Everything else is a fault of the platform. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';

  constructor(
    readonly code: BuildFailureCode,
    message: string,
    /** The step that failed, when it was one. */
    readonly step?: string,
    /** Its exit code, when it had one. */
    readonly exitCode?: number,
  ) {
    super(message);
  }
}
