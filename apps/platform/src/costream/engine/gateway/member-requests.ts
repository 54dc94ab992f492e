import type { ClientRequest, TrackReport } from '@skydeck/costream/protocol';
import {
  admitWaiting,
  muteAll,
  muteTracks,
  remove,
  setHand,
  setPermissions,
  setProfile,
} from './control.js';
import type { Member } from './member.js';
import type { Publisher } from './publisher.js';
import { RequestRefused } from './request-refused.js';

/** Requests of those who are in. */
export type MemberRequest = Exclude<ClientRequest, { type: 'join' }>;
type ModeratorRequest = Extract<MemberRequest, { type: 'moderate' }>;

/** Does what a member asks for; answers the result of the reply. @throws RequestRefused */
export async function handleRequest(member: Member, request: MemberRequest): Promise<unknown> {
  const { live, subscriber, identity } = member;
  const publisher = member.publisher as Publisher;
  switch (request.type) {
    case 'publish':
      return publisher.publish(request.sdp, request.tracks);
    case 'subscribe':
      return subscriber.subscribe(request.track_ids);
    case 'unsubscribe':
      return subscriber.unsubscribe(request.track_ids);
    case 'answer':
      return subscriber.answer(request.sdp);
    case 'candidate':
      return request.peer === 'publisher'
        ? publisher.candidate(request.candidate)
        : subscriber.candidate(request.candidate);
    case 'restart_ice':
      if (request.peer === 'subscriber') return subscriber.restartIce().then(() => ({}));
      if (request.sdp === undefined) throw new RequestRefused('invalid_request', 'sdp: is needed.');
      return { sdp: await publisher.restartIce(request.sdp) };
    case 'quality':
      return subscriber.quality(request.track_id, request.quality);
    case 'mute':
      return publisher.mute(request.track_id, request.muted);
    case 'data':
      mayUseData(member);
      live.tell(
        { type: 'data', from: identity, topic: request.topic, payload: request.payload },
        request.to,
        member,
      );
      return undefined;
    case 'chat': {
      mayUseData(member);
      const to = request.to ?? null;
      const message = await live.keeper.said(member.stay, request.text, to);
      live.said(message);
      return message;
    }
    case 'hand':
      return setHand(member, request.raised);
    case 'profile':
      return setProfile(member, request);
    case 'moderate':
      return moderate(member, request);
    case 'report':
      return report(member, request.stats);
    default:
      return undefined;
  }
}

function report(member: Member, stats: readonly TrackReport[]): void {
  member.bitrates = { out: 0, in: 0 };
  for (const one of stats) {
    member.reports.set(`${one.direction} ${one.track_id}`, one);
    member.bitrates[one.direction] += one.bitrate_bps;
  }
  member.live.quality.reported(member.identity, stats);
}

async function moderate(member: Member, request: ModeratorRequest): Promise<void> {
  const { live } = member;
  if (!member.permissions.moderate) {
    throw new RequestRefused('not_permitted', 'You may not moderate this room.');
  }
  if (request.action === 'mute_all') return muteAll(live, request.source);
  if (request.action === 'admit' || request.action === 'deny') {
    return admitWaiting(live, request.identity, request.action === 'admit');
  }
  if (request.action === 'remove') {
    if (request.ban) await live.keeper.banned(member.stay, request.identity);
    return remove(live, request.identity, request.ban ? 'banned' : 'removed');
  }
  const other = live.members.get(request.identity);
  if (!other) throw new RequestRefused('no_such_participant', 'Nobody of that identity is here.');
  if (request.action === 'permissions') return setPermissions(other, request.permissions);
  if (request.action === 'mute') {
    const choice = { trackId: request.track_id, source: request.source };
    return muteTracks(other, choice, request.muted);
  }
  return setHand(other, false);
}

function mayUseData({ permissions }: Member): void {
  if (permissions.data) return;
  throw new RequestRefused('not_permitted', 'You may not send messages.');
}
