import { z } from 'zod';
import { readUnlock } from '../backup/backup-key.js';
import { createBackup } from '../backup/create-backup.js';
import { listBackups } from '../backup/list-backups.js';
import type { Manifest } from '../backup/manifest.js';
import { pruneBackups } from '../backup/prune-backups.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { openTarget } from '../backup/target/open-target.js';
import type { BackupTarget } from '../backup/target/backup-target.js';
import { verifyBackup } from '../backup/verify-backup.js';
import { type Operation, operation, type OperationContext } from './operation.js';

const Key = { passphrase: z.string().optional(), key_file: z.string().optional() };
const Where = { target: z.string().min(1) };
const Creation = z.object({ ...Where, ...Key, keep: z.number().int().min(1).optional() });
const One = { ...Where, ...Key, id: z.string().default('latest') };

/** What `skydeck backup` and `skydeck restore` have done. */
export const BACKUP_OPERATIONS: Readonly<Record<string, Operation>> = {
  'backup create': operation(Creation, createWithin),
  'backup list': operation(z.object(Where), async (input, context) =>
    within(input.target, context, async (target) => ({ items: await listBackups(target) })),
  ),
  'backup verify': operation(z.object(One), async (input, context) =>
    within(input.target, context, async (target) => {
      const isLocked = input.passphrase === undefined && input.key_file === undefined;
      const unlock = isLocked ? undefined : await unlockOf(input);
      const manifest = await verifyBackup({ ...context, target, id: input.id, unlock });
      return { ...shown(manifest), verified: isLocked ? 'checksums' : 'content' };
    }),
  ),
  restore: operation(z.object(One), async (input, context) =>
    within(input.target, context, async (target) => {
      const unlock = await unlockOf(input);
      const manifest = await restoreBackup({ ...context, target, id: input.id, unlock });
      return { ...shown(manifest), home: context.home };
    }),
  ),
};

/** Makes a backup in a target, and removes those that are not to be kept. */
export async function createWithin(input: z.output<typeof Creation>, context: OperationContext) {
  return within(input.target, context, async (target) => {
    const unlock = await unlockOf(input);
    const manifest = await createBackup({ ...context, target, unlock });
    const removed =
      input.keep === undefined ? [] : await pruneBackups(target, input.keep, new Date());
    return { ...shown(manifest), removed };
  });
}

async function unlockOf(input: { passphrase?: string | undefined; key_file?: string | undefined }) {
  return readUnlock({ passphrase: input.passphrase, keyFile: input.key_file });
}

/** Opens a target, and closes it afterwards. */
export async function within<T>(
  to: string,
  { environment }: OperationContext,
  use: (target: BackupTarget) => Promise<T>,
): Promise<T> {
  const target = await openTarget(to, environment);
  try {
    return await use(target);
  } finally {
    await target.close();
  }
}

/** What people want to know of a backup; nothing of its key. */
function shown({ id, taken_at, version, is_online, parts, left_out }: Manifest) {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const plain_bytes = parts.reduce((sum, part) => sum + part.plain_bytes, 0);
  return { id, taken_at, version, is_online, bytes, plain_bytes, parts, left_out };
}
