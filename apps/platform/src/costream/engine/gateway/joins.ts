import type { ClientRequest, IceServer, Reply } from '@skydeck/costream/protocol';
import { newId } from '@skydeck/ids';
import type { RoomGrant } from '../room-grant.js';
import type { JoinRefusal, JoinVerdict } from '../room-keeper.js';
import { joined } from './joined-answer.js';
import { LIMITS } from './limits.js';
import type { LiveRoom } from './live-room.js';
import { Member } from './member.js';
import type { RtcConnection } from './rtc-connection.js';
import type { RtcRooms } from './rtc-rooms.js';
import { Waiter } from './waiter.js';

/** Servers that help a browser to reach the engine. */
export type IceServersOf = (grant: RoomGrant) => readonly IceServer[];

type JoinRequest = Extract<ClientRequest, { type: 'join' }>;
type Admitted = Exclude<JoinVerdict, { verdict: 'refused' }>;

/** Refusals that do not hold for whoever is in already and only was cut off. */
const OVERRIDDEN: ReadonlySet<JoinRefusal> = new Set([
  'duplicate',
  'room_full',
  'token_expired',
  'token_used',
  'not_open_yet',
]);

const CLOSED_AS: Readonly<Record<JoinRefusal, Parameters<RtcConnection['close']>[0]>> = {
  bad_token: 'bad_token',
  token_expired: 'bad_token',
  revoked: 'bad_token',
  token_used: 'bad_token',
  banned: 'removed',
  no_room: 'no_room',
  room_ended: 'room_ended',
  not_open_yet: 'no_room',
  room_full: 'room_full',
  duplicate: 'duplicate',
};

/** Lets people in. */
export class Joins {
  constructor(
    private readonly rooms: RtcRooms,
    private readonly iceServersOf: IceServersOf,
  ) {}

  /** Whom the connection belongs to from now on; null when it was refused. */
  async join(
    connection: RtcConnection,
    request: JoinRequest,
    isMember: (member: Member) => void,
  ): Promise<void> {
    const verdict = await this.rooms.keeper.admit(request.token);
    const before = this.#before(request, verdict);
    if (before) return this.#resume(connection, request, before, verdict, isMember);
    if (verdict.verdict === 'refused') return refuse(connection, request, verdict);
    const live = await this.rooms.open(verdict.spec, verdict.room);
    const iceServers = this.iceServersOf(verdict.grant);
    if (!connection.isOpen) return;
    if (verdict.verdict === 'waiting') {
      this.#wait(connection, request, live, verdict, iceServers, isMember);
      return;
    }
    const { identity } = verdict.grant;
    if (!live.members.has(identity) && live.members.size >= live.spec.maxParticipants) {
      refuse(connection, request, { why: 'room_full', message: 'The room is full.' });
      return;
    }
    const member = this.#enter(connection, live, verdict.grant);
    isMember(member);
    const result = joined('joined', member, verdict, iceServers);
    connection.reply({ re: request.id, ok: true, result });
    live.enter(member);
  }

  /** Who was cut off and comes back. */
  #before({ resume }: JoinRequest, verdict: JoinVerdict): Member | undefined {
    const member = resume === undefined ? undefined : this.rooms.byResume(resume);
    if (!member) return undefined;
    if (verdict.verdict === 'refused') return OVERRIDDEN.has(verdict.why) ? member : undefined;
    const { roomId, identity } = verdict.grant;
    const isSame = member.stay.roomId === roomId && member.identity === identity;
    return isSame ? member : undefined;
  }

  #resume(
    connection: RtcConnection,
    request: JoinRequest,
    member: Member,
    verdict: JoinVerdict,
    isMember: (member: Member) => void,
  ): void {
    const iceServers = this.iceServersOf(member.grant);
    if (!connection.isOpen || member.hasLeft) {
      connection.close('not_joined');
      return;
    }
    clearTimeout(member.cut);
    const old = member.connection;
    member.connection = connection;
    old?.socket.terminate();
    isMember(member);
    const known = verdict.verdict === 'refused' ? { room: member.live.info, chat: [] } : verdict;
    const result = joined('joined', member, known, iceServers, true);
    connection.reply({ re: request.id, ok: true, result });
    if (member.hasMissedReset) connection.notify({ type: 'media_reset' });
    else member.subscriber.offerAgain();
    member.hasMissedReset = false;
    member.live.quality.set(member.identity, 5);
  }

  #enter(connection: RtcConnection, live: LiveRoom, grant: RoomGrant): Member {
    const same = live.members.get(grant.identity);
    // Its peer connections end meanwhile: nothing of them is needed.
    if (same) void live.leave(same, 'duplicate');
    const { roomId, identity } = grant;
    const member = new Member(live, { roomId, sessionId: newId('prs'), identity }, grant);
    member.connection = connection;
    return member;
  }

  #wait(
    connection: RtcConnection,
    request: JoinRequest,
    live: LiveRoom,
    verdict: Admitted,
    iceServers: readonly IceServer[],
    isMember: (member: Member) => void,
  ): void {
    const { grant } = verdict;
    const stay = { roomId: grant.roomId, sessionId: newId('prs'), identity: grant.identity };
    const waiter = new Waiter(stay, grant, connection, () => {
      const member = this.#enter(connection, live, grant);
      isMember(member);
      const result = joined('joined', member, verdict, iceServers);
      connection.notify({ type: 'admitted', joined: result });
      live.enter(member);
    });
    const same = live.waiting.get(grant.identity);
    same?.connection.close('duplicate');
    live.waiting.set(grant.identity, waiter);
    const name = grant.name;
    waiter.kept.tell('waiting', async () => this.rooms.keeper.waiting(stay, true, name));
    connection.socket.once('close', () => {
      if (live.waiting.get(grant.identity) !== waiter) return;
      live.waiting.delete(grant.identity);
      waiter.kept.tell('waiting', async () => this.rooms.keeper.waiting(stay, false, name));
      live.tellWaiting();
    });
    const self = new Member(live, stay, grant);
    const result = joined('waiting', self, { room: verdict.room, chat: [] }, iceServers);
    connection.reply({ re: request.id, ok: true, result });
    live.tellWaiting();
  }
}

function refuse(
  connection: RtcConnection,
  { id }: JoinRequest,
  { why, message }: { readonly why: JoinRefusal; readonly message: string },
): void {
  const answer: Reply = { re: id, ok: false, code: why, message };
  connection.reply(answer);
  connection.close(CLOSED_AS[why]);
}

/** How long whoever is cut off may take to come back. */
export function startCut(member: Member): void {
  member.live.quality.set(member.identity, 0);
  member.cut = setTimeout(() => {
    void member.live.leave(member, 'timeout');
  }, LIMITS.resumeWithinMs);
}
