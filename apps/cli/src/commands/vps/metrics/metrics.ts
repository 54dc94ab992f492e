import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../../context/command-context.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { styleFor } from '../../../output/style.js';
import { listTable } from '../../../output/table.js';
import { pathOf, SERVER } from '../vps.js';
import { quantity } from './quantity.js';
import { meanOf, sparkline } from './sparkline.js';

type Series = PlatformComponents['schemas']['VpsMetrics']['series'][number];

const HOUR_MS = 3_600_000;
/** With names and figures this fits into 80 columns. */
const GRAPH_WIDTH = 24;

/** `skydeck vps metrics` */
export async function metrics(context: CommandContext, input: CommandInput): Promise<Answer> {
  const to = new Date();
  const from = new Date(to.getTime() - (input.durationMs('since') ?? HOUR_MS));
  const params = {
    path: await pathOf(context, input.argument('vps')),
    query: { type: input.text('type'), from: from.toISOString(), to: to.toISOString() },
  };
  const { platform } = await context.clients();
  const value = await dataOf(platform.GET(`${SERVER}/metrics`, { params }));
  const columns = ['name', 'graph', 'last', 'mean', 'most'].map((path) => ({ path }));
  const text = listTable(value.series.map(toRow), columns, styleFor(false));
  return { kind: 'document', value, text };
}

function toRow({ name, unit, values }: Series) {
  const measured = values.filter((value) => value !== null);
  return {
    name,
    graph: sparkline(values, GRAPH_WIDTH),
    last: quantity(measured.at(-1) ?? null, unit),
    mean: quantity(meanOf(values), unit),
    most: quantity(measured.length === 0 ? null : Math.max(...measured), unit),
  };
}
