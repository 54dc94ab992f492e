import type { CommandContext } from '../../context/command-context.js';
import { operate } from '../../operate/operate.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { backupKeyOf, backupTargetOf } from './backup-place.js';

interface LeftOut {
  readonly path: string;
  readonly reason: string;
}

interface Backup {
  readonly id: string;
  readonly left_out: readonly LeftOut[];
}

const MOST_KEPT = 10_000;
const COLUMNS = ['id', 'taken_at', 'version', 'is_online', 'bytes', 'plain_bytes'];

/** `skydeck backup create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const item = await operate<Backup>(context, 'backup create', {
    target: backupTargetOf(context, input.text('to')),
    keep: input.count('keep', { min: 1, max: MOST_KEPT }),
    ...(await backupKeyOf(context, input)),
  });
  for (const { path: name, reason } of item.left_out) {
    context.progress(`Not in it: ${name}, which ${reason}.`);
  }
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck backup list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const target = backupTargetOf(context, input.text('from'));
  const { items } = await operate<{ items: object[] }>(context, 'backup list', { target });
  const columns = ['id', 'state', 'taken_at', 'version', 'bytes'];
  const empty = `${target} holds no backup. Make one with \`skydeck backup create\`.`;
  return { kind: 'list', items, columns, empty };
}

/** `skydeck backup verify` */
export async function verify(context: CommandContext, input: CommandInput): Promise<Answer> {
  const item = await operate<Backup>(context, 'backup verify', {
    target: backupTargetOf(context, input.text('from')),
    id: input.optionalArgument('id'),
    ...(await backupKeyOf(context, input, { mayBeAbsent: true })),
  });
  return { kind: 'item', item, columns: [...COLUMNS, 'verified'] };
}

/** `skydeck restore` */
export async function restore(context: CommandContext, input: CommandInput): Promise<Answer> {
  const item = await operate<Backup>(context, 'restore', {
    target: backupTargetOf(context, input.text('from')),
    id: input.optionalArgument('id'),
    ...(await backupKeyOf(context, input)),
  });
  for (const { path: name, reason } of item.left_out) {
    context.progress(`Was not in it: ${name}, which ${reason}.`);
  }
  return { kind: 'item', item, columns: [...COLUMNS, 'home'] };
}
