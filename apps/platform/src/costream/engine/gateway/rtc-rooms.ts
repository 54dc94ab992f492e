import { Logger } from '@nestjs/common';
import type { LeaveReason, RoomInfo } from '@skydeck/costream/protocol';
import { JanusRoom } from '../janus/janus-room.js';
import type { JanusServer } from '../janus/janus-server.js';
import { ParticipantNotThere } from '../room-engine.js';
import type { Measured, RoomKeeper } from '../room-keeper.js';
import type { RoomSpec } from '../room-spec.js';
import { LiveRoom } from './live-room.js';
import type { Member } from './member.js';
import { RemotePublisher } from './remote-publisher.js';

/** Code of WebSockets. @see https://www.iana.org/assignments/websocket */
const SERVICE_RESTART = 1012;
const SWEEP_MS = 10_000;
/** Sweeps that a room is empty for before it is forgotten. */
const EMPTY_SWEEPS = 6;

/** The rooms of this process. */
export class RtcRooms {
  /** Told of each room whose tracks come, go or change. */
  onTracksChanged: (roomId: string) => void = () => undefined;
  /** Told when rooms may be filled again after the engine was started anew. */
  onMediaReset: () => void = () => undefined;

  readonly #rooms = new Map<string, LiveRoom>();
  readonly #emptyFor = new Map<string, number>();
  #sweeping: NodeJS.Timeout | undefined;
  readonly #logger = new Logger(RtcRooms.name);

  constructor(
    readonly server: JanusServer,
    readonly keeper: RoomKeeper,
  ) {
    server.onDown = () => this.#mediaLost();
    server.onUp = () => this.#mediaBack();
    this.#sweeping = setInterval(() => void this.sweep(), SWEEP_MS);
    this.#sweeping.unref();
  }

  get ids(): string[] {
    return [...this.#rooms.keys()];
  }

  get all(): IterableIterator<LiveRoom> {
    return this.#rooms.values();
  }

  /** Everybody in them. */
  get members(): Member[] {
    const members: Member[] = [];
    for (const room of this.all) members.push(...room.members.values());
    return members;
  }

  /** The room, made unless it is there. @throws RoomEngineUnavailable */
  async open(spec: RoomSpec, info?: RoomInfo): Promise<LiveRoom> {
    const room = this.#rooms.get(spec.id) ?? this.#add(spec);
    this.#emptyFor.delete(spec.id);
    room.spec = spec;
    if (info) room.info = info;
    await room.media.open(spec);
    return room;
  }

  find(roomId: string): LiveRoom | undefined {
    return this.#rooms.get(roomId);
  }

  /** @throws ParticipantNotThere */
  member(roomId: string, identity: string): Member {
    const member = this.#rooms.get(roomId)?.members.get(identity);
    if (!member) throw new ParticipantNotThere(identity);
    return member;
  }

  /** Whoever got this secret with their `Joined`. */
  byResume(resume: string): Member | undefined {
    for (const room of this.#rooms.values()) {
      for (const member of room.members.values()) if (member.resume === resume) return member;
    }
    return undefined;
  }

  /** Sends everybody away and forgets the room. */
  async close(roomId: string, why: LeaveReason): Promise<void> {
    const room = this.#rooms.get(roomId);
    if (!room) return;
    this.#rooms.delete(roomId);
    this.#emptyFor.delete(roomId);
    for (const waiter of room.waiting.values()) {
      waiter.connection.notify({ type: 'bye', reason: why });
      waiter.connection.close('room_ended');
    }
    await room.leaveAll(why);
    await room.media.close();
  }

  /** Tells the keeper who is here, and forgets rooms that nobody is in. */
  async sweep(): Promise<void> {
    try {
      const { members } = this;
      const ended = await this.keeper.present(members.map(({ stay }) => stay));
      for (const roomId of ended) await this.close(roomId, 'room_ended');
      for (const [id, room] of this.#rooms) if (room.isEmpty && !room.isHeld) await this.#age(id);
      const measured = members.flatMap(newMeasurements);
      if (measured.length > 0) await this.keeper.measured(measured);
    } catch (error) {
      this.#logger.warn({ msg: 'rooms were not looked at', err: error });
    }
  }

  /** Ends every room, as the process ends: clients come again, to another process or the next. */
  async stop(why: LeaveReason): Promise<void> {
    clearInterval(this.#sweeping);
    const { members } = this;
    for (const member of members) {
      member.connection?.socket.close(SERVICE_RESTART);
      member.connection = null;
    }
    await Promise.all(this.ids.map(async (id) => this.close(id, why)));
    await Promise.all(members.map(async (member) => member.kept.settled()));
  }

  #add(spec: RoomSpec): LiveRoom {
    const room = new LiveRoom(spec, new JanusRoom(this.server, spec), this.keeper);
    room.onTracksChanged = () => this.onTracksChanged(spec.id);
    this.#rooms.set(spec.id, room);
    return room;
  }

  async #age(roomId: string): Promise<void> {
    const sweeps = (this.#emptyFor.get(roomId) ?? 0) + 1;
    this.#emptyFor.set(roomId, sweeps);
    if (sweeps >= EMPTY_SWEEPS) await this.close(roomId, 'timeout');
  }

  #mediaLost(): void {
    for (const room of this.all) {
      for (const member of room.members.values()) {
        const { publisher, subscriber } = member;
        publisher.lost();
        subscriber.lost();
        // Whoever sends to its ports must be told of new ones.
        if (publisher instanceof RemotePublisher) void room.leave(member, 'engine_lost');
      }
    }
  }

  #mediaBack(): void {
    for (const member of this.members) member.hasMissedReset = member.connection === null;
    for (const room of this.all) room.tell({ type: 'media_reset' });
    this.onMediaReset();
  }
}

/** What was not told yet; nothing where nothing was measured. */
function newMeasurements({ stay, reports: known }: Member): Measured[] {
  const reports = [...known.values()];
  known.clear();
  return reports.length > 0 ? [{ stay, reports }] : [];
}
