import type { TrackInfo } from '@skydeck/costream/protocol';
import { newId } from '@skydeck/ids';
import { isRefused, JANUS_CODES } from '../janus/janus-errors.js';
import type { RemoteTrackPort } from '../room-taps.js';
import { kindOf, LiveTrack } from './live-track.js';
import { Publishing } from './publishing.js';

/** SSRC that the media server expects of the first line, and the step to the next. @see janus_videoroom.c */
const FIRST_SSRC = 1_000;
const SSRC_STEP = 10;
/** Payload types that are sent to it. */
export const PAYLOAD_TYPES = { audio: 111, video: 96 } as const;
/** Everything else would let anybody of the network in. */
const LOOPBACK = '127.0.0.1';

/** A track that is announced to the media server. */
export interface RemoteTrack {
  readonly source: TrackInfo['source'];
  readonly codec: string;
}

/** Media that come as RTP to a port of the loopback address. */
export class RemotePublisher extends Publishing {
  #isThere = false;

  get isActive(): boolean {
    return this.#isThere;
  }

  /** Opens the ports. */
  async start(tracks: readonly RemoteTrack[]): Promise<RemoteTrackPort[]> {
    const streams = tracks.map(({ source, codec }, at) => {
      return { mid: String(at), mindex: at, type: kindOf(source), codec };
    });
    const { data } = await this.room.ask('add_remote_publisher', {
      id: this.feed,
      display: '',
      iface: LOOPBACK,
      streams,
    });
    this.#isThere = true;
    const ports = tracks.map(({ source, codec }, at) => {
      const line = { mid: String(at), source };
      const track = new LiveTrack(newId('trk'), line.mid, line, codec, false);
      this.tracks.set(track.id, track);
      return {
        source,
        trackId: track.id,
        port: Number(data['port']),
        ssrc: FIRST_SSRC + at * SSRC_STEP,
        payloadType: PAYLOAD_TYPES[track.kind],
      };
    });
    for (const track of this.tracks.values()) {
      track.isMutedByModerator = this.member.isSilenced(track.source);
      if (track.isMutedByModerator) await this.drop(track, true);
    }
    return ports;
  }

  /** Tells the room of its tracks. */
  show(): void {
    this.announce();
  }

  async stop(): Promise<void> {
    const wasThere = this.#isThere;
    this.lost();
    if (!wasThere) return;
    await this.room.ask('remove_remote_publisher', { id: this.feed }).catch((error: unknown) => {
      if (!isRefused(error, JANUS_CODES.no_such_feed, JANUS_CODES.no_such_room)) throw error;
    });
  }

  lost(): void {
    this.#isThere = false;
    this.forget();
  }

  /** Whoever sends chooses when: streams of RTMP have key pictures of their own. */
  async keyframe(): Promise<void> {
    return undefined;
  }
}
