import { z } from 'zod';
import { BackupFailed } from '../backup/backup-failed.js';
import { version } from '../backup/version.js';
import { kubernetesCommands } from '../upgrade/kubernetes-commands.js';
import { planUpgrade, upgrade } from '../upgrade/upgrade.js';
import { BACKUP_OPERATIONS } from './backup-operations.js';
import { type Operation, operation, type OperationContext } from './operation.js';

const Wanted = z.object({
  backup_to: z.string().min(1).optional(),
  passphrase: z.string().optional(),
  key_file: z.string().optional(),
  is_without_backup: z.boolean().default(false),
});
type Wanted = z.output<typeof Wanted>;

/** What `skydeck upgrade` has done. */
export const UPGRADE_OPERATIONS: Readonly<Record<string, Operation>> = {
  'upgrade plan': operation(z.object({}), async (_input, context) => {
    const { installation: _, ...plan } = await planUpgrade(context);
    return plan;
  }),
  'upgrade on kubernetes': operation(z.object({}), async () =>
    Promise.resolve({ version: version(), commands: kubernetesCommands(version()) }),
  ),
  upgrade: operation(Wanted, async (input, context) =>
    upgrade({ ...context, backUp: backUpOf(input, context) }),
  ),
};

function backUpOf(wanted: Wanted, context: OperationContext): (() => Promise<string>) | null {
  const { backup_to: target, is_without_backup: isWithout, passphrase, key_file } = wanted;
  if (target !== undefined) {
    return async () => {
      const create = BACKUP_OPERATIONS['backup create'] as Operation;
      const made = await create({ target, passphrase, key_file }, context);
      return (made as { id: string }).id;
    };
  }
  if (isWithout) return null;
  const text =
    'An upgrade begins with a backup: say where to with --backup-to, or refuse it with --without-backup.';
  throw new BackupFailed('usage', text);
}
