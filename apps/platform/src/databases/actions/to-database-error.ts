import { DatabaseEngineError } from '../engine/database.driver.js';
import { DatabaseErrors } from '../managed/database.errors.js';

/** Tells a failure of a driver as the API does; anything else is passed on. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof DatabaseEngineError)) return error;
  switch (error.reason) {
    case 'unavailable':
      return DatabaseErrors.engine_unavailable({ cause: error });
    case 'not_found':
      return DatabaseErrors.lost({ cause: error });
    case 'disk_full':
      return DatabaseErrors.disk_full({ cause: error });
    case 'not_allowed':
    case 'not_supported':
      return DatabaseErrors.not_possible({ detail: error.message, cause: error });
    default:
      return DatabaseErrors.engine_failed({ cause: error });
  }
}

/** Whether the same may succeed a little later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof DatabaseEngineError && error.reason === 'unavailable';

/** For `catch`: tells a failure of a driver as the API does. */
export function throwDatabaseError(error: unknown): never {
  throw toDatabaseError(error);
}
