import { ApiError } from '@skydeck/errors';
import { ComputeFailure } from '../engine/compute-failure.js';
import { VpsErrors } from '../vps.errors.js';

/** Tells a failure of an engine as the API does; anything else is passed on. */
export function toVpsError(error: unknown): unknown {
  if (!(error instanceof ComputeFailure) || error instanceof ApiError) return error;
  const { code, message } = error;
  const options = { detail: message, cause: error };
  switch (code) {
    case 'engine_unavailable':
      return VpsErrors.engine_unavailable(options);
    case 'not_found':
      return VpsErrors.lost({ cause: error });
    case 'image_missing':
      return VpsErrors.image_unknown(options);
    case 'unsupported':
      return VpsErrors.not_possible(options);
    case 'no_space':
      return VpsErrors.no_space({ cause: error });
    case 'below_use':
      return VpsErrors.below_use({ cause: error });
    case 'disk_shrink':
      return VpsErrors.disk_shrink({ cause: error });
    default:
      return VpsErrors.engine_failed(options);
  }
}
