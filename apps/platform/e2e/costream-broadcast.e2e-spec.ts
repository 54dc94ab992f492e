import { eventually } from '@skydeck/testing';
import { AUTOPLAY } from '@skydeck/testing/browser';
import { BroadcastSweeper } from '../src/costream/broadcasts/broadcast.sweeper.js';
import { MediaNeighbour } from './rooms/media-neighbour.js';
import { MediaRoomsHarness, SOON } from './rooms/media-rooms-harness.js';
import { PushTarget } from './rooms/push-target.js';

const SMALL = {
  COSTREAM_BROADCAST_HEIGHT: '360',
  COSTREAM_BROADCAST_KBPS: '500',
  COSTREAM_BROADCAST_FPS: '15',
  COSTREAM_BROADCAST_ALLOW_CIDRS: '127.0.0.1/32',
};

describe('broadcasts of rooms', () => {
  let rooms: MediaRoomsHarness;
  let media: MediaNeighbour;
  let target: PushTarget;
  let room: string;
  let id: string;

  beforeAll(async () => {
    const settings = { ...SMALL, ...(await MediaNeighbour.settings()) };
    rooms = await MediaRoomsHarness.start('25200-25399', settings, AUTOPLAY);
    [media, target] = await Promise.all([
      MediaNeighbour.start(rooms.api.installation),
      PushTarget.start(),
    ]);
    room = String((await rooms.made('rooms'))['id']);
  }, 60_000);
  afterAll(async () => {
    await target?.[Symbol.asyncDispose]();
    await rooms?.close();
    await media?.close();
  }, 30_000);

  const start = (body: object) => rooms.api.post(`/costream/rooms/${room}/broadcasts`, body);
  const end = () => rooms.api.call('DELETE', `/costream/broadcasts/${id}`);
  const becomes = (facts: object) =>
    eventually(async () => {
      const seen = await rooms.seen(`broadcasts/${id}`);
      expect(seen).toMatchObject(facts);
      return seen;
    }, SOON);
  const arrives = async (more: number) => {
    const before = target.received;
    await eventually(() => target.received > before + more, SOON);
  };

  it.each([
    'rtmp://10.0.0.1/live',
    'rtmp://169.254.169.254/live',
    'rtmp://[::1]/live',
    'rtmps://localhost/live',
    'rtmp://0x7f.1.1.1/live',
    'http://example.com/live',
    'rtmp://user:word@example.com/live',
  ])('422: refuses to send to %s', async (url) => {
    const refused = await start({ targets: [{ url, stream_key: 'k' }] });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused)).toContain('body.targets.0.url');
  });

  it('one of 50 starts at once begins, and is sent to a target with its key sealed', async () => {
    const ada = await rooms.joined(room, 'ada', 'speaker');
    await ada.publish(['camera', 'microphone'], { simulcast: true });
    const targets = [{ url: target.url, stream_key: 'secret-of-target' }];
    const wanted = { layout: 'grid', targets };
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(wanted)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(JSON.stringify(answers)).not.toContain('secret-of-target');
    id = String(made[0]?.data['id']);
    await becomes({ status: 'live', targets: [{ status: 'live', error: null }] });
    await eventually(() => {
      const kinds = new Set(target.kinds());
      return ['video keyframe', 'audio frame'].every((kind) => kinds.has(kind));
    }, SOON);
    await eventually(async () => (await target.brightness()).left > 8, SOON);
  }, 90_000);

  it('plays as HLS in a browser', async () => {
    const { playback_url: url } = await rooms.seen(`broadcasts/${id}`);
    const page = await rooms.browser.newPage();
    await eventually(async () => (await fetch(String(url))).status === 200, SOON);
    await page.goto(String(url).replace('master.m3u8', 'player'));
    const state = () =>
      page.evaluate<number[]>(
        "[...document.querySelectorAll('video')].flatMap((v) => [v.videoWidth, v.currentTime])",
      );
    await eventually(async () => {
      const [width = 0, seconds = 0] = await state();
      return width === 640 && seconds > 0.5;
    }, SOON);
    await page.close();
  }, 60_000);

  it('shows who comes beside the others, and goes on when they leave', async () => {
    const connections = target.connections;
    const bob = await rooms.joined(room, 'bob', 'speaker');
    await bob.publish(['camera']);
    await eventually(async () => {
      const { left, right } = await target.brightness();
      expect([left > 8, right > 8, left, right]).toEqual([true, true, left, right]);
    }, SOON);
    await bob.leave();
    await arrives(30);
    expect(target.connections).toBe(connections);
  }, 60_000);

  it('comes back to a target that hung up', async () => {
    const connections = target.connections;
    target.hangUp();
    await eventually(() => target.connections > connections && target.received > 20, SOON);
    expect(target.kinds().slice(0, 2).toSorted()).toEqual(['audio config', 'video config']);
    await becomes({ status: 'live', targets: [{ status: 'live' }] });
  }, 60_000);

  it('is made by another process when its own is gone', async () => {
    const { installation } = rooms.api;
    await installation.stopPlatform();
    const connections = target.connections;
    const schema = String(installation.environment['PLATFORM_SCHEMA']);
    await installation.query(
      `update "${schema}".room_broadcast set seen_at = now() - interval '1 hour'`,
    );
    await installation.startPlatform();
    await installation.platform?.app.get(BroadcastSweeper, { strict: false }).sweep();
    await eventually(() => target.connections > connections && target.received > 20, SOON);
    await becomes({ status: 'live' });
  }, 60_000);

  it('ends when it is told to, once', async () => {
    expect((await end()).data).toMatchObject({ status: 'ended' });
    expect((await end()).data).toMatchObject({ status: 'ended' });
    const received = target.received;
    await eventually(async () => {
      const { installation } = rooms.api;
      const schema = String(installation.environment['PLATFORM_SCHEMA']);
      const types = await installation.rows<{ type: string }>(
        `select type from "${schema}".event where subject = '${id}' order by position`,
      );
      expect(types.map(({ type }) => type)).toEqual(['broadcast.live', 'broadcast.ended']);
    }, SOON);
    expect(target.received).toBe(received);
  }, 30_000);

  it('fails where nobody takes it', async () => {
    target.isTaking = false;
    const made = await start({
      hls: false,
      layout: 'single',
      identity: 'ada',
      targets: [{ url: target.url, stream_key: 'wrong' }],
    });
    id = String(made.data['id']);
    const waiting = { status: 'waiting', error: 'NetStream.Publish.BadName' };
    await becomes({ status: 'starting', targets: [waiting] });
    await rooms.api.post(`/costream/rooms/${room}/end`, {});
    await becomes({ status: 'ended' });
  }, 30_000);
});
