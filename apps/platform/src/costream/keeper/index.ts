import { RoomKeeper } from '../engine/room-keeper.js';
import { Arrivals } from './arrivals.js';
import { Doorkeeper } from './doorkeeper.js';
import { JoinMetrics } from './join-metrics.js';
import { PostgresRoomKeeper } from './postgres-room-keeper.js';
import { Presence } from './presence.js';

/** What engines ask, and what they tell. */
export const keeperParts = {
  entities: [],
  controllers: [],
  providers: [
    Arrivals,
    Doorkeeper,
    JoinMetrics,
    Presence,
    { provide: RoomKeeper, useClass: PostgresRoomKeeper },
  ],
};
