import { BackupChecks } from './backup-checks.js';
import { BackupEntity } from './backup.entity.js';
import { DatabaseBackupHandler } from './backup.handler.js';
import { DatabaseBackupScheduler } from './database-backup-scheduler.js';
import { BackupHistory } from './backup-history.js';
import { BackupCheckHandler } from './check.handler.js';
import { CheckPlaces } from './check-places.js';
import { BackupStore } from './backup-store.js';
import { Backups } from './backups.js';
import { DatabaseBackupsController } from './backups.controller.js';
import { Dumps } from './dumps.js';
import { NewBackups } from './new-backups.js';
import { DatabaseRestoreHandler } from './restore.handler.js';

/** What the module of databases takes from here. */
export const backupParts = {
  entities: [BackupEntity],
  controllers: [DatabaseBackupsController],
  providers: [
    BackupCheckHandler,
    BackupChecks,
    BackupHistory,
    BackupStore,
    Backups,
    CheckPlaces,
    DatabaseBackupHandler,
    DatabaseBackupScheduler,
    DatabaseRestoreHandler,
    Dumps,
    NewBackups,
  ],
};
