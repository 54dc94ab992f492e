import { RoomHistory } from './room-history.js';
import { RoomLifecycle } from './room-lifecycle.js';
import { RoomSignals } from './room-signals.js';
import { RoomEntity } from './room.entity.js';
import { RoomSweeper } from './room.sweeper.js';
import { Rooms } from './rooms.js';
import { RoomsController } from './rooms.controller.js';

/** Rooms, from being made to their end. */
export const roomParts = {
  entities: [RoomEntity],
  controllers: [RoomsController],
  providers: [RoomHistory, RoomLifecycle, RoomSignals, RoomSweeper, Rooms],
};
