import { WaitingRooms } from './waiting-rooms.js';
import { WaitingController } from './waiting.controller.js';

/** Those who wait to be let in. */
export const waitingParts = {
  entities: [],
  controllers: [WaitingController],
  providers: [WaitingRooms],
};
