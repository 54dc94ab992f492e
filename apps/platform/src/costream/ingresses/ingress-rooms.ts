import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RoomEngine } from '../engine/room-engine.js';
import { type RemoteTrackPort, RoomTaps } from '../engine/room-taps.js';
import { StayEntity } from '../participants/stay.entity.js';
import type { RoomEntity } from '../rooms/room.entity.js';
import { specOf } from '../rooms/room-views.js';
import type { IngressEntity } from './ingress.entity.js';

const TRACKS = [
  { source: 'camera', codec: 'h264' },
  { source: 'microphone', codec: 'opus' },
] as const;
/** Why somebody is gone who is not to come back by itself. */
const SENT_AWAY = new Set(['removed', 'banned']);

/** Publishers over RTMP as participants of rooms. */
@Injectable()
export class IngressRooms {
  constructor(
    private readonly dataSource: DataSource,
    private readonly engine: RoomEngine,
    private readonly taps: RoomTaps,
  ) {}

  /** Puts the publisher into its room; once more changes the ports. @throws when the engine is away */
  async open(
    { identity, name }: IngressEntity,
    room: RoomEntity,
  ): Promise<readonly RemoteTrackPort[]> {
    await this.engine.openRoom(specOf(room));
    return this.taps.addRemotePublisher(room.id, { identity, name, tracks: TRACKS });
  }

  async close({ roomId, identity }: IngressEntity): Promise<void> {
    await this.taps.removeRemotePublisher(roomId, identity);
  }

  /** Whether it is in the room, was sent away by a moderator, or was lost with the engine. */
  async whereabouts({ roomId, identity }: IngressEntity): Promise<'in' | 'removed' | 'lost'> {
    const there = await this.engine.participants(roomId).catch(() => null);
    const self = there?.find((one) => one.identity === identity);
    // After the engine was started anew it is there without tracks.
    if (there === null || (self && self.tracks.length > 0)) return 'in';
    const stays = this.dataSource.getRepository(StayEntity);
    const last = await stays.findOne({ where: { roomId, identity }, order: { id: 'desc' } });
    return SENT_AWAY.has(last?.leaveReason ?? '') ? 'removed' : 'lost';
  }
}
