import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP } from './app.js';
import { scaleProcesses } from './processes/processes.js';
import { followCopy } from './follow-copy.js';

const COLUMNS = ['process', 'replicas', 'running', 'cpu', 'memory_mb'] as const;

/** `skydeck app scale` */
export async function scale(context: CommandContext, input: CommandInput): Promise<Answer> {
  const pairs = input.arguments('pairs');
  if (pairs.length > 0) return scaleProcesses(context, input, pairs);
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  const replicas = input.count('replicas', { min: 1, max: 100 });
  if (replicas === undefined) {
    const item = await dataOf(platform.GET(`${APP}/scale`, { params: { path } }));
    return { kind: 'item', item, columns: COLUMNS };
  }
  const cpuText = input.text('cpu');
  const cpu = cpuText === undefined ? undefined : Number(cpuText);
  if (cpu !== undefined && !(cpu > 0)) {
    throw usageError(`--cpu must be a number of processors, not "${cpuText}".`);
  }
  const memory = input.count('memory', { min: 32, max: 262_144 });
  const body = {
    process: 'web' as const,
    replicas,
    ...(cpu !== undefined && { cpu }),
    ...(memory !== undefined && { memory_mb: memory }),
  };
  const { data } = await platform.POST(`${APP}/scale`, { params: { path }, body });
  return followCopy(context, input, { ...path, id: data?.meta.operation_id ?? '' });
}
