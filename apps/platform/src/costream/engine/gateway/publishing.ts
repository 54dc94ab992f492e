import type { LiveTrack } from './live-track.js';
import type { Member } from './member.js';
import type { JanusRoom } from '../janus/janus-room.js';
import { RequestRefused } from './request-refused.js';

/** The tracks of one member in the media server, however they come there. */
export abstract class Publishing {
  readonly tracks = new Map<string, LiveTrack>();

  constructor(
    protected readonly member: Member,
    protected readonly room: JanusRoom,
    /** How the media server names who publishes: the stay. */
    readonly feed: string,
  ) {}

  /** Whether it takes one of the places of publishers. */
  abstract readonly isActive: boolean;

  /** Ends it. */
  abstract stop(): Promise<void>;

  /** The media server forgot it. */
  abstract lost(): void;

  /** Asks for a key picture. */
  abstract keyframe(track: LiveTrack): Promise<void>;

  /** A moderator silences a track, or no longer: then the media server drops its packets. */
  async moderate(track: LiveTrack, muted: boolean): Promise<void> {
    track.isMutedByModerator = muted;
    await this.drop(track, muted);
    this.member.live.trackUpdated(this.member, track);
  }

  /** Takes a track away that may not be published any more. */
  async withdraw(track: LiveTrack): Promise<void> {
    this.tracks.delete(track.id);
    this.member.live.trackUnpublished(this.member, track);
    await this.drop(track, true);
    if (this.tracks.size === 0) await this.stop();
  }

  /** @throws RequestRefused `no_such_track` */
  track(trackId: string): LiveTrack {
    const track = this.tracks.get(trackId);
    if (!track) throw new RequestRefused('no_such_track', 'You publish no such track.');
    return track;
  }

  protected async drop(track: LiveTrack, mute: boolean): Promise<void> {
    await this.room.ask('moderate', { id: this.feed, mid: track.mid, mute });
  }

  protected announce(): void {
    for (const track of this.tracks.values()) {
      if (track.isAnnounced) continue;
      track.isAnnounced = true;
      const { live, identity } = this.member;
      live.trackPublished(this.member, track);
      // A page that was reloaded does not know that a moderator silenced it before.
      if (!track.isMutedByModerator) continue;
      this.member.notify({ type: 'track_updated', identity, track: track.info });
    }
  }

  protected forget(): void {
    for (const track of this.tracks.values()) {
      this.tracks.delete(track.id);
      this.member.live.trackUnpublished(this.member, track);
    }
  }
}
