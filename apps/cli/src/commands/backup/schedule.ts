import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { operate } from '../../operate/operate.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { backupTargetOf } from './backup-place.js';

const MOST_KEPT = 10_000;
const COLUMNS = [
  'target',
  'at',
  'keep',
  'key_file',
  'succeeded_at',
  'backup_id',
  'attempted_at',
  { path: 'failure.message', title: 'failure' },
] as const;

/** `skydeck backup schedule set` */
export async function set(context: CommandContext, input: CommandInput): Promise<Answer> {
  const item = await operate(context, 'backup schedule set', {
    target: backupTargetOf(context, input.text('to')),
    key_file: path.resolve(context.folder, input.text('keyFile') ?? ''),
    at: input.text('at'),
    keep: input.count('keep', { min: 1, max: MOST_KEPT }),
  });
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck backup schedule show` */
export async function show(context: CommandContext): Promise<Answer> {
  return asked(context, 'backup schedule show');
}

/** `skydeck backup schedule remove` */
export async function remove(context: CommandContext): Promise<Answer> {
  return asked(context, 'backup schedule remove');
}

/** `skydeck backup schedule run` */
export async function runNow(context: CommandContext): Promise<Answer> {
  const item = await operate(context, 'backup schedule run', {});
  return { kind: 'item', item, columns: ['id', 'taken_at', 'version', 'bytes', 'removed'] };
}

async function asked(context: CommandContext, operation: string): Promise<Answer> {
  return { kind: 'item', item: await operate(context, operation, {}), columns: COLUMNS };
}
