import { AppVolumeEntity } from './app-volume.entity.js';
import { AppVolumeHistory } from './app-volume-history.js';
import { AppVolumesController } from './app-volumes.controller.js';
import { AppVolumesService } from './app-volumes.service.js';
import { GivingWay } from './giving-way.js';
import { SingleWriter } from './single-writer.js';
import { DailySnapshots } from './snapshots/daily-snapshots.js';
import { SnapshotHistory } from './snapshots/snapshot-history.js';
import { SnapshotStore } from './snapshots/snapshot-store.js';
import { SnapshotWork } from './snapshots/snapshot-work.js';
import { VolumeSnapshotsController } from './snapshots/snapshots.controller.js';
import { SnapshotsService } from './snapshots/snapshots.service.js';
import { VolumeSnapshotEntity } from './snapshots/volume-snapshot.entity.js';
import { VolumeHandOver } from './volume-hand-over.js';
import { VolumeGauge } from './volume-gauge.js';
import { VolumeLoop } from './volume-loop.js';
import { VolumeMaker } from './volume-maker.js';
import { VolumeMounts } from './volume-mounts.js';
import { VolumeReleases } from './volume-releases.js';
import { VolumeRoom } from './volume-room.js';
import { VolumeWork } from './volume-work.js';

/** Folders that outlive releases: parts of the Launchpad module. */
export const volumeParts = {
  entities: [AppVolumeEntity, VolumeSnapshotEntity],
  controllers: [AppVolumesController, VolumeSnapshotsController],
  providers: [
    AppVolumeHistory,
    AppVolumesService,
    DailySnapshots,
    GivingWay,
    SingleWriter,
    SnapshotHistory,
    SnapshotStore,
    SnapshotWork,
    SnapshotsService,
    VolumeGauge,
    VolumeHandOver,
    VolumeLoop,
    VolumeMaker,
    VolumeMounts,
    VolumeReleases,
    VolumeRoom,
    VolumeWork,
  ],
};
