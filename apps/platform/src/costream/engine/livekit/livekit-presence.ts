import { Rounds } from '@skydeck/service';
import { Logger } from '@nestjs/common';
import { isId } from '@skydeck/ids';
import type { RoomKeeper, Stay } from '../room-keeper.js';
import type { LiveKitCalls } from './livekit-calls.js';
import { isIn, stayOf } from './livekit-door.js';
import type { LiveKitNews } from './livekit-news.js';
import type { LiveKitNotices } from './livekit-notices.js';

const EVERY_MS = 10_000;

/** Looks every ten seconds who is in the rooms: webhooks get lost, and come in any order. */
export class LiveKitPresence {
  readonly #logger = new Logger(LiveKitPresence.name);
  readonly #calls: LiveKitCalls;
  readonly #keeper: RoomKeeper;
  readonly #news: LiveKitNews;
  readonly #notices: LiveKitNotices;
  readonly #rounds = new Rounds(
    () => this.look(),
    (error) => this.#logger.error(error),
  );

  constructor(parts: {
    readonly calls: LiveKitCalls;
    readonly keeper: RoomKeeper;
    readonly news: LiveKitNews;
    readonly notices: LiveKitNotices;
  }) {
    this.#calls = parts.calls;
    this.#keeper = parts.keeper;
    this.#news = parts.news;
    this.#notices = parts.notices;
  }

  start(): void {
    this.#rounds.start(EVERY_MS);
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Tells who is there now, and closes the rooms that are to be closed. */
  async look(): Promise<void> {
    const rooms = await this.#calls.call((client) => client.listRooms());
    const stays: Stay[] = [];
    for (const { name: roomId } of rooms.filter(({ name }) => isId('room', name))) {
      const found = await this.#calls.find((client) => client.listParticipants(roomId));
      for (const participant of found ?? []) {
        await this.#news.arrived(roomId, participant);
        if (isIn(participant)) stays.push(stayOf(roomId, participant));
      }
    }
    for (const roomId of await this.#keeper.present(stays)) {
      await this.#calls.find((client) => client.deleteRoom(roomId));
    }
    await this.#notices.forget();
  }
}
