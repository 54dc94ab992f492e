import { newId } from '@skydeck/ids';
import { Logger } from '@nestjs/common';
import { mkdir } from 'node:fs/promises';
import type { LiveRoom } from '../gateway/live-room.js';
import { Member } from '../gateway/member.js';
import { PAYLOAD_TYPES, RemotePublisher } from '../gateway/remote-publisher.js';
import type { RtcRooms } from '../gateway/rtc-rooms.js';
import { ParticipantNotThere, RoomEngineUnavailable } from '../room-engine.js';
import { type ForwardedTrack, type RemoteTrackPort, RoomTaps } from '../room-taps.js';
import type { TrackInfo } from '@skydeck/costream/protocol';
import { isRefused, JANUS_CODES } from './janus-errors.js';
import { WholePictures } from './whole-pictures.js';

const LOOPBACK = '127.0.0.1';

/** Takes packets of rooms out of the media server, and puts some in. */
export class JanusTaps extends RoomTaps {
  readonly #listeners = new Set<(roomId: string) => void>();
  /** Folder of the capture of each room. */
  readonly #captures = new Map<string, string>();
  readonly #pictures = new WholePictures();
  readonly #logger = new Logger(JanusTaps.name);

  constructor(private readonly live: RtcRooms) {
    super();
    live.onTracksChanged = (roomId) => this.#changed(roomId);
    live.onMediaReset = () => this.#mediaReset();
  }

  async startCapture(roomId: string, folder: string): Promise<void> {
    const room = this.#room(roomId);
    const { media } = room;
    room.isHeld = true;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await media.ask('edit', { new_rec_dir: folder });
    await media.ask('enable_recording', { record: true });
    const isNew = this.#captures.get(roomId) !== folder;
    this.#captures.set(roomId, folder);
    if (isNew) this.#pictures.ask(room);
  }

  async stopCapture(roomId: string): Promise<void> {
    this.#captures.delete(roomId);
    const room = this.live.find(roomId);
    if (!room) return;
    room.isHeld = false;
    this.#pictures.end(room);
    if (!room.media.isOpen) return;
    await room.media.ask('enable_recording', { record: false });
  }

  async forward(
    roomId: string,
    trackId: string,
    to: { readonly port: number; readonly rtcpPort?: number },
  ): Promise<{ readonly forwardId: string; readonly forwarded: ForwardedTrack }> {
    const { media, member, track } = this.#track(roomId, trackId);
    const payloadType = PAYLOAD_TYPES[track.kind];
    const { data } = await media.askAsOwner('rtp_forward', {
      publisher_id: member.publisher.feed,
      host: LOOPBACK,
      host_family: 'ipv4',
      streams: [
        {
          mid: track.mid,
          port: to.port,
          ...(to.rtcpPort === undefined ? {} : { rtcp_port: to.rtcpPort }),
          pt: payloadType,
          // The biggest picture, as a viewer gets it; where there is one only, nothing would come.
          ...(track.kind === 'video' ? { simulcast: track.info.simulcast } : {}),
        },
      ],
    });
    const [forwarder] = data['forwarders'] as readonly { readonly stream_id: number }[];
    const forwarded = {
      identity: member.identity,
      track: track.info,
      port: to.port,
      payloadType,
    };
    return { forwardId: `${member.publisher.feed}/${forwarder?.stream_id}`, forwarded };
  }

  async stopForward(roomId: string, forwardId: string): Promise<void> {
    const room = this.live.find(roomId);
    if (!room?.media.isOpen) return;
    const [feed, stream] = forwardId.split('/');
    await room.media
      .askAsOwner('stop_rtp_forward', { publisher_id: feed, stream_id: Number(stream) })
      .catch((error: unknown) => {
        if (!isRefused(error, JANUS_CODES.no_such_feed, JANUS_CODES.no_such_room)) throw error;
      });
  }

  async requestKeyframe(roomId: string, trackId: string): Promise<void> {
    const { member, track } = this.#track(roomId, trackId);
    await member.publisher.keyframe(track);
  }

  async addRemotePublisher(
    roomId: string,
    publisher: {
      readonly identity: string;
      readonly name: string;
      readonly tracks: readonly { readonly source: TrackInfo['source']; readonly codec: string }[];
    },
  ): Promise<readonly RemoteTrackPort[]> {
    const live = this.#room(roomId);
    const { identity, name } = publisher;
    const same = live.members.get(identity);
    if (same) await live.leave(same, 'duplicate');
    const member = remoteMember(live, identity, name);
    const remote = member.publisher as RemotePublisher;
    const ports = await remote.start(publisher.tracks);
    live.enter(member);
    remote.show();
    return ports;
  }

  async removeRemotePublisher(roomId: string, identity: string): Promise<void> {
    const live = this.live.find(roomId);
    const member = live?.members.get(identity);
    if (live && member?.publisher instanceof RemotePublisher) await live.leave(member, 'client');
  }

  onTracksChanged(listener: (roomId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #room(roomId: string): LiveRoom {
    const room = this.live.find(roomId);
    if (!room) throw new RoomEngineUnavailable(`The room ${roomId} is not open.`);
    return room;
  }

  #track(roomId: string, trackId: string) {
    const room = this.#room(roomId);
    for (const member of room.members.values()) {
      const track = member.publisher.tracks.get(trackId);
      if (track) return { media: room.media, member, track };
    }
    throw new ParticipantNotThere(trackId);
  }

  #changed(roomId: string): void {
    const room = this.#captures.has(roomId) ? this.live.find(roomId) : undefined;
    if (room) this.#pictures.ask(room);
    for (const listener of this.#listeners) listener(roomId);
  }

  /** The media server was started anew: what was captured goes on in the same folder. */
  #mediaReset(): void {
    for (const [roomId, folder] of this.#captures) {
      this.startCapture(roomId, folder).catch((error: unknown) => {
        this.#logger.warn({ msg: 'a recording does not go on', roomId, err: error });
      });
    }
    for (const room of this.live.all) this.#changed(room.spec.id);
  }
}

function remoteMember(live: LiveRoom, identity: string, name: string): Member {
  const { id: roomId, projectId } = live.spec;
  const now = new Date();
  const permissions = {
    publish: ['camera', 'microphone', 'screen_share', 'screen_share_audio'] as const,
    subscribe: false,
    data: false,
    hidden: false,
    moderate: false,
  };
  const grant = {
    tokenId: newId('rtk'),
    roomId,
    projectId,
    identity,
    name,
    metadata: null,
    permissions,
    issuedAt: now,
    expiresAt: now,
  };
  return new Member(live, { roomId, sessionId: newId('prs'), identity }, grant, true);
}
