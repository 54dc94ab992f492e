import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { BackupFailed } from '../backup/backup-failed.js';
import { holdHome, realHome } from '../backup/home-of.js';
import {
  acceptRetiredSecrets,
  retireServiceSecrets,
  rotateServiceSecret,
} from '../supervisor/secrets.js';
import { type Operation, operation, type OperationContext } from './operation.js';

/** What `skydeck secrets` has done. */
export const SECRET_OPERATIONS: Readonly<Record<string, Operation>> = {
  'secrets rotate': operation(z.object({}), async (_input, context) =>
    Promise.resolve({ accepted: onStopped(context, rotateServiceSecret) }),
  ),
  'secrets retire': operation(
    z.object({ is_undone: z.boolean() }),
    async ({ is_undone }, context) =>
      Promise.resolve({
        accepted: onStopped(context, is_undone ? acceptRetiredSecrets : retireServiceSecrets),
      }),
  ),
};

/** Every process must start with the same secrets, so none may run. */
function onStopped(
  { home, environment }: OperationContext,
  change: (home: string) => number,
): number {
  if (environment['SKYDECK_SERVICE_SECRET']) {
    const text = 'SKYDECK_SERVICE_SECRET is set, so the one of secrets.json is not in force.';
    const hint = 'Change SKYDECK_SERVICE_SECRET and SKYDECK_SERVICE_SECRET_PREVIOUS yourself.';
    throw new BackupFailed('secret_is_set', text, hint);
  }
  const folder = realHome(home);
  if (!existsSync(path.join(folder, 'secrets.json'))) {
    throw new BackupFailed('no_installation', `There is no installation in ${home}.`);
  }
  const lock = holdHome(folder);
  try {
    return change(folder);
  } finally {
    lock.release();
  }
}
