import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { incompleteFailure } from './incomplete.js';
import { monthRange } from './month-range.js';

const COLUMNS = ['product', 'meter', 'quantity', 'included', 'amount'] as const;

/** `skydeck invoice preview` */
export async function preview(context: CommandContext, input: CommandInput): Promise<Answer> {
  const month = input.text('month');
  monthRange(month);
  const project = await context.project();
  const { platform } = await context.clients();
  const params = { path: { project }, query: { month } };
  const found = await dataOf(platform.GET('/v1/projects/{project}/invoice-preview', { params }));
  const failure = incompleteFailure(found.incomplete);
  if (['json', 'yaml'].includes(context.globals.format)) {
    return { kind: 'document', value: found, failure };
  }
  const { lines, currency, total, projected_month_end: projected } = found;
  const text = (amount: number) => moneyText(amount, currency);
  const items = [
    ...lines.map(({ product, meter, quantity, included, amount }) => {
      return { product, meter, quantity, included, amount: text(amount) };
    }),
    { meter: `Total of ${found.month}`, amount: text(total) },
    ...(projected ? [{ meter: 'Projected month end', amount: text(projected.total) }] : []),
  ];
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nothing was used.', failure };
}

/** An amount in minor units, as people write it. */
function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
