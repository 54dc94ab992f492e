import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { momentOf } from '../app/moment.js';
import { DATABASE_PATH, finish, pathOf } from './db.js';

const PLANS = ['shared', 'dedicated'] as const;

/** `skydeck db restore` */
export async function restore(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('database');
  const path = await pathOf(context, name);
  const source = sourceFrom(input);
  const body = { ...source, skip_backup: input.flag('skipBackup') };
  const question = `Put the database "${name}" back to ${source.backup ?? source.at}?`;
  await context.confirmName(question, name, input.flag('yes'));
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${DATABASE_PATH}/restore`, { params: { path }, body });
  return finish(context, input, data, name);
}

function sourceFrom(input: CommandInput): { readonly backup?: string; readonly at?: string } {
  const backup = input.optionalArgument('backup');
  const at = momentOf(input, 'at');
  if ((backup === undefined) === (at === undefined)) {
    throw usageError('Name the backup, or a moment with --at.');
  }
  return backup === undefined ? { at } : { backup };
}

/** `skydeck db fork` */
export async function fork(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input.argument('database'));
  const name = input.argument('name');
  const [backup, at] = [input.text('backup'), momentOf(input, 'at')];
  const body = {
    name,
    ...(backup !== undefined && { backup }),
    ...(at !== undefined && { at }),
    ...(input.text('plan') !== undefined && { plan: input.choice('plan', PLANS) }),
  };
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${DATABASE_PATH}/fork`, { params: { path }, body });
  return finish(context, input, data, name);
}

/** `skydeck db recovery` */
export async function recovery(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input.argument('database'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.GET(`${DATABASE_PATH}/recovery`, { params: { path } }));
  return { kind: 'item', item, columns: ['earliest', 'latest', 'archive_waiting_since'] };
}

/** `skydeck db upgrade` */
export async function upgrade(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('database');
  const path = await pathOf(context, name);
  const body = { version: Number(input.argument('major')) };
  const question = `Bring the database "${name}" to version ${body.version}? It is away meanwhile.`;
  await context.confirmName(question, name, input.flag('yes'));
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${DATABASE_PATH}/upgrade`, { params: { path }, body });
  return finish(context, input, data, name);
}
