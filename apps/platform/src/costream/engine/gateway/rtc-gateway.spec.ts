import { eventually } from '@skydeck/testing';
import { SPEAKER, VIEWER } from '../fixtures/memory-keeper.js';
import { type Rig, startRig } from '../fixtures/rig.js';
import { SocketClient } from '../fixtures/socket-client.js';

describe('the gateway of rooms', () => {
  let rig: Rig;
  let roomId: string;
  const clients: SocketClient[] = [];

  const join = async (identity: string, permissions = SPEAKER, more = {}, query = '') => {
    const token = rig.keeper.token(roomId, identity, permissions);
    const entered = await SocketClient.join(rig.url + query, token, more);
    clients.push(entered.client);
    return entered;
  };

  const stayOf = async (identity: string) => {
    const here = await rig.engine.participants(roomId);
    return here.find((one) => one.identity === identity);
  };

  beforeAll(async () => {
    rig = await startRig('24200-24399');
  });

  beforeEach(() => {
    roomId = rig.keeper.room().id;
    rig.keeper.refusal = null;
    rig.keeper.bans.clear();
  });

  afterEach(async () => {
    for (const client of clients.splice(0)) client.cut();
    await rig.engine.closeRoom(roomId, 'room_ended');
  });

  afterAll(async () => {
    await rig?.close();
  });

  describe('letting people in', () => {
    it.each([
      ['bad_token', 4401],
      ['token_expired', 4401],
      ['revoked', 4401],
      ['token_used', 4401],
      ['banned', 4403],
      ['no_room', 4404],
      ['not_open_yet', 4404],
      ['duplicate', 4409],
      ['room_ended', 4410],
      ['room_full', 4423],
    ] as const)('says %s, and closes with %i', async (why, closed) => {
      const client = await SocketClient.open(rig.url);
      rig.keeper.refusal = why;
      expect(await client.code({ type: 'join', token: rig.keeper.token(roomId, 'eve') })).toBe(why);
      expect(await client.end()).toBe(closed);
    });

    it('refuses a token that nobody made, and one that ran out', async () => {
      const forged = await SocketClient.open(rig.url);
      expect(await forged.code({ type: 'join', token: 'x.y.z' })).toBe('bad_token');
      const old = await SocketClient.open(rig.url);
      const token = rig.keeper.token(roomId, 'ada', SPEAKER, -1);
      expect(await old.code({ type: 'join', token })).toBe('token_expired');
    });

    it('takes nothing before the join, and closes when none comes', async () => {
      const early = await SocketClient.open(rig.url);
      expect(await early.code({ type: 'hand', raised: true })).toBe('not_joined');
      const garbage = await SocketClient.open(rig.url);
      garbage.socket.send('{');
      expect(await garbage.end()).toBe(4400);
      const binary = await SocketClient.open(rig.url);
      binary.socket.send(Buffer.from('{}'), { binary: true });
      expect(await binary.end()).toBe(4400);
    });

    it('holds no more than the room takes, 40 at once', async () => {
      roomId = rig.keeper.room({ maxParticipants: 20 }).id;
      const tries = await Promise.allSettled(
        Array.from({ length: 40 }, async (_one, at) => join(`p${at}`)),
      );
      const refused = tries.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(20);
      expect(await rig.engine.participants(roomId)).toHaveLength(20);
    });

    it('ends the first of two with one identity', async () => {
      const first = await join('ada');
      const second = await join('ada');
      expect(await first.client.told('bye')).toMatchObject({ reason: 'duplicate' });
      expect(await first.client.end()).toBe(4409);
      expect(second.joined.participants).toHaveLength(0);
      const here = await rig.engine.participants(roomId);
      expect(here.map(({ sessionId }) => sessionId)).toHaveLength(1);
    });

    it('lets people wait until a moderator admits or denies them', async () => {
      roomId = rig.keeper.room({ hasWaitingRoom: true }).id;
      const { client: host } = await join('host', { ...SPEAKER, moderate: true });
      const bob = await join('bob');
      const eve = await join('eve');
      expect(bob.joined).toMatchObject({ status: 'waiting', participants: [] });
      expect(await bob.client.code({ type: 'chat', text: 'hi' })).toBe('not_joined');
      await host.told('waiting', ({ waiting }) => waiting.length === 2);
      expect(await host.code({ type: 'moderate', action: 'admit', identity: 'bob' })).toBe('ok');
      expect(await host.code({ type: 'moderate', action: 'deny', identity: 'eve' })).toBe('ok');
      const { joined } = await bob.client.told('admitted');
      expect(joined).toMatchObject({ status: 'joined', participants: [{ identity: 'host' }] });
      expect(await bob.client.code({ type: 'chat', text: 'hi' })).toBe('ok');
      expect(await eve.client.end()).toBe(4403);
    });
  });

  describe('after a cut', () => {
    it('a stay goes on, and nobody sees it leave', async () => {
      const { client: other } = await join('bob');
      const ada = await join('ada');
      await other.told('participant_joined', ({ participant }) => participant.identity === 'ada');
      const before = await stayOf('ada');
      ada.client.cut();
      await ada.client.end();
      await other.ask({ type: 'chat', text: 'to all' });
      await other.ask({ type: 'chat', text: 'to me', to: ['bob'] });
      rig.keeper.refusal = 'token_used';
      const back = await join('ada', SPEAKER, { resume: ada.joined.resume });
      expect(back.joined).toMatchObject({ resumed: true, participants: [{ identity: 'bob' }] });
      expect(back.joined.chat.map(({ text }) => text)).toEqual(['to all']);
      const after = await stayOf('ada');
      expect(after?.sessionId).toBe(before?.sessionId);
      expect(other.notices.map(({ type }) => type)).not.toContain('participant_left');
    });

    it('somebody who was banned meanwhile stays out', async () => {
      const ada = await join('ada');
      ada.client.cut();
      rig.keeper.refusal = 'banned';
      const back = join('ada', SPEAKER, { resume: ada.joined.resume });
      await expect(back).rejects.toThrow('banned');
    });

    it('who was away is told that the engine was started anew', async () => {
      const ada = await join('ada');
      ada.client.cut();
      await eventually(() => rig.live.member(roomId, 'ada').connection === null);
      const { pid } = await rig.server.up();
      const restarts = rig.server.restarts;
      process.kill(pid, 'SIGKILL');
      await eventually(() => rig.server.restarts > restarts && rig.server.link !== undefined);
      const back = await join('ada', SPEAKER, { resume: ada.joined.resume });
      expect(back.joined.resumed).toBe(true);
      await back.client.told('media_reset');
    });

    it('the secret of one is of no use to another', async () => {
      const ada = await join('ada');
      const eve = await join('eve', VIEWER, { resume: ada.joined.resume });
      expect(eve.joined).toMatchObject({ resumed: false, self: { identity: 'eve' } });
      expect(eve.joined.self.permissions).toEqual(VIEWER);
    });
  });

  describe('among participants', () => {
    it('chat and data reach everybody, or those that are named', async () => {
      const [ada, bob, eve] = await Promise.all([join('ada'), join('bob'), join('eve')]);
      const chat = await ada.client.ask({ type: 'chat', text: 'for bob', to: ['bob'] });
      expect(chat).toMatchObject({ ok: true, result: { from: 'ada', text: 'for bob' } });
      await bob.client.told('chat', ({ message }) => message.text === 'for bob');
      await ada.client.told('chat');
      await bob.client.ask({ type: 'data', topic: 'cursor', payload: '1' });
      expect(await eve.client.told('data')).toMatchObject({ from: 'bob', payload: '1' });
      expect(eve.client.notices.map(({ type }) => type)).not.toContain('chat');
      expect(bob.client.notices.map(({ type }) => type)).not.toContain('data');
    });

    it('hands, names and permissions are seen by all', async () => {
      const { client: host } = await join('host', { ...SPEAKER, moderate: true });
      const ada = await join('ada');
      await ada.client.ask({ type: 'hand', raised: true });
      await host.told('participant_updated', ({ participant }) => participant.hand_raised);
      await host.ask({ type: 'moderate', action: 'lower_hand', identity: 'ada' });
      await ada.client.told('participant_updated', (one) => !one.participant.hand_raised);
      const permissions = { ...VIEWER, data: false };
      await host.ask({ type: 'moderate', action: 'permissions', identity: 'ada', permissions });
      expect(await ada.client.told('permissions')).toEqual({ type: 'permissions', permissions });
      expect(await ada.client.code({ type: 'chat', text: 'hi' })).toBe('not_permitted');
      const big = { type: 'profile', metadata: { text: 'x'.repeat(5_000) } };
      expect(await ada.client.code(big)).toBe('invalid_request');
    });

    it('what a moderator decided holds for who comes back with the token they had', async () => {
      const { client: host } = await join('host', { ...SPEAKER, moderate: true });
      const given = rig.keeper.token(roomId, 'ada', SPEAKER);
      const ada = await SocketClient.join(rig.url, given);
      const permissions = { ...VIEWER, data: false };
      await host.ask({ type: 'moderate', action: 'permissions', identity: 'ada', permissions });
      const decidedBy = Date.now();
      await ada.client.ask({ type: 'leave' });
      const back = await SocketClient.join(rig.url, given);
      expect(back.joined.self.permissions).toEqual(permissions);
      expect(await back.client.code({ type: 'chat', text: 'hi' })).toBe('not_permitted');
      clients.push(back.client);
      // Who makes tokens may decide otherwise later.
      await eventually(() => Date.now() > decidedBy);
      const newer = await join('ada', SPEAKER);
      expect(newer.joined.self.permissions).toEqual(SPEAKER);
    });

    it('how well somebody is connected is told, and kept with what they measured', async () => {
      const [ada, bob] = await Promise.all([join('ada'), join('bob')]);
      const measured = {
        track_id: 'trk_1',
        direction: 'in',
        bitrate_bps: 900_000,
        packet_loss: 0.15,
        jitter_ms: 3,
        rtt_ms: 40,
        frames_per_second: 25,
        width: 640,
        height: 360,
      };
      expect(await ada.client.code({ type: 'report', stats: [measured] })).toBe('ok');
      const told = await bob.client.told('connection_quality');
      expect(told.scores).toEqual([{ identity: 'ada', score: 2 }]);
      expect(rig.live.member(roomId, 'ada').bitrates).toEqual({ in: 900_000, out: 0 });
      await rig.live.sweep();
      await eventually(() => rig.keeper.measurements.some(({ track_id }) => track_id === 'trk_1'));
    });

    it('a room that is over is closed when the keeper says so', async () => {
      const ada = await join('ada');
      rig.keeper.ended.push(roomId);
      await rig.live.sweep();
      expect(await ada.client.told('bye')).toMatchObject({ reason: 'room_ended' });
      expect(await ada.client.end()).toBe(4410);
      await eventually(() => rig.keeper.told.at(-1) === 'left ada room_ended');
    });

    it('only moderators moderate', async () => {
      const ada = await join('ada');
      await join('bob');
      for (const action of [
        { action: 'remove', identity: 'bob' },
        { action: 'mute', identity: 'bob', muted: true },
        { action: 'mute_all', source: 'microphone' },
        { action: 'permissions', identity: 'ada', permissions: { ...SPEAKER, moderate: true } },
      ]) {
        expect(await ada.client.code({ type: 'moderate', ...action })).toBe('not_permitted');
      }
      expect(await rig.engine.participants(roomId)).toHaveLength(2);
    });

    it('who is removed is told why, and closed with 4403', async () => {
      const { client: host } = await join('host', { ...SPEAKER, moderate: true });
      const ada = await join('ada');
      await host.ask({ type: 'moderate', action: 'remove', identity: 'ada', ban: true });
      expect(await ada.client.told('bye')).toMatchObject({ reason: 'banned' });
      expect(await ada.client.end()).toBe(4403);
      await expect(join('ada')).rejects.toThrow('banned');
      await host.told('participant_left', ({ reason }) => reason === 'banned');
    });

    it('nobody is told of who is hidden', async () => {
      const ada = await join('ada');
      await join('ghost', { ...VIEWER, hidden: true });
      await join('bob');
      await ada.client.told('participant_joined', (one) => one.participant.identity === 'bob');
      const seen = ada.client.notices.filter(({ type }) => type === 'participant_joined');
      expect(JSON.stringify(seen)).not.toContain('ghost');
    });
  });
});
