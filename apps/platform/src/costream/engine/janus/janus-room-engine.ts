import type { ChatMessage, LeaveReason, Permissions, RoomInfo } from '@skydeck/costream/protocol';
import {
  admitWaiting,
  muteTracks,
  remove,
  setHand,
  setPermissions,
  setProfile,
} from '../gateway/control.js';
import type { IceServersOf } from '../gateway/joins.js';
import type { RtcRooms } from '../gateway/rtc-rooms.js';
import {
  type EngineNode,
  ParticipantNotThere,
  type RoomCapabilities,
  RoomEngine,
} from '../room-engine.js';
import type { RoomGrant } from '../room-grant.js';
import type {
  EngineParticipant,
  JoinInfo,
  RoomMessage,
  RoomSpec,
  TrackChoice,
} from '../room-spec.js';
import { janusObstacles } from './janus-obstacles.js';

/** The embedded engine: a media server on this machine, which browsers reach through our gateway. */
export class JanusRoomEngine extends RoomEngine {
  readonly name = 'janus';

  constructor(
    private readonly live: RtcRooms,
    private readonly iceServersOf: IceServersOf,
    /** Address of the gateway, `ws:` or `wss:`. */
    private readonly gatewayUrl: () => string,
  ) {
    super();
  }

  async capabilities(): Promise<RoomCapabilities> {
    const obstacles = await janusObstacles(this.live.server.options);
    const ready = obstacles.length === 0;
    return { ready, obstacles, simulcast: true, rtmpIngest: true, whip: true };
  }

  async openRoom(spec: RoomSpec): Promise<void> {
    await this.live.open(spec);
  }

  async closeRoom(roomId: string, why: LeaveReason): Promise<void> {
    await this.live.close(roomId, why);
  }

  async rooms(): Promise<readonly string[]> {
    return this.live.ids;
  }

  async joinInfo(grant: RoomGrant, token: string): Promise<JoinInfo> {
    return { url: this.gatewayUrl(), token, iceServers: this.iceServersOf(grant) };
  }

  async participants(roomId: string): Promise<readonly EngineParticipant[]> {
    const members = this.live.find(roomId)?.members.values() ?? [];
    return [...members].map((member) => member.participant);
  }

  async setPermissions(roomId: string, identity: string, permissions: Permissions): Promise<void> {
    await setPermissions(this.live.member(roomId, identity), permissions);
  }

  async setProfile(
    roomId: string,
    identity: string,
    change: { name?: string; metadata?: Readonly<Record<string, unknown>> | null },
  ): Promise<void> {
    setProfile(this.live.member(roomId, identity), change);
  }

  async muteTracks(
    roomId: string,
    identity: string,
    which: TrackChoice,
    muted: boolean,
  ): Promise<void> {
    await muteTracks(this.live.member(roomId, identity), which, muted);
  }

  async remove(roomId: string, identity: string, why: LeaveReason, token?: string): Promise<void> {
    const room = this.live.find(roomId);
    if (!room) throw new ParticipantNotThere(identity);
    await remove(room, identity, why, token);
  }

  async lowerHand(roomId: string, identity: string): Promise<void> {
    setHand(this.live.member(roomId, identity), false);
  }

  async admitWaiting(roomId: string, identity: string, isAdmitted: boolean): Promise<void> {
    const room = this.live.find(roomId);
    if (!room) throw new ParticipantNotThere(identity);
    admitWaiting(room, identity, isAdmitted);
  }

  async sendData(roomId: string, message: RoomMessage, to?: readonly string[]): Promise<void> {
    this.live.find(roomId)?.tell({ type: 'data', ...message }, to);
  }

  override async sendChat(roomId: string, message: ChatMessage): Promise<void> {
    this.live.find(roomId)?.said(message);
  }

  async tellRoom(roomId: string, room: RoomInfo): Promise<void> {
    const held = this.live.find(roomId);
    if (!held) return;
    held.info = room;
    held.tell({ type: 'room_updated', room });
  }

  async nodes(): Promise<readonly EngineNode[]> {
    const rooms = [...this.live.all];
    const participants = rooms.reduce((sum, room) => sum + room.members.size, 0);
    const { server } = this.live;
    // Before the first room there is nothing to run; it need only be there.
    const isUp = server.isIdle ? (await this.capabilities()).ready : server.link !== undefined;
    return [{ id: 'local', isUp, rooms: rooms.length, participants }];
  }
}
