import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../../context/command-context.js';
import type { Answer } from '../../../output/answer.js';
import { styleFor } from '../../../output/style.js';
import { listTable } from '../../../output/table.js';
import type { CommandInput } from '../../../program/command-input.js';
import { quantity } from '../../vps/metrics/quantity.js';
import { sparkline } from '../../vps/metrics/sparkline.js';
import { APP } from '../app.js';

type Metrics = PlatformComponents['schemas']['AppMetrics'];

const HOUR_MS = 3_600_000;
/** Two of them with names and figures fit into 80 columns. */
const GRAPH_WIDTH = 12;

/** `skydeck app metrics` */
export async function metrics(context: CommandContext, input: CommandInput): Promise<Answer> {
  const app = input.argument('app');
  const path = { project: await context.project(), app };
  const sinceMs = input.durationMs('since') ?? HOUR_MS;
  const minutes = Math.min(1440, Math.max(1, Math.ceil(sinceMs / 60_000)));
  const { platform } = await context.clients();
  const params = { path, query: { minutes } };
  const value = await dataOf(platform.GET(`${APP}/metrics`, { params }));
  if (value.replicas.length === 0 && value.requests.length === 0) {
    return { kind: 'document', value, text: `Nothing of "${app}" was measured yet.` };
  }
  const columns = ['replica', 'process', 'cpu', 'now', 'memory', 'used', 'restarts'];
  const rows = value.replicas.map((replica) => toRow(replica, value.restarts));
  const text = listTable(
    rows,
    columns.map((name) => ({ path: name })),
    styleFor(false),
  );
  return { kind: 'document', value, text: `${text}${requestLines(value)}` };
}

/** What visitors got; nothing when nobody came. */
function requestLines({ requests, step_s: stepS }: Metrics): string {
  if (requests.length === 0) return '';
  const total = (field: 'requests' | 'client_errors' | 'server_errors') =>
    requests.reduce((sum, span) => sum + span[field], 0);
  const rates = requests.map(({ per_second: rate }) => rate);
  const slow = requests.map(({ p95_ms: ms }) => ms);
  const rate = `${(rates.at(-1) ?? 0).toFixed(1)}/s`;
  const p95 = slow.findLast((ms) => ms !== null);
  return [
    '',
    `requests  ${sparkline(rates, GRAPH_WIDTH)}  ${rate}, ${total('requests')} in all`,
    `p95       ${sparkline(slow, GRAPH_WIDTH)}  ${p95 === undefined ? '–' : `${Math.round(p95)} ms`}`,
    `errors    4xx ${total('client_errors')}, 5xx ${total('server_errors')} (points of ${stepS} s)`,
    '',
  ].join('\n');
}

function toRow(
  { id, process, points }: Metrics['replicas'][number],
  restarts: Metrics['restarts'],
) {
  const cpu = points.map((point) => point.cpu_percent);
  const memory = points.map((point) => point.memory_bytes);
  return {
    replica: id.slice(-6),
    process,
    cpu: sparkline(cpu, GRAPH_WIDTH),
    now: quantity(cpu.at(-1) ?? null, 'percent'),
    memory: sparkline(memory, GRAPH_WIDTH),
    used: quantity(memory.at(-1) ?? null, 'bytes'),
    restarts: restarts[process] ?? 0,
  };
}
