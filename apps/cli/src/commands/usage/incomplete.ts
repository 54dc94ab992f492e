import { CliError } from '../../failures/cli-error.js';

/** Says that the numbers of some products are missing; undefined when none are. */
export function incompleteFailure(products: readonly string[]): CliError | undefined {
  if (products.length === 0) return undefined;
  const message = `No answer from: ${products.join(', ')}. What they measured is missing here.`;
  return new CliError('usage_incomplete', message, 1, {
    hint: '`skydeck status` shows which services answer.',
  });
}
