import { Injectable, Logger } from '@nestjs/common';
import { RoomEngine, RoomEngineUnavailable } from '../engine/room-engine.js';
import type { RoomEntity } from './room.entity.js';
import { infoOf } from './room-views.js';

/**
 * Tells the engine what the rows say already. An engine that is not there holds no room either; one
 * that holds what has ended learns it when it next tells who is there.
 */
@Injectable()
export class RoomSignals {
  readonly #logger = new Logger('Rooms');

  constructor(private readonly engine: RoomEngine) {}

  /** What everybody may know of the room changed. */
  async changed(room: RoomEntity): Promise<void> {
    if (room.status !== 'active') return;
    await this.#tell(room.id, () => this.engine.tellRoom(room.id, infoOf(room)));
  }

  /** Nobody may be in it any more. */
  async ended(roomId: string): Promise<void> {
    await this.#tell(roomId, () => this.engine.closeRoom(roomId, 'room_ended'));
  }

  async #tell(room: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RoomEngineUnavailable)) throw error;
      this.#logger.warn({ msg: 'The engine of rooms was not told.', room, err: error });
    }
  }
}
