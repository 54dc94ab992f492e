import { BackupCopies } from './backup-copies.js';
import { BackupCopiesController } from './backup-copies.controller.js';
import { BackupCopyEntity } from './backup-copy.entity.js';
import { BackupCopyHandler } from './copy.handler.js';
import { CopyHistory } from './copy-history.js';
import { CopyRestoreHandler } from './copy-restore.handler.js';
import { CopyRounds } from './copy-rounds.js';
import { CopyStore } from './copy-store.js';

/** What the module of servers takes from here. */
export const copyParts = {
  entities: [BackupCopyEntity],
  controllers: [BackupCopiesController],
  providers: [
    BackupCopies,
    BackupCopyHandler,
    CopyHistory,
    CopyRestoreHandler,
    CopyRounds,
    CopyStore,
  ],
};
