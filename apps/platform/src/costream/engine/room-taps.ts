import type { TrackInfo } from '@skydeck/costream/protocol';

/** One track of somebody as RTP on a port of the loopback address. */
export interface ForwardedTrack {
  readonly identity: string;
  readonly track: TrackInfo;
  readonly port: number;
  /** Payload type of RTP. */
  readonly payloadType: number;
}

/** Media that comes into a room from somewhere else than a browser: RTP on loopback ports. */
export interface RemoteTrackPort {
  readonly source: TrackInfo['source'];
  readonly trackId: string;
  readonly port: number;
  readonly ssrc: number;
  readonly payloadType: number;
}

/**
 * What recordings, broadcasts and ingests need of the embedded engine: copies of the packets of a
 * room, and a way in for packets.
 */
export abstract class RoomTaps {
  /**
   * Writes every track of a room, those of people who come later too, to `.mjr` files in the folder,
   * until it is stopped. One capture a room; asked again with the same folder it goes on. A file is
   * named `videoroom-<room>-user-<prs_…>-<microseconds>-<audio|video>-<line>.mjr`; the `d` of its
   * header is the id of the track.
   * @see https://janus.conf.meetecho.com/docs/recordings.html
   */
  abstract startCapture(roomId: string, folder: string): Promise<void>;

  abstract stopCapture(roomId: string): Promise<void>;

  /** Copies a track to an RTP port (and one for RTCP, when given), until it is stopped or its publisher goes. */
  abstract forward(
    roomId: string,
    trackId: string,
    to: { readonly port: number; readonly rtcpPort?: number },
  ): Promise<{ readonly forwardId: string; readonly forwarded: ForwardedTrack }>;

  abstract stopForward(roomId: string, forwardId: string): Promise<void>;

  /** Asks the publisher of a video track for a key picture now; above one a second they are left out. */
  abstract requestKeyframe(roomId: string, trackId: string): Promise<void>;

  /** Puts a participant into the room whose media comes as RTP to the ports that are answered. */
  abstract addRemotePublisher(
    roomId: string,
    publisher: {
      readonly identity: string;
      readonly name: string;
      readonly tracks: readonly { readonly source: TrackInfo['source']; readonly codec: string }[];
    },
  ): Promise<readonly RemoteTrackPort[]>;

  abstract removeRemotePublisher(roomId: string, identity: string): Promise<void>;

  /** Told when tracks of a room come, go or change: `(roomId) => …`; answers what unsubscribes. */
  abstract onTracksChanged(listener: (roomId: string) => void): () => void;
}
