import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ended, operationIdOf } from '../vps/finish.js';
import { DATABASE_PATH, pathOf } from './db.js';

const POOL = `${DATABASE_PATH}/pool` as const;
const MOST = 1_000;
const COLUMNS = [
  'enabled',
  'mode',
  'size',
  'max_size',
  'host',
  'port',
  { path: 'now.clients', title: 'clients' },
  { path: 'now.clients_waiting', title: 'waiting' },
  { path: 'now.connections', title: 'connections' },
] as const;

/** `skydeck db pool show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input.argument('database'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.GET(POOL, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck db pool enable`; of one that is on it changes mode and size. */
export async function enable(context: CommandContext, input: CommandInput): Promise<Answer> {
  const size = input.count('size', { min: 1, max: MOST });
  const isNamed = input.text('mode') !== undefined;
  const mode = isNamed ? input.choice('mode', ['transaction', 'session'] as const) : undefined;
  return change(context, input, {
    enabled: true,
    ...(mode !== undefined && { mode }),
    ...(size !== undefined && { size }),
  });
}

/** `skydeck db pool disable` */
export async function disable(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('database');
  const question = `End every connection through the pool of "${name}"?`;
  await context.confirm(question, input.flag('yes'));
  return change(context, input, { enabled: false });
}

interface PoolChange {
  readonly enabled: boolean;
  readonly mode?: 'transaction' | 'session';
  readonly size?: number;
}

async function change(
  context: CommandContext,
  input: CommandInput,
  body: PoolChange,
): Promise<Answer> {
  const name = input.argument('database');
  const path = await pathOf(context, name);
  const { platform } = await context.clients();
  const { data } = await platform.PATCH(POOL, { params: { path }, body });
  await ended(context, input, operationIdOf(data), { name, show: 'db pool show' });
  return show(context, input);
}
