import { CostreamSettings } from '../costream-settings.js';
import { BroadcastEntity } from './broadcast.entity.js';
import { BroadcastKeys } from './broadcast-keys.js';
import { BroadcastRuns } from './broadcast-runs.js';
import { BroadcastStates } from './broadcast-states.js';
import { BroadcastSweeper } from './broadcast.sweeper.js';
import { BroadcastsController } from './broadcasts.controller.js';
import { Broadcasts } from './broadcasts.js';
import { MediaStreams } from './media-streams.js';

/** Rooms that are shown to many. */
export const broadcastParts = {
  entities: [BroadcastEntity],
  controllers: [BroadcastsController],
  providers: [
    Broadcasts,
    BroadcastRuns,
    BroadcastStates,
    BroadcastSweeper,
    MediaStreams,
    {
      provide: BroadcastKeys,
      useFactory: ({ config }: CostreamSettings) =>
        new BroadcastKeys(config.SKYDECK_SERVICE_SECRET),
      inject: [CostreamSettings],
    },
  ],
};
