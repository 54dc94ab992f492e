import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { DATABASE_PATH, finish, pathOf, shown, storageFrom } from './db.js';

/** `skydeck db update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await pathOf(context, input.argument('database'));
  const { id, name, backups } = await dataOf(platform.GET(DATABASE_PATH, { params: { path } }));
  const limits = limitsFrom(input);
  const change = {
    ...(input.text('name') !== undefined && { name: input.text('name') ?? name }),
    ...(input.flag('protect') && { protected: true }),
    ...(input.flag('unprotect') && { protected: false }),
    ...planFrom(input, backups),
  };
  const isChanged = Object.keys(change).length > 0;
  const isResized = Object.keys(limits).length > 0;
  if (!isChanged && !isResized) throw usageError('Say what to change, such as --storage 10.');
  const place = { ...path, database: id };
  if (isChanged) {
    await platform.PATCH(DATABASE_PATH, { params: { path: place }, body: change });
  }
  if (!isResized) return shown(context, id);
  const params = { path: place };
  const { data } = await platform.POST(`${DATABASE_PATH}/resize`, { params, body: limits });
  return finish(context, input, data, id);
}

function limitsFrom(input: CommandInput) {
  const [size, storage, trusted] = [input.text('size'), storageFrom(input), input.list('trust')];
  const isTrust = trusted.length > 0 || input.flag('trustNobody');
  return {
    ...(size !== undefined && { size }),
    ...(storage !== undefined && { storage_gb: storage }),
    ...(isTrust && { trusted_sources: [...trusted] }),
  };
}

function planFrom(input: CommandInput, before: { hour_utc: number | null; keep: number }) {
  const isOff = input.text('backupHour') === 'off';
  const hour = isOff ? null : input.count('backupHour', { min: 0, max: 23 });
  const keep = input.count('backupKeep', { min: 1, max: 90 });
  if (hour === undefined && keep === undefined) return {};
  const hour_utc = hour === undefined ? before.hour_utc : hour;
  return { backups: { hour_utc, keep: keep ?? before.keep } };
}
