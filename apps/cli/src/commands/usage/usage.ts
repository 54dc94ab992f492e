import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { incompleteFailure } from './incomplete.js';
import { monthRange } from './month-range.js';

const COLUMNS = ['start', 'product', 'meter', 'quantity', 'unit', 'mode'] as const;

/** `skydeck usage` */
export async function usage(context: CommandContext, input: CommandInput): Promise<Answer> {
  const month = monthRange(input.text('month'));
  const granularity = input.choice('by', ['hour', 'day', 'month'] as const);
  const only = input.text('product');
  const project = await context.project();
  const { platform } = await context.clients();
  const params = { path: { project }, query: { ...month, granularity } };
  const { items, incomplete } = await dataOf(
    platform.GET('/v1/projects/{project}/usage', { params }),
  );
  const missing = incomplete.filter((product) => only === undefined || product === only);
  return {
    kind: 'list',
    items: items.filter(({ product }) => only === undefined || product === only),
    columns: COLUMNS,
    empty: `Nothing was used in ${project} in this time.`,
    failure: incompleteFailure(missing),
  };
}
