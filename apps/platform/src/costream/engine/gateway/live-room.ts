import type { ChatMessage, LeaveReason, RoomInfo, ServerNotice } from '@skydeck/costream/protocol';
import type { JanusRoom } from '../janus/janus-room.js';
import type { RoomKeeper } from '../room-keeper.js';
import type { RoomSpec } from '../room-spec.js';
import { ChatTail } from './chat-tail.js';
import { CLOSED_AS } from './closed-as.js';
import { ConnectionQuality } from './connection-quality.js';
import type { LiveTrack } from './live-track.js';
import type { Member } from './member.js';
import { RequestRefused } from './request-refused.js';
import { Rulings } from './rulings.js';
import { Speakers } from './speakers.js';
import type { Waiter } from './waiter.js';

/** A track with who publishes it. */
export interface FoundTrack {
  readonly owner: string;
  readonly feed: string;
  readonly mid: string;
}

/** A room while somebody is in it: who is there, and what they are told. */
export class LiveRoom {
  readonly members = new Map<string, Member>();
  readonly waiting = new Map<string, Waiter>();
  readonly speakers = new Speakers((notice) => this.tell(notice));
  readonly quality = new ConnectionQuality(
    (notice) => this.tell(notice),
    (identity) => this.members.get(identity)?.permissions.hidden === false,
  );
  onTracksChanged: () => void = () => undefined;

  readonly rulings = new Rulings();
  readonly chat = new ChatTail();
  /** Whether it is kept although nobody is in it. */
  isHeld = false;
  /** What everybody may know of it; null until somebody was let in. */
  info: RoomInfo | null = null;

  constructor(
    public spec: RoomSpec,
    readonly media: JanusRoom,
    readonly keeper: RoomKeeper,
  ) {}

  get isEmpty(): boolean {
    return this.members.size === 0 && this.waiting.size === 0;
  }

  /** @throws RequestRefused `too_many_publishers` */
  assertMayPublish(): void {
    const active = [...this.members.values()].filter(({ publisher }) => publisher.isActive);
    if (active.length < this.spec.maxPublishers) return;
    throw new RequestRefused(
      'too_many_publishers',
      `At most ${this.spec.maxPublishers} may publish in this room.`,
    );
  }

  /** Lets somebody in, and tells the others. */
  enter(member: Member): void {
    this.members.set(member.identity, member);
    const { info, stay } = member;
    member.kept.tell('joined', async () => this.keeper.joined(stay, info));
    this.#tellOf(member, { type: 'participant_joined', participant: info });
  }

  /** Ends a stay, tells the others and closes the connection. */
  async leave(member: Member, why: LeaveReason, token?: string): Promise<void> {
    if (member.hasLeft) return;
    member.hasLeft = true;
    clearTimeout(member.cut);
    this.members.delete(member.identity);
    member.notify({ type: 'bye', reason: why, ...(token === undefined ? {} : { token }) });
    member.connection?.close(CLOSED_AS[why]);
    this.speakers.spoke(member.identity, 0);
    this.quality.forget(member.identity);
    const peers = [member.publisher.stop(), member.subscriber.stop()];
    this.#tellOf(member, { type: 'participant_left', identity: member.identity, reason: why });
    member.kept.tell('left', async () => this.keeper.left(member.stay, why));
    await Promise.all(peers);
  }

  /** Ends everybody's stay; nobody needs to be told of the others. */
  async leaveAll(why: LeaveReason): Promise<void> {
    const members = [...this.members.values()];
    this.members.clear();
    await Promise.all(members.map(async (member) => this.leave(member, why)));
    this.speakers.stop();
    this.quality.stop();
  }

  /** What somebody shows of themselves changed. */
  updated(member: Member): void {
    const { info, stay } = member;
    member.kept.tell('updated', async () => this.keeper.updated(stay, info));
    this.#tellOf(member, { type: 'participant_updated', participant: info });
  }

  trackPublished(member: Member, track: LiveTrack): void {
    const { info } = track;
    member.kept.tell('track', async () => this.keeper.trackPublished(member.stay, info));
    this.#tellOf(member, { type: 'track_published', identity: member.identity, track: info });
    this.onTracksChanged();
  }

  trackUpdated(member: Member, track: LiveTrack): void {
    const { info } = track;
    if (track.kind === 'audio' && info.muted !== 'no') this.speakers.spoke(member.identity, 0);
    if (!track.isAnnounced) return;
    member.kept.tell('track', async () => this.keeper.trackUpdated(member.stay, info));
    const notice = { type: 'track_updated', identity: member.identity, track: info } as const;
    // Its publisher too: a moderator may have done it.
    member.notify(notice);
    this.#tellOf(member, notice);
    this.onTracksChanged();
  }

  trackUnpublished(member: Member, track: LiveTrack): void {
    if (track.kind === 'audio') this.speakers.spoke(member.identity, 0);
    if (!track.isAnnounced) return;
    const { info } = track;
    const { identity } = member;
    for (const other of this.members.values()) other.subscriber.forget(info.id);
    member.kept.tell('track', async () => this.keeper.trackUnpublished(member.stay, info));
    this.#tellOf(member, { type: 'track_unpublished', identity, track_id: info.id });
    this.onTracksChanged();
  }

  /** Something was said: those whom it is for get it, its sender too. */
  said(message: ChatMessage): void {
    this.chat.add(message);
    const { to, from } = message;
    this.tell({ type: 'chat', message }, to === null ? undefined : [...to, from]);
  }

  /** Somebody speaks, or no longer; nobody hears of who is hidden. @param level 0 to 1 */
  spoke({ identity, permissions }: Member, level: number): void {
    this.speakers.spoke(identity, permissions.hidden ? 0 : level);
  }

  /** Tells who may moderate who waits. */
  tellWaiting(): void {
    const waiting = this.waitingList;
    for (const member of this.members.values()) {
      if (member.permissions.moderate) member.notify({ type: 'waiting', waiting });
    }
  }

  get waitingList(): { identity: string; name: string }[] {
    return [...this.waiting.values()].map(({ identity, grant }) => ({
      identity,
      name: grant.name,
    }));
  }

  findTrack(trackId: string): FoundTrack | undefined {
    for (const { identity, publisher } of this.members.values()) {
      const track = publisher.tracks.get(trackId);
      if (track) return { owner: identity, feed: publisher.feed, mid: track.mid };
    }
    return undefined;
  }

  trackIdOf(feed: string, mid: string): string | undefined {
    for (const { publisher } of this.members.values()) {
      if (publisher.feed !== feed) continue;
      return [...publisher.tracks.values()].find((track) => track.mid === mid)?.id;
    }
    return undefined;
  }

  /** Tells everybody, or those named; the same text to all. */
  tell(notice: ServerNotice, to?: Iterable<string>, except?: Member): void {
    const text = JSON.stringify(notice);
    const members = to ? [...to].map((one) => this.members.get(one)) : this.members.values();
    for (const member of new Set(members)) {
      if (member && member !== except) member.connection?.send(notice.type, text);
    }
  }

  /** Tells the others of somebody, unless nobody is to know of them. */
  #tellOf(member: Member, notice: ServerNotice): void {
    if (!member.permissions.hidden) this.tell(notice, undefined, member);
  }
}
