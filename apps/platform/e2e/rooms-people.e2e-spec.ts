import type { TrackInfo, TrackReport } from '@skydeck/costream/protocol';
import { personOf, RoomsHarness, stayOf } from './rooms/rooms-harness.js';

const RACE = Array.from({ length: 50 }, (_, index) => `guest-${index}`);
const CAMERA: TrackInfo = {
  id: 'trk_camera',
  kind: 'video',
  source: 'camera',
  muted: 'no',
  simulcast: true,
  codec: 'vp8',
};

const measurement = (track: string): TrackReport => ({
  track_id: track,
  direction: 'in',
  bitrate_bps: 900_000,
  packet_loss: 0,
  jitter_ms: 2,
  rtt_ms: 40,
  frames_per_second: 25,
  width: 640,
  height: 360,
});

describe('people in rooms', () => {
  let lab: RoomsHarness;

  beforeAll(async () => {
    lab = await RoomsHarness.start();
  }, 120_000);

  afterAll(async () => {
    await lab.close();
  });

  it('gives tokens what their role allows, in the room alone', async () => {
    const [room, show] = [await lab.room(), await lab.room({ mode: 'broadcast' })];
    const host = await lab.token(room, 'ann', { role: 'host', name: 'Ann', ttl_s: 60 });
    expect(host).toMatchObject({ engine: 'janus', permissions: { moderate: true } });
    expect(host['join_url']).toBe(
      `http://127.0.0.1:4007/meet/${room}#token=${String(host['token'])}`,
    );
    const usual = [await lab.token(room, 'bob'), await lab.token(show, 'bob')];
    expect(usual.map(({ permissions }) => (permissions as { publish: [] }).publish.length)).toEqual(
      [4, 0],
    );
    expect(await lab.keeper.admit(String(host['token']))).toMatchObject({
      verdict: 'admitted',
      grant: { identity: 'ann', name: 'Ann', roomId: room },
    });
    lab.clock.advance(121_000);
    expect(await lab.keeper.admit(String(host['token']))).toMatchObject({ why: 'token_expired' });
    const audit = JSON.stringify((await lab.api.get('/audit?limit=100')).data);
    expect([audit.includes('room_token.create'), audit.includes(String(host['token']))]).toEqual([
      true,
      false,
    ]);
    const both = { identity: 'x', role: 'host', permissions: {} };
    expect((await lab.api.post(lab.rooms(`/${room}/tokens`), both)).status).toBe(422);
  });

  it('lets exactly ten of 50 into a room of ten, and one in when one leaves', async () => {
    const room = await lab.room({ max_participants: 10 });
    const verdicts = await Promise.all(RACE.map((identity) => lab.admit(room, identity)));
    const admitted = verdicts.flatMap((one) => ('grant' in one ? [one.grant.identity] : []));
    expect(admitted).toHaveLength(10);
    const stays = admitted.map((identity) => stayOf(room, identity));
    await Promise.all(stays.map((stay) => lab.keeper.joined(stay, personOf(stay.identity))));
    // Told again, it changes nothing.
    await Promise.all(stays.map((stay) => lab.keeper.joined(stay, personOf(stay.identity))));
    expect(await lab.status(room)).toMatchObject({ participants: 10, status: 'active' });
    expect(await lab.events(room, 'room.started')).toHaveLength(1);
    expect(await lab.events(room, 'participant.joined')).toHaveLength(10);
    // Who is there comes back; who is new waits for a seat.
    expect(await lab.admit(room, admitted[0] ?? '')).toMatchObject({ verdict: 'admitted' });
    expect(await lab.admit(room, 'late')).toMatchObject({ why: 'room_full' });
    await lab.leave(stays[1]!);
    expect(await lab.admit(room, 'late')).toMatchObject({ verdict: 'admitted' });
  });

  it('gives a seat that nobody took to somebody else', async () => {
    const room = await lab.room({ max_participants: 1 });
    expect(await lab.admit(room, 'ann')).toMatchObject({ verdict: 'admitted' });
    expect(await lab.admit(room, 'bob')).toMatchObject({ why: 'room_full' });
    lab.clock.advance(30_000);
    expect(await lab.admit(room, 'bob')).toMatchObject({ verdict: 'admitted' });
  });

  it('has one stay of an identity: the newer takes its place, or is refused', async () => {
    const [room, strict] = [await lab.room(), await lab.room({ duplicate_identity: 'reject' })];
    const first = await lab.join(room, 'ann');
    await lab.join(room, 'ann');
    await lab.leave(first, 'duplicate');
    expect(await lab.status(room)).toMatchObject({ participants: 1 });
    expect(await lab.events(room, 'participant.left')).toMatchObject([
      { data: { id: first.sessionId, reason: 'duplicate' } },
    ]);
    await lab.join(strict, 'ann');
    expect(await lab.admit(strict, 'ann')).toMatchObject({ why: 'duplicate' });
  });

  it('lets in once with a token for single use, of 50 at once, and again and again with others', async () => {
    const room = await lab.room();
    const { token } = await lab.token(room, 'ann', { single_use: true });
    const verdicts = await Promise.all(RACE.map(() => lab.keeper.admit(String(token))));
    const whys = verdicts.map((one) => ('why' in one ? one.why : one.verdict)).toSorted();
    expect(whys).toEqual(['admitted', ...RACE.slice(1).map(() => 'token_used')]);
    const { token: usual } = await lab.token(room, 'bob');
    const twice = [await lab.keeper.admit(String(usual)), await lab.keeper.admit(String(usual))];
    expect(twice.map(({ verdict }) => verdict)).toEqual(['admitted', 'admitted']);
  });

  it('refuses who is banned and what is revoked, until told otherwise', async () => {
    const room = await lab.room();
    const { id, token } = await lab.token(room, 'ann');
    await lab.api.call('DELETE', lab.rooms(`/${room}/tokens/${String(id)}`));
    expect(await lab.keeper.admit(String(token))).toMatchObject({ why: 'revoked' });
    const old = await lab.token(room, 'bob');
    await lab.join(room, 'bob');
    const gone = await Promise.all(
      RACE.map(() => lab.api.call('DELETE', lab.rooms(`/${room}/participants/bob?ban=true`))),
    );
    expect(new Set(gone.map(({ data }) => data['ban_id'])).size).toBe(1);
    expect(await lab.events(room, 'participant.banned')).toHaveLength(1);
    expect(await lab.events(room, 'participant.left')).toMatchObject([
      { data: { reason: 'banned' } },
    ]);
    expect(await lab.keeper.admit(String(old['token']))).toMatchObject({ why: 'banned' });
    const again = await lab.api.post(lab.rooms(`/${room}/tokens`), { identity: 'bob' });
    expect([again.status, again.error.code]).toEqual([409, 'participant.banned']);
    const ban = String(gone[0]?.data['ban_id']);
    await lab.api.call('DELETE', lab.rooms(`/${room}/bans/${ban}`));
    expect(await lab.keeper.admit(String(old['token']))).toMatchObject({ why: 'revoked' });
    expect(await lab.admit(room, 'bob')).toMatchObject({ verdict: 'admitted' });
    const [host, eve] = [await lab.join(room, 'host'), await lab.token(room, 'eve')];
    await Promise.all(RACE.map(() => lab.keeper.banned(host, 'eve')));
    expect(await lab.keeper.admit(String(eve['token']))).toMatchObject({ why: 'banned' });
    expect((await lab.api.get(lab.rooms(`/${room}/bans`))).data.items).toMatchObject([
      { identity: 'eve' },
    ]);
    const lifted = await lab.api.call('DELETE', lab.rooms(`/${room}/bans/${ban}`));
    expect(lifted.error.code).toBe('room_ban.not_found');
  });

  it('has those who do not moderate wait, and locks out who is new', async () => {
    const room = await lab.room({ waiting_room: true });
    await lab.join(room, 'host', { role: 'host' });
    expect(await lab.admit(room, 'bob')).toMatchObject({ verdict: 'waiting' });
    const bob = stayOf(room, 'bob');
    await lab.keeper.waiting(bob, true, 'Bob');
    const waiting = await lab.api.get(lab.rooms(`/${room}/waiting`));
    expect(waiting.data.items).toMatchObject([{ identity: 'bob', name: 'Bob' }]);
    const admitted = await lab.api.post(lab.rooms(`/${room}/waiting/bob/admit`));
    expect(admitted).toMatchObject({ status: 200, data: { admitted: true } });
    expect(lab.engine.of('admitWaiting').at(-1)).toEqual([room, 'bob', true]);
    await lab.keeper.waiting(bob, false, 'Bob');
    await lab.keeper.joined(bob, personOf('bob'));
    const nobody = await lab.api.post(lab.rooms(`/${room}/waiting/bob/deny`));
    expect([nobody.status, nobody.error.code]).toEqual([404, 'participant.not_waiting']);
    await lab.leave(bob);
    await lab.api.call('PATCH', lab.rooms(`/${room}`), { locked: true });
    // Who was let into this session before comes back without asking.
    expect(await lab.admit(room, 'bob')).toMatchObject({ verdict: 'admitted' });
    expect(await lab.admit(room, 'eve')).toMatchObject({ why: 'room_full' });
  });

  it('shows and changes somebody, says so once, and mutes what they publish', async () => {
    const [room, next] = [await lab.room(), await lab.room()];
    const ann = await lab.join(room, 'ann');
    const at = (path: string) => lab.rooms(`/${room}/participants/ann${path}`);
    await lab.keeper.trackPublished(ann, CAMERA);
    await lab.keeper.trackPublished(ann, { ...CAMERA, codec: 'vp8\0' });
    const changed = await lab.api.call('PATCH', at(''), { name: 'Ann', metadata: { seat: 1 } });
    expect(changed.data).toMatchObject({ name: 'Ann', metadata: { seat: 1 } });
    const after = personOf('ann', { name: 'Ann', metadata: { seat: 1 } });
    await lab.keeper.updated(ann, after);
    const odd = { ...after, metadata: { 'se\0at': ['1\ud800'] }, hand_raised: true };
    await lab.keeper.updated(ann, odd);
    expect((await lab.api.post(at('/lower-hand'))).data).toMatchObject({ hand_raised: false });
    expect(await lab.events(room, 'participant.updated')).toHaveLength(3);
    const muted = await lab.api.post(at('/mute'), { source: 'camera' });
    expect(muted.data['tracks']).toMatchObject([{ id: 'trk_camera', muted: 'moderator' }]);
    await lab.keeper.trackUpdated(ann, { ...CAMERA, muted: 'moderator' });
    await lab.keeper.trackUnpublished(ann, CAMERA);
    const tracks = await lab.events(room, 'room_track.%');
    expect(tracks.map(({ type }) => type)).toEqual([
      'room_track.published',
      'room_track.muted',
      'room_track.unpublished',
    ]);
    expect((await lab.api.post(at('/mute'), { all: true, source: 'camera' })).status).toBe(422);
    expect((await lab.api.post(at('/move'), { room: next })).data).toMatchObject({ room_id: next });
    const [, , why, token] = lab.engine.of('remove').at(-1) ?? [];
    expect(why).toBe('moved');
    expect(await lab.keeper.admit(String(token))).toMatchObject({ grant: { name: 'Ann' } });
    expect((await lab.api.get(at(''))).error.code).toBe('participant.not_found');
  });

  it('keeps the chat: newest 100 for who comes in, private ones for those they are for', async () => {
    const room = await lab.room();
    const [ann, bob] = [await lab.join(room, 'ann'), await lab.join(room, 'bob')];
    const many = Array.from({ length: 105 }, (_, index) => `line ${index}`);
    for (const text of many) {
      await lab.keeper.said(ann, text, null);
      lab.clock.advance(1);
    }
    await lab.keeper.said(bob, 'psst', ['ann']);
    lab.clock.advance(1);
    const sent = await lab.api.post(lab.rooms(`/${room}/chat`), { text: 'Hello', name: 'Desk' });
    expect(sent).toMatchObject({ status: 201, data: { from: '', name: 'Desk', to: null } });
    expect(lab.engine.of('sendData').at(-1)).toMatchObject([
      room,
      { topic: 'skydeck.chat' },
      undefined,
    ]);
    const read = async (identity: string) => {
      const verdict = await lab.admit(room, identity);
      return verdict.verdict === 'refused' ? [] : verdict.chat.map(({ text }) => text);
    };
    expect((await read('ann')).slice(-2)).toEqual(['psst', 'Hello']);
    const eve = await read('eve');
    expect([eve.length, eve[0], eve.at(-2)]).toEqual([100, 'line 6', 'line 104']);
    const page = await lab.api.get(lab.rooms(`/${room}/chat?limit=1`));
    expect(page.data.items).toMatchObject([{ text: 'Hello' }]);
  });

  it('counts each second of each person once, also when their process is gone', async () => {
    const room = await lab.room();
    const used = async (id: string) => {
      const [row] = await lab.rows<{ seconds: number }>(
        (schema) => `select extract(epoch from closed_at - opened_at)::int as seconds
          from ${schema}.usage_interval where key = '${id}' and closed_at is not null`,
      );
      return row?.seconds;
    };
    const [ann, bob] = [await lab.join(room, 'ann'), await lab.join(room, 'bob')];
    lab.clock.advance(30_000);
    await lab.keeper.present([ann, bob]);
    lab.clock.advance(30_000);
    await lab.keeper.measured([
      { stay: ann, reports: [measurement('trk_\0a')] },
      { stay: bob, reports: [measurement('trk_b')] },
    ]);
    expect((await lab.api.get(lab.rooms(`/${room}/stats`))).data).toMatchObject({
      participants: 2,
      items: [
        { identity: 'ann', tracks: [{ track_id: 'trk_a', rtt_ms: 40 }] },
        { identity: 'bob', tracks: [{ track_id: 'trk_b' }] },
      ],
    });
    await Promise.all(RACE.map(() => lab.leave(ann)));
    // Nothing is heard of bob any more: he was there until he was seen last.
    await lab.later(10);
    expect([await used(ann.sessionId), await used(bob.sessionId)]).toEqual([60, 30]);
    await lab.keeper.left(bob, 'client');
    expect(await lab.events(room, 'participant.left')).toMatchObject([
      { data: { identity: 'ann', duration_s: 60 } },
      { data: { identity: 'bob', duration_s: 30, reason: 'engine_lost' } },
    ]);
    const { items } = (await lab.api.get(lab.rooms(`/${room}/sessions`))).data;
    expect(items).toMatchObject([{ participant_seconds: 90, joins: 2, peak_participants: 2 }]);
  });

  it('ends stays that an engine no longer has', async () => {
    const room = await lab.room();
    const [ann, bob] = [await lab.join(room, 'ann'), await lab.join(room, 'bob')];
    expect(await lab.keeper.present([ann])).toEqual([]);
    expect(await lab.status(room)).toMatchObject({ participants: 2 });
    lab.clock.advance(16_000);
    await lab.keeper.present([ann]);
    expect(await lab.status(room)).toMatchObject({ participants: 1 });
    expect((await lab.api.get(lab.rooms(`/${room}/participants`))).data.items).toMatchObject([
      { identity: 'ann' },
    ]);
    const gone = await lab.api.get(lab.rooms(`/${room}/participants?status=disconnected`));
    expect(gone.data.items).toMatchObject([{ id: bob.sessionId, leave_reason: 'engine_lost' }]);
  });
});
