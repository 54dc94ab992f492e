import type { ChatMessage, IceServer, Joined, RoomInfo } from '@skydeck/costream/protocol';
import type { Member } from './member.js';

/** The answer to `join`. */
export function joined(
  status: Joined['status'],
  member: Member,
  known: { readonly chat: readonly ChatMessage[]; readonly room: RoomInfo | null },
  iceServers: readonly IceServer[],
  resumed = false,
): Joined {
  const { live } = member;
  const others = [...live.members.values()].filter((other) => {
    return other.identity !== member.identity && !other.permissions.hidden;
  });
  const { spec } = live;
  const unknown = { id: spec.id, name: spec.id, mode: 'conference' as const };
  return {
    status,
    room: known.room ?? { ...unknown, metadata: null, is_recording: false, closes_at: null },
    self: member.info,
    participants: status === 'waiting' ? [] : others.map((other) => other.info),
    ice_servers: iceServers,
    resume: status === 'waiting' ? '' : member.resume,
    resumed,
    chat: status === 'joined' ? live.chat.for(member.identity, known.chat) : [],
    waiting: status === 'joined' && member.permissions.moderate ? live.waitingList : [],
  };
}
