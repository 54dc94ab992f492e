import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { TrackInfo } from '@skydeck/costream/protocol';
import type { RoomTaps } from '../../engine/room-taps.js';
import { ReorderBuffer } from '../../rtp/reorder-buffer.js';
import { readRtp, type RtpPacket } from '../../rtp/rtp-packet.js';

const RECEIVE_BYTES = 2 ** 21;
/** Packets that may wait for one that is missing: of sound a tenth of a second. */
const DEPTH = { audio: 5, video: 64 } as const;

/** Gets the packets of one track of a room, in their order. */
export class TrackTap {
  #forwardId: string | undefined;
  #packets = 0;

  private constructor(
    private readonly taps: RoomTaps,
    private readonly roomId: string,
    readonly track: TrackInfo,
    private readonly socket: Socket,
  ) {}

  /** @throws when the engine does not have the track */
  static async open(
    taps: RoomTaps,
    roomId: string,
    track: TrackInfo,
    onPackets: (packets: readonly RtpPacket[], hasGap: boolean) => void,
  ): Promise<TrackTap> {
    const socket = createSocket({ type: 'udp4', recvBufferSize: RECEIVE_BYTES });
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    const tap = new TrackTap(taps, roomId, track, socket);
    const order = new ReorderBuffer(DEPTH[track.kind]);
    socket.on('error', () => undefined);
    socket.on('message', (bytes) => {
      const packet = readRtp(bytes);
      if (packet === null) return;
      tap.#packets++;
      const { packets, hasGap } = order.push(packet);
      if (packets.length > 0) onPackets(packets, hasGap);
    });
    try {
      const { port } = socket.address();
      ({ forwardId: tap.#forwardId } = await taps.forward(roomId, track.id, { port }));
    } catch (error) {
      socket.close();
      throw error;
    }
    return tap;
  }

  /** Packets that came since this was asked last. */
  takePackets(): number {
    const packets = this.#packets;
    this.#packets = 0;
    return packets;
  }

  /** Asks for a key picture; who is gone meanwhile gives none. */
  async requestKeyframe(): Promise<void> {
    await this.taps.requestKeyframe(this.roomId, this.track.id).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.socket.close();
    const { roomId } = this;
    if (this.#forwardId === undefined) return;
    // The engine forgets it by itself when the track or the engine is gone.
    await this.taps.stopForward(roomId, this.#forwardId).catch(() => undefined);
  }
}
