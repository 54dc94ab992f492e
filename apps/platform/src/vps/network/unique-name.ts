import type { ApiError, ApiErrorOptions } from '@skydeck/errors';
import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** For `catch`: tells a value that must be unique and is not as this error. */
export function orNameTaken(
  taken: (options?: ApiErrorOptions) => ApiError,
): (error: unknown) => never {
  return (error) => {
    const code = error instanceof QueryFailedError && (error.driverError as { code?: string }).code;
    if (code === UNIQUE_VIOLATION) throw taken({ cause: error });
    throw error;
  };
}
