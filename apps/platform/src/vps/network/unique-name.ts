import type { ApiError, ApiErrorOptions } from '@skydeck/errors';
import { isUniqueViolation } from '@skydeck/database';

/** For `catch`: tells a value that must be unique and is not as this error. */
export function orNameTaken(
  taken: (options?: ApiErrorOptions) => ApiError,
): (error: unknown) => never {
  return (error) => {
    if (isUniqueViolation(error)) throw taken({ cause: error });
    throw error;
  };
}
