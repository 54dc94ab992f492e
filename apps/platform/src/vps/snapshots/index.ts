import { SnapshotEntity } from './snapshot.entity.js';
import {
  SnapshotCreateHandler,
  SnapshotDeleteHandler,
  SnapshotRestoreHandler,
} from './snapshot.handlers.js';
import { SnapshotHistory } from './snapshot-history.js';
import { Snapshots } from './snapshots.js';
import { SnapshotsController } from './snapshots.controller.js';

/** What the module of servers takes from here. */
export const snapshotParts = {
  entities: [SnapshotEntity],
  controllers: [SnapshotsController],
  providers: [
    SnapshotCreateHandler,
    SnapshotDeleteHandler,
    SnapshotHistory,
    SnapshotRestoreHandler,
    Snapshots,
  ],
};
