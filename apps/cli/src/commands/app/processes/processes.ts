import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../../context/command-context.js';
import { usageError } from '../../../failures/cli-error.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { APP } from '../app.js';
import { followCopy } from '../follow-copy.js';

const COLUMNS = ['name', 'replicas', 'running', 'cpu', 'memory_mb', 'command'] as const;

/** `skydeck app processes` */
export async function processes(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  const found = await dataOf(platform.GET(`${APP}/processes`, { params: { path } }));
  return { kind: 'list', items: found.processes, columns: COLUMNS, empty: 'Nothing runs.' };
}

/** `skydeck app replicas` */
export async function replicas(context: CommandContext, input: CommandInput): Promise<Answer> {
  const app = input.argument('app');
  const path = { project: await context.project(), app };
  const { platform } = await context.clients();
  const found = await dataOf(platform.GET(`${APP}/replicas`, { params: { path } }));
  if (input.flag('ended')) {
    return {
      kind: 'list',
      items: found.ended,
      columns: ['id', 'process', 'exit_code', 'signal', 'out_of_memory', 'ended_at'],
      empty: `No replica of "${app}" ended by itself.`,
    };
  }
  return {
    kind: 'list',
    items: found.replicas,
    columns: ['id', 'process', 'healthy', 'release_id', { path: 'started_at', title: 'started' }],
    empty: `No replica of "${app}" runs. Deploy it with \`skydeck app deploy\`.`,
  };
}

/** `skydeck app scale shop web=3 worker=1` */
export async function scaleProcesses(
  context: CommandContext,
  input: CommandInput,
  pairs: readonly string[],
): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const wanted = Object.fromEntries(pairs.map(readPair));
  const { platform } = await context.clients();
  const body = { processes: wanted };
  const { data } = await platform.PATCH(`${APP}/processes`, { params: { path }, body });
  return followCopy(context, input, { ...path, id: data?.meta.operation_id ?? '' });
}

function readPair(pair: string): [string, { replicas: number }] {
  const [, name = '', count = ''] = /^([A-Za-z][\w-]*)=(\d{1,3})$/.exec(pair) ?? [];
  if (name === '') throw usageError(`"${pair}" is not a process and a number, such as worker=2.`);
  return [name, { replicas: Number(count) }];
}
