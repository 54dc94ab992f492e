import { killedBeforeTheAnswer } from '@skydeck/idempotency/testing';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { RoomsHarness, stayOf } from './rooms/rooms-harness.js';

const RACE = Array.from({ length: 50 }, (_, index) => index);

describe('rooms', () => {
  let lab: RoomsHarness;

  beforeAll(async () => {
    lab = await RoomsHarness.start({ QUOTA_ROOMS: '70' });
  }, 120_000);

  afterAll(async () => {
    await lab.close();
  });

  it('201: makes a room that is listed, shown and changed under its version', async () => {
    const made = await lab.api.post(lab.rooms(), { name: 'Stand-up', metadata: { team: 7 } });
    expect(made).toMatchObject({ status: 201, data: { status: 'idle', max_participants: 50 } });
    const { id } = made.data;
    expect(made.data['join_url']).toBe(`http://127.0.0.1:4007/meet/${String(id)}`);
    const listed = await lab.api.get(lab.rooms('?name=stand'));
    expect(listed.data.items).toMatchObject([{ id, name: 'Stand-up', metadata: { team: 7 } }]);
    const changed = await lab.api.call('PATCH', lab.rooms(`/${String(id)}`), { locked: true });
    expect(changed.data).toMatchObject({ locked: true, version: 2, name: 'Stand-up' });
    const url = lab.api.address(lab.rooms(`/${String(id)}`));
    const headers = { authorization: `Bearer ${lab.api.token}`, 'if-match': 'W/"1.x"' };
    const stale = await fetch(url, { method: 'DELETE', headers });
    expect(stale.status).toBe(412);
  });

  it('201: a room whose answer was lost with the process is not made twice', async () => {
    const { installation } = lab.api;
    const ask = async () => {
      const response = await fetch(lab.api.address(lab.rooms()), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${lab.api.token}`,
          'content-type': 'application/json',
          'idempotency-key': 'lost-7',
        },
        body: JSON.stringify({ name: 'Lost and found' }),
      });
      const { data } = (await response.json()) as { data: { id: string } };
      return { status: response.status, id: data.id };
    };
    const query = (sql: string) => installation.platform!.app.get(DataSource).query(sql);
    const first = await killedBeforeTheAnswer({ query, restart: () => lab.restart() }, ask);
    expect(first.status).toBe(201);
    expect(await ask()).toEqual(first);
    expect((await lab.api.get(lab.rooms('?name=lost'))).data.items).toHaveLength(1);
  }, 60_000);

  it('422: names what is wrong with a room', async () => {
    const past = new Date(lab.clock.now().getTime() - 1_000).toISOString();
    const wrong = [
      [{ max_participants: 501 }, 'max_participants'],
      [{ video_codecs: ['vp8', 'vp8'] }, 'video_codecs'],
      [{ closes_at: past }, 'closes_at'],
      [{ metadata: { text: 'x'.repeat(70_000) } }, 'metadata'],
      [{ name: ' ' }, 'name'],
      [{ colour: 'red' }, 'body'],
    ] as const;
    for (const [body, field] of wrong) {
      const answer = await lab.api.post(lab.rooms(), body);
      expect([answer.status, JSON.stringify(answer.error)]).toEqual([
        422,
        expect.stringContaining(field),
      ]);
    }
  });

  it('404: another project has none of it', async () => {
    const room = await lab.room();
    await lab.join(room, 'ann');
    const paths = ['', '/participants', '/participants/ann', '/waiting', '/bans', '/chat'];
    for (const path of [...paths, '/sessions', '/stats']) {
      const answer = await lab.api.get(lab.other(`/${room}${path}`));
      expect([path, answer.status, answer.error.code]).toEqual([path, 404, 'room.not_found']);
    }
    const made = await lab.api.post(lab.other(`/${room}/tokens`), { identity: 'eve' });
    expect(made.status).toBe(404);
  });

  it('makes one room of 50 requests with one key, and ends it once by 50', async () => {
    const url = lab.api.address(lab.rooms());
    const headers = {
      authorization: `Bearer ${lab.api.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'one-room',
    };
    const body = JSON.stringify({ name: 'Once' });
    const made = await Promise.all(RACE.map(() => fetch(url, { method: 'POST', headers, body })));
    const statuses = new Set(made.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const { items } = (await lab.api.get(lab.rooms('?name=once'))).data;
    expect(items).toHaveLength(1);
    const room = String(items[0]?.['id']);
    const ended = await Promise.all(RACE.map(() => lab.api.post(lab.rooms(`/${room}/end`))));
    expect(new Set(ended.map(({ data }) => data['ended_at'])).size).toBe(1);
    expect(await lab.events(room, 'room.ended')).toMatchObject([{ data: { reason: 'ended' } }]);
    const old = await lab.api.get(lab.rooms('?status=ended&name=once'));
    expect(old.data.items).toMatchObject([{ id: room, status: 'ended' }]);
    const refused = [
      await lab.api.post(lab.rooms(`/${room}/tokens`), { identity: 'ann' }),
      await lab.api.call('PATCH', lab.rooms(`/${room}`), { name: 'Again' }),
    ];
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual([
      [409, 'room.ended'],
      [409, 'room.ended'],
    ]);
  });

  it('begins a session with the first, and ends it when all have been gone for a while', async () => {
    const room = await lab.room({ departure_timeout_s: 20 });
    const ann = await lab.join(room, 'ann');
    const first = await lab.status(room);
    expect(first).toMatchObject({ status: 'active', participants: 1 });
    await lab.leave(ann);
    await lab.later(19);
    const back = await lab.join(room, 'ann');
    await lab.later(2);
    expect(await lab.status(room)).toMatchObject({ session_id: first['session_id'] });
    await lab.leave(back);
    await lab.later(20);
    expect(await lab.status(room)).toMatchObject({ status: 'idle', session_id: null });
    const events = await lab.events(room, 'room.%ed');
    expect(events.map(({ type }) => type)).toEqual([
      'room.created',
      'room.started',
      'room.finished',
    ]);
    const { items } = (await lab.api.get(lab.rooms(`/${room}/sessions`))).data;
    expect(items).toMatchObject([{ joins: 2, peak_participants: 1, end_reason: 'empty' }]);
  });

  it('ends rooms that are not persistent when nobody comes, or all have left', async () => {
    const [never, once] = [
      await lab.room({ persistent: false, empty_timeout_s: 60 }),
      await lab.room({ persistent: false, departure_timeout_s: 0 }),
    ];
    await lab.later(59);
    expect(await lab.status(never)).toMatchObject({ status: 'idle' });
    await lab.leave(await lab.join(once, 'ann'));
    await lab.later(1);
    for (const room of [never, once]) {
      expect(await lab.status(room)).toMatchObject({ status: 'ended', end_reason: 'empty' });
    }
  });

  it('sends everybody away when a session has been long enough, or the room closes', async () => {
    const closes_at = new Date(lab.clock.now().getTime() + 30_000).toISOString();
    const long = await lab.room({ max_duration_s: 20 });
    const closing = await lab.room({ closes_at });
    for (const room of [long, closing]) await lab.join(room, 'ann');
    const verdict = await lab.admit(long, 'bob');
    const until = new Date(lab.clock.now().getTime() + 20_000).toISOString();
    expect(verdict).toMatchObject({ room: { closes_at: until } });
    await lab.later(21);
    expect(await lab.status(long)).toMatchObject({ status: 'idle', participants: 0 });
    expect(lab.engine.of('closeRoom')).toContainEqual([long, 'room_ended']);
    await lab.later(10);
    expect(await lab.status(closing)).toMatchObject({ status: 'ended', end_reason: 'closed' });
    expect(await lab.keeper.present([stayOf(closing, 'ann')])).toEqual([closing]);
  });

  it('lets nobody in before a scheduled room opens', async () => {
    const opens_at = new Date(lab.clock.now().getTime() + 60_000).toISOString();
    const room = await lab.room({ opens_at });
    expect(await lab.status(room)).toMatchObject({ status: 'scheduled' });
    expect(await lab.admit(room, 'ann')).toMatchObject({ why: 'not_open_yet' });
    await lab.later(60);
    expect(await lab.status(room)).toMatchObject({ status: 'idle' });
    expect(await lab.admit(room, 'ann')).toMatchObject({ verdict: 'admitted' });
  });

  it('tells everybody in a room what changed, and ends one whose engine is gone', async () => {
    const room = await lab.room();
    await lab.join(room, 'ann');
    await lab.api.call('PATCH', lab.rooms(`/${room}`), { name: 'Other' });
    expect(lab.engine.of('tellRoom').at(-1)).toMatchObject([room, { name: 'Other' }]);
    lab.engine.isDown = true;
    const token = await lab.api.post(lab.rooms(`/${room}/tokens`), { identity: 'bob' });
    const ended = await lab.api.call('DELETE', lab.rooms(`/${room}`));
    lab.engine.isDown = false;
    expect([token.status, token.error.code]).toEqual([503, 'room_engine.unavailable']);
    expect(token.error.detail).toContain('apt-get install janus');
    expect(ended).toMatchObject({ status: 200, data: { status: 'ended', participants: 0 } });
  });

  it('ends the rooms of a project that is deleted', async () => {
    const auth = `${lab.api.installation.authUrl}/api/v1/projects`;
    await lab.api.post(auth, { name: 'Gone', slug: 'gone' });
    const rooms = lab.other('').replace('/other/', '/gone/');
    const { id } = (await lab.api.post(rooms)).data;
    expect((await lab.api.call('DELETE', `${auth}/gone`)).status).toBe(200);
    const reason = await eventually(async () => {
      await lab.sweep();
      const [room] = await lab.rows<{ end_reason: string | null }>(
        (schema) => `select end_reason from ${schema}.room where id = '${String(id)}'`,
      );
      return room?.end_reason ?? false;
    });
    expect(reason).toBe('project_deleted');
  });

  it('429: makes no more rooms than the quota, 50 at once; ended ones make room', async () => {
    const { items } = (await lab.api.get(lab.rooms('?limit=100'))).data;
    const left = 70 - items.length;
    const made = await Promise.all(
      Array.from({ length: left + 20 }, () => lab.api.post(lab.rooms())),
    );
    const counts = [201, 429].map((code) => made.filter(({ status }) => status === code).length);
    expect(counts).toEqual([left, 20]);
    await lab.api.post(lab.rooms(`/${String(items[0]?.['id'])}/end`));
    expect((await lab.api.post(lab.rooms())).status).toBe(201);
  });
});
