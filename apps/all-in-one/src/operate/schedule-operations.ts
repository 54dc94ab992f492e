import { z } from 'zod';
import { BackupFailed } from '../backup/backup-failed.js';
import { readUnlock } from '../backup/backup-key.js';
import { listBackups } from '../backup/list-backups.js';
import {
  BackupSchedule,
  readSchedule,
  readState,
  removeSchedule,
  writeSchedule,
  writeState,
} from '../backup-schedule/schedule-files.js';
import { acquireWork } from '../supervisor/instance-lock.js';
import { homeOfInstallation } from '../upgrade/installation-in-use.js';
import { createWithin, within } from './backup-operations.js';
import { failureOf } from './failure-of.js';
import { type Operation, operation, type OperationContext } from './operation.js';

/** What `skydeck backup schedule` has done. */
export const SCHEDULE_OPERATIONS: Readonly<Record<string, Operation>> = {
  'backup schedule set': operation(
    BackupSchedule.omit({ set_at: true }),
    async (wanted, context) => {
      const home = homeOfInstallation(context.home);
      await readUnlock({ keyFile: wanted.key_file });
      await within(wanted.target, context, listBackups);
      writeSchedule(home, { ...wanted, set_at: new Date().toISOString() });
      return shown(home);
    },
  ),
  'backup schedule show': operation(z.object({}), async (_input, context) =>
    Promise.resolve(shown(homeOfInstallation(context.home))),
  ),
  'backup schedule remove': operation(z.object({}), async (_input, context) => {
    const home = homeOfInstallation(context.home);
    const before = shown(home);
    removeSchedule(home);
    return Promise.resolve(before);
  }),
  'backup schedule run': operation(z.object({}), async (_input, context) => runOnce(context)),
};

function shown(home: string) {
  return { ...scheduleOf(home), ...readState(home) };
}

function scheduleOf(home: string): BackupSchedule {
  const schedule = readSchedule(home);
  if (schedule) return schedule;
  const hint = 'skydeck backup schedule set --to <target> --key-file <file>';
  throw new BackupFailed('no_schedule', 'No backups are made by themselves.', hint);
}

/** Makes the backup that the schedule wants, and notes what came of it. */
async function runOnce(context: OperationContext): Promise<object> {
  const home = homeOfInstallation(context.home);
  const { target, key_file, keep } = scheduleOf(home);
  const release = acquireWork(home, 'backup');
  if (release === null) throw new BackupFailed('backup_runs', 'A backup is being made already.');
  try {
    writeState(home, { attempted_at: new Date().toISOString(), failure: null });
    const made = await createWithin({ target, key_file, keep }, context);
    writeState(home, {
      succeeded_at: new Date().toISOString(),
      backup_id: made.id,
      failure: null,
    });
    return made;
  } catch (error) {
    const { code, message } = failureOf(error, context.signal);
    writeState(home, { failure: { code, message } });
    throw error;
  } finally {
    release();
  }
}
