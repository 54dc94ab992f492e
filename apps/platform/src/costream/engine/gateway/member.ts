import { randomBytes } from 'node:crypto';
import type {
  ParticipantInfo,
  Permissions,
  ServerNotice,
  TrackReport,
  TrackSource,
} from '@skydeck/costream/protocol';
import type { RoomGrant } from '../room-grant.js';
import type { Stay } from '../room-keeper.js';
import type { EngineParticipant } from '../room-spec.js';
import { KeeperLine } from './keeper-line.js';
import type { LiveRoom } from './live-room.js';
import { Publisher } from './publisher.js';
import type { Publishing } from './publishing.js';
import { RemotePublisher } from './remote-publisher.js';
import type { RtcConnection } from './rtc-connection.js';
import { Subscriber } from './subscriber.js';

/** Somebody who is in a room, whether connected at this moment or not. */
export class Member {
  connection: RtcConnection | null = null;
  name: string;
  metadata: Readonly<Record<string, unknown>> | null;
  permissions: Permissions;
  isHandRaised = false;
  hasLeft = false;
  /** Whether the engine was started anew while they were cut off. */
  hasMissedReset = false;
  /** Runs out when they do not come back after a cut. */
  cut: NodeJS.Timeout | undefined;
  readonly resume = randomBytes(24).toString('base64url');
  readonly joinedAt = new Date();
  readonly publisher: Publishing;
  readonly subscriber: Subscriber;
  readonly kept = new KeeperLine();
  /** Newest measurements that the keeper was not told of yet. */
  readonly reports = new Map<string, TrackReport>();
  /** Bits a second that the browser last said that it sends and gets. */
  bitrates = { out: 0, in: 0 };

  constructor(
    readonly live: LiveRoom,
    readonly stay: Stay,
    readonly grant: RoomGrant,
    /** Whether their media come to a port instead of a peer connection. */
    isRemote = false,
  ) {
    this.name = grant.name;
    this.metadata = grant.metadata;
    this.permissions = live.rulings.permissionsOf(grant);
    const Way = isRemote ? RemotePublisher : Publisher;
    this.publisher = new Way(this, live.media, stay.sessionId);
    this.subscriber = new Subscriber(this, live.media);
  }

  get identity(): string {
    return this.stay.identity;
  }

  /** What others may know. */
  get info(): ParticipantInfo {
    return {
      identity: this.identity,
      name: this.name,
      metadata: this.metadata,
      permissions: this.permissions,
      tracks: this.#announced.map((track) => track.info),
      hand_raised: this.isHandRaised,
      joined_at: this.joinedAt.toISOString(),
    };
  }

  /** The same for the rest of the service. */
  get participant(): EngineParticipant {
    const { identity, name, metadata, permissions } = this;
    const tracks = this.#announced.map((track) => track.info);
    return {
      identity,
      sessionId: this.stay.sessionId,
      name,
      metadata,
      permissions,
      tracks,
      joinedAt: this.joinedAt,
    };
  }

  isSilenced(source: TrackSource): boolean {
    return this.live.rulings.isSilenced(this.identity, source);
  }

  /** Notes that a moderator silences sources, or allows them again. */
  silence(sources: readonly TrackSource[], silenced: boolean): void {
    this.live.rulings.silence(this.identity, sources, silenced);
  }

  notify(notice: ServerNotice): void {
    this.connection?.notify(notice);
  }

  get #announced() {
    return [...this.publisher.tracks.values()].filter((track) => track.isAnnounced);
  }
}
