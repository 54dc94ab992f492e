import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { AUTOSCALING } from './app.js';

const COLUMNS = [
  'state',
  'replicas',
  'running',
  'min',
  'max',
  'cpu_percent',
  'memory_percent',
  'in_flight',
  'p95_ms',
  'up_after_s',
  'down_after_s',
  'idle_after_s',
  { path: 'last_change.reason', title: 'last change' },
  { path: 'last_change.at', title: 'changed' },
] as const;

/** `skydeck app autoscale` */
export async function autoscale(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  const body = whatToChange(input);
  const item =
    body === undefined
      ? await dataOf(platform.GET(AUTOSCALING, { params: { path } }))
      : await dataOf(platform.PATCH(AUTOSCALING, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** Without any option nothing changes; a target of `none` is dropped. */
function whatToChange(input: CommandInput) {
  if (input.flag('off')) return { enabled: false };
  const given = {
    min: input.count('min', { min: 0, max: 100 }),
    max: input.count('max', { min: 1, max: 100 }),
    cpu_percent: target(input, 'cpu', { min: 5, max: 100 }),
    memory_percent: target(input, 'memory', { min: 5, max: 100 }),
    in_flight: target(input, 'requests', { min: 1, max: 10_000 }),
    p95_ms: target(input, 'p95', { min: 1, max: 60_000 }),
    up_after_s: input.count('up', { min: 0, max: 3_600 }),
    down_after_s: input.count('down', { min: 10, max: 86_400 }),
    idle_after_s: input.count('idle', { min: 5, max: 86_400 }),
  };
  const isNothing = Object.values(given).every((value) => value === undefined);
  return isNothing ? undefined : { enabled: true, ...given };
}

function target(input: CommandInput, name: string, bounds: { min: number; max: number }) {
  return input.text(name) === 'none' ? null : input.count(name, bounds);
}
