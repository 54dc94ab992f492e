import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import type { CommandInput } from '../../program/command-input.js';

/** A folder from where the person stands, or a bucket. */
export function backupTargetOf({ folder }: CommandContext, target = ''): string {
  return target.startsWith('s3:') ? target : path.resolve(folder, target);
}

/** Who sits at the terminal is asked; a script gives a file or a variable. */
export async function backupKeyOf(
  context: CommandContext,
  input: CommandInput,
  { mayBeAbsent = false } = {},
): Promise<{ key_file?: string; passphrase?: string }> {
  const file = input.text('keyFile');
  if (file !== undefined) return { key_file: path.resolve(context.folder, file) };
  const given = context.environment['SKYDECK_BACKUP_PASSPHRASE'];
  if (given) return { passphrase: given };
  if (mayBeAbsent || !context.isInteractive) return {};
  return { passphrase: await context.ask('Passphrase: ') };
}
