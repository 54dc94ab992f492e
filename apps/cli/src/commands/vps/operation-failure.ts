import type { Operation } from '../../api/resources.js';
import { CliError } from '../../failures/cli-error.js';

/** Why an operation that is over is no success. */
export function operationFailure({ id, kind, status, error }: Operation): CliError | undefined {
  if (status === 'succeeded') return undefined;
  const outcome = status === 'cancelled' ? 'was called off' : 'failed';
  const message = error ? `${kind} ${outcome}: ${error.message}` : `${kind} ${outcome}.`;
  const code = error?.code ?? `operation.${status}`;
  return new CliError(code, message, undefined, { hint: `code: ${code}, operation: ${id}` });
}
