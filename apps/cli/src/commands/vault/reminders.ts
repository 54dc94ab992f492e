import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { vaultOf } from './vault-of.js';

const OF_TASK = '/api/v1/tasks/{task}/reminders';
const COLUMNS = ['id', 'due_at', 'status', 'channel', 'to'] as const;

/** `skydeck task remind` */
export async function remind(context: CommandContext, input: CommandInput): Promise<Answer> {
  const [to, at] = [input.argument('to'), input.text('at')];
  const before = Math.round((input.durationMs('before') ?? 0) / 1000);
  const channel = to.startsWith('+') ? ('sms' as const) : ('email' as const);
  const body = { to, channel, ...(at === undefined ? { before_due_s: before } : { at }) };
  const { vault, headers } = await vaultOf(context);
  const params = { path: { task: input.argument('task') } };
  const item = await dataOf(vault.POST(OF_TASK, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck task reminders` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const path = { task: input.argument('task') };
  const items = await everyItem((query) =>
    vault.GET(OF_TASK, { params: { path, query }, headers }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nobody is reminded of it.' };
}

/** `skydeck task unremind` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const params = { path: { reminder: input.argument('reminder') } };
  const item = await dataOf(vault.DELETE('/api/v1/reminders/{reminder}', { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
