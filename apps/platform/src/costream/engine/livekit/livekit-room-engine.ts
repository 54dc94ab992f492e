import type { LeaveReason, Permissions, RoomInfo } from '@skydeck/costream/protocol';
import { isId } from '@skydeck/ids';
import {
  type EngineNode,
  type RoomCapabilities,
  RoomEngine,
  RoomEngineUnavailable,
} from '../room-engine.js';
import type { RoomGrant } from '../room-grant.js';
import type {
  EngineParticipant,
  JoinInfo,
  RoomMessage,
  RoomSpec,
  TrackChoice,
} from '../room-spec.js';
import { isWaiting, withNote } from './livekit-attributes.js';
import { LiveKitCalls } from './livekit-calls.js';
import type { LiveKitDoor } from './livekit-door.js';
import { livekitLacks, livekitOptions, type LiveKitSettings } from './livekit.config.js';
import { LiveKitParticipants } from './livekit-participants.js';
import { engineParticipantOf } from './livekit-views.js';

/** Empty rooms are ended by their keeper; this is for rooms that it has forgotten. */
const EMPTY_TIMEOUT_S = 3600;
const DEPARTURE_TIMEOUT_S = 60;

/** Rooms that a LiveKit server carries; clients speak with it directly. */
export class LiveKitRoomEngine extends RoomEngine {
  readonly name = 'livekit';
  readonly #settings: LiveKitSettings;
  readonly #calls: LiveKitCalls | null;
  readonly #participants: LiveKitParticipants | null;

  /** @param door who lets people in; made of the same settings, null without them */
  constructor(settings: LiveKitSettings, door: LiveKitDoor | null = null) {
    super();
    const options = livekitOptions(settings);
    this.#settings = settings;
    this.#calls = options && new LiveKitCalls(options);
    this.#participants = this.#calls && new LiveKitParticipants(this.#calls, door);
  }

  async capabilities(): Promise<RoomCapabilities> {
    const obstacles = livekitLacks(this.#settings).map((name) => ({
      what: `${name} is not set`,
      fix: `Set ${name}, as your LiveKit server has it.`,
    }));
    if (obstacles.length === 0) {
      await this.#livekit
        .call((client) => client.listRooms(['']))
        .catch((error: unknown) => {
          if (!(error instanceof RoomEngineUnavailable)) throw error;
          obstacles.push({ what: error.message, fix: error.fix ?? '' });
        });
    }
    const ready = obstacles.length === 0;
    return { ready, obstacles, simulcast: true, rtmpIngest: false, whip: false };
  }

  async openRoom(spec: RoomSpec): Promise<void> {
    await this.#livekit.call((client) =>
      client.createRoom({
        name: spec.id,
        maxParticipants: spec.maxParticipants,
        emptyTimeout: EMPTY_TIMEOUT_S,
        departureTimeout: DEPARTURE_TIMEOUT_S,
      }),
    );
  }

  async closeRoom(roomId: string, _why: LeaveReason): Promise<void> {
    await this.#livekit.find((client) => client.deleteRoom(roomId));
  }

  async rooms(): Promise<readonly string[]> {
    const rooms = await this.#livekit.call((client) => client.listRooms());
    return rooms.map(({ name }) => name).filter((name) => isId('room', name));
  }

  async joinInfo(grant: RoomGrant, token: string): Promise<JoinInfo> {
    const { url, apiSecret } = this.#options;
    return {
      url: url.replace(/^http/, 'ws'),
      token: await withNote(token, grant, apiSecret),
      // LiveKit tells clients itself.
      iceServers: [],
    };
  }

  async participants(roomId: string): Promise<readonly EngineParticipant[]> {
    const found = await this.#livekit.find((client) => client.listParticipants(roomId));
    return (found ?? [])
      .filter(({ attributes }) => !isWaiting(attributes))
      .map((one) => engineParticipantOf(one));
  }

  async setPermissions(roomId: string, identity: string, permissions: Permissions): Promise<void> {
    await this.#people.setPermissions(roomId, identity, permissions);
  }

  async setProfile(
    roomId: string,
    identity: string,
    change: { name?: string; metadata?: Readonly<Record<string, unknown>> | null },
  ): Promise<void> {
    await this.#people.setProfile(roomId, identity, change);
  }

  async muteTracks(
    roomId: string,
    identity: string,
    which: TrackChoice,
    muted: boolean,
  ): Promise<void> {
    await this.#people.muteTracks(roomId, identity, which, muted);
  }

  async remove(roomId: string, identity: string, why: LeaveReason, token?: string): Promise<void> {
    await this.#people.remove(roomId, identity, why, token);
  }

  async lowerHand(roomId: string, identity: string): Promise<void> {
    await this.#people.lowerHand(roomId, identity);
  }

  async admitWaiting(roomId: string, identity: string, isAdmitted: boolean): Promise<void> {
    await this.#people.admitWaiting(roomId, identity, isAdmitted);
  }

  async sendData(roomId: string, message: RoomMessage, to?: readonly string[]): Promise<void> {
    await this.#people.send(roomId, message.topic, message.payload, to);
  }

  async tellRoom(roomId: string, room: RoomInfo): Promise<void> {
    const metadata = JSON.stringify(room.metadata ?? {});
    await this.#livekit.find((client) => client.updateRoomMetadata(roomId, metadata));
  }

  async nodes(): Promise<readonly EngineNode[]> {
    const id = this.#settings.COSTREAM_LIVEKIT_URL ?? 'livekit';
    try {
      const rooms = (await this.#livekit.call((client) => client.listRooms())).filter(({ name }) =>
        isId('room', name),
      );
      const participants = rooms.reduce((sum, { numParticipants }) => sum + numParticipants, 0);
      return [{ id, isUp: true, rooms: rooms.length, participants }];
    } catch (error) {
      if (!(error instanceof RoomEngineUnavailable)) throw error;
      return [{ id, isUp: false, rooms: 0, participants: 0 }];
    }
  }

  get #options() {
    return livekitOptions(this.#settings) ?? this.#refuse();
  }

  get #livekit(): LiveKitCalls {
    return this.#calls ?? this.#refuse();
  }

  get #people(): LiveKitParticipants {
    return this.#participants ?? this.#refuse();
  }

  #refuse(): never {
    const names = livekitLacks(this.#settings).join(', ');
    throw new RoomEngineUnavailable('LiveKit is chosen but not set up.', `Set ${names}.`);
  }
}
