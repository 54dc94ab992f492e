import type { LeaveReason, Permissions } from '@skydeck/costream/protocol';
import { ParticipantNotThere } from '../room-engine.js';
import type { TrackChoice } from '../room-spec.js';
import type { LiveRoom } from './live-room.js';
import { kindOf } from './live-track.js';
import type { Member } from './member.js';

const SOURCES = ['camera', 'microphone', 'screen_share', 'screen_share_audio'] as const;

/**
 * Silences tracks so that their publisher cannot undo it, or allows them again. Their sources are
 * remembered, so that publishing anew is of no help.
 */
export async function muteTracks(
  member: Member,
  { trackId, source }: TrackChoice,
  muted: boolean,
): Promise<void> {
  const tracks = [...member.publisher.tracks.values()].filter((track) => {
    return trackId === undefined
      ? source === undefined || track.source === source
      : track.id === trackId;
  });
  const named = trackId === undefined ? (source ? [source] : SOURCES) : [];
  member.silence([...named, ...tracks.map((track) => track.source)], muted);
  for (const track of tracks) await member.publisher.moderate(track, muted);
}

/** Changes what somebody may do, and ends at once what they may no longer. */
export async function setPermissions(member: Member, permissions: Permissions): Promise<void> {
  const wasHidden = member.permissions.hidden;
  const { live, publisher, subscriber } = member;
  if (permissions.hidden && !wasHidden) {
    const left = { type: 'participant_left', identity: member.identity, reason: 'client' } as const;
    live.tell(left, undefined, member);
  }
  member.permissions = permissions;
  live.rulings.allow(member.identity, permissions);
  member.notify({ type: 'permissions', permissions });
  if (permissions.moderate) member.notify({ type: 'waiting', waiting: live.waitingList });
  if (wasHidden && !permissions.hidden) {
    live.tell({ type: 'participant_joined', participant: member.info }, undefined, member);
  }
  const forbidden = [...publisher.tracks.values()].filter((track) => {
    return !permissions.publish.includes(track.source);
  });
  for (const track of forbidden) await publisher.withdraw(track);
  if (!permissions.subscribe) await subscriber.stop();
  live.updated(member);
}

/** Changes how somebody is shown. */
export function setProfile(
  member: Member,
  change: {
    readonly name?: string | undefined;
    readonly metadata?: Readonly<Record<string, unknown>> | null | undefined;
  },
): void {
  if (change.name !== undefined) member.name = change.name;
  if (change.metadata !== undefined) member.metadata = change.metadata;
  member.live.updated(member);
  member.notify({ type: 'participant_updated', participant: member.info });
}

/** Raises or lowers somebody's hand. */
export function setHand(member: Member, isRaised: boolean): void {
  if (member.isHandRaised === isRaised) return;
  member.isHandRaised = isRaised;
  member.live.updated(member);
  member.notify({ type: 'participant_updated', participant: member.info });
}

/** Lets somebody in who waits, or sends them away. @throws ParticipantNotThere */
export function admitWaiting(live: LiveRoom, identity: string, isAdmitted: boolean): void {
  const waiter = live.waiting.get(identity);
  if (!waiter) throw new ParticipantNotThere(identity);
  live.waiting.delete(identity);
  const { stay, grant, kept } = waiter;
  kept.tell('waiting', async () => live.keeper.waiting(stay, false, grant.name));
  if (isAdmitted) waiter.admit();
  else {
    waiter.connection.notify({ type: 'bye', reason: 'denied' });
    waiter.connection.close('removed');
  }
  live.tellWaiting();
}

/** Ends somebody's stay, or their wait. @throws ParticipantNotThere */
export async function remove(
  live: LiveRoom,
  identity: string,
  why: LeaveReason,
  token?: string,
): Promise<void> {
  const member = live.members.get(identity);
  if (member) await live.leave(member, why, token);
  else admitWaiting(live, identity, false);
}

/** Silences a kind of track of everybody who may not moderate. */
export async function muteAll(live: LiveRoom, source: Parameters<typeof kindOf>[0]): Promise<void> {
  const others = [...live.members.values()].filter(({ permissions }) => !permissions.moderate);
  await Promise.all(others.map(async (member) => muteTracks(member, { source }, true)));
}
