import { RoomSessionEntity } from './room-session.entity.js';
import { RoomSessions } from './room-sessions.js';
import { RoomSessionsController } from './room-sessions.controller.js';

/** What rooms were used for. */
export const sessionParts = {
  entities: [RoomSessionEntity],
  controllers: [RoomSessionsController],
  providers: [RoomSessions],
};
