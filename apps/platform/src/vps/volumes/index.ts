import { VolumeActions } from './volume-actions.js';
import { VolumeEntity } from './volume.entity.js';
import {
  VolumeAttachHandler,
  VolumeCreateHandler,
  VolumeDeleteHandler,
  VolumeDetachHandler,
  VolumeGrowHandler,
} from './volume.handlers.js';
import { VolumeMeter } from './volume-meter.js';
import { VolumeWork } from './volume-work.js';
import { Volumes } from './volumes.js';
import { VolumesController } from './volumes.controller.js';

/** What the module of servers takes from here. */
export const volumeParts = {
  entities: [VolumeEntity],
  controllers: [VolumesController],
  providers: [
    VolumeActions,
    VolumeAttachHandler,
    VolumeCreateHandler,
    VolumeDeleteHandler,
    VolumeDetachHandler,
    VolumeGrowHandler,
    VolumeMeter,
    VolumeWork,
    Volumes,
  ],
};
