import { dataOf, type LocationComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';
import { readProblem } from './read-problem.js';

type Schemas = LocationComponents['schemas'];
type Plan = Schemas['OptimizationPlan'];

const PLANS = '/api/v1/optimizations';
const COLUMNS = ['id', 'status', 'vehicles', 'jobs', 'shipments', 'finished_at'] as const;
/** How long one request waits at the service, in seconds. */
const WAIT_S = 10;

/** `skydeck location optimize` */
export async function optimize(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const problem = await readProblem(context, input.argument('file'));
  const seconds = input.text('time');
  const body = {
    ...problem,
    ...(seconds !== undefined && { time_limit_s: Number(seconds) }),
    ...(input.flag('background') && { background: true }),
  };
  // Which of the two it is depends on how large the problem is.
  const answer = location.POST('/api/v1/optimize', { body: body as never, headers });
  const made = await dataOf<Plan | Schemas['Optimization']>(answer);
  if ('routes' in made) return told(made);
  if (!input.flag('wait')) return { kind: 'item', item: made, columns: COLUMNS };
  return toldOf(await ended(context, made.id));
}

/** `skydeck location plans list` */
export async function list(context: CommandContext): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const items = await everyItem((query) => location.GET(PLANS, { params: { query }, headers }));
  const empty = 'No plans. Make one with `skydeck location optimize <file> --background`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck location plans show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('plan');
  return toldOf(await (input.flag('wait') ? ended(context, id) : find(context, id, 0)));
}

/** `skydeck location plans delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const id = input.argument('plan');
  await context.confirm(`Delete ${id}?`, input.flag('yes'));
  const params = { path: { optimization: id } };
  const item = await dataOf(location.DELETE(`${PLANS}/{optimization}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function find(context: CommandContext, id: string, wait: number) {
  const { location, headers } = await locationOf(context);
  const params = { path: { optimization: id }, query: { wait } };
  return dataOf(location.GET(`${PLANS}/{optimization}`, { params, headers }));
}

async function ended(context: CommandContext, id: string): Promise<Schemas['SolvedOptimization']> {
  for (;;) {
    const found = await find(context, id, WAIT_S);
    if (found.error) throw new CliError(found.error.code, found.error.message);
    if (found.finished_at !== null) return found;
    context.progress(`→ ${found.status}`);
    context.signal.throwIfAborted();
  }
}

const toldOf = (found: Schemas['SolvedOptimization']): Answer =>
  found.plan
    ? { ...told(found.plan), value: found }
    : { kind: 'item', item: found, columns: COLUMNS };

/** Who goes where and when, and what is left out. */
function told(plan: Plan): Extract<Answer, { kind: 'document' }> {
  const routes = plan.routes.map((route) => {
    const steps = route.steps.map(
      ({ kind, id, arrival_s: at }) => `  ${String(Math.round(at)).padStart(7)} s  ${kind} ${id}`,
    );
    const head = `${route.vehicle_id}: ${route.distance_m} m, ${route.travel_s} s on the road`;
    return [head, ...steps].join('\n');
  });
  const left = plan.unassigned.map(({ kind, id, reason }) => `${kind} ${id}: ${reason}`);
  const rest = left.length > 0 ? [['Not served:', ...left].join('\n')] : [];
  const text = [...routes, ...rest, plan.attribution].join('\n\n');
  return { kind: 'document', value: plan, text };
}
