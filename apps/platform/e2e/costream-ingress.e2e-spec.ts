import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { RtmpClient } from '@skydeck/rtmp/testing';
import { eventually } from '@skydeck/testing';
import { MediaRoomsHarness, SOON } from './rooms/media-rooms-harness.js';

const publishers = new Set<ChildProcess>();

/** Publishes a test picture and a tone in real time, as OBS does. */
function publish(address: string, ...encoding: readonly string[]): ChildProcess {
  const picture = '-re -f lavfi -i testsrc=s=640x360:r=25 -re -f lavfi -i sine=440:r=48000';
  const encoded = '-c:v libx264 -preset ultrafast -g 25 -pix_fmt yuv420p -c:a aac -b:a 96k -t 120';
  const args = `-nostdin -v error ${picture} ${encoded}`.split(' ');
  const child = spawn('ffmpeg', [...args, ...encoding, '-f', 'flv', address]);
  publishers.add(child);
  child.once('exit', () => publishers.delete(child));
  return child;
}

/** A publisher over WHIP, with the fake camera and microphone. */
const WHIP = `async ([url, key]) => {
  const media = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 640, height: 360 } });
  const pc = globalThis.pc = new RTCPeerConnection();
  for (const track of media.getTracks()) pc.addTransceiver(track, { direction: 'sendonly' });
  await pc.setLocalDescription(await pc.createOffer());
  const gathered = pc.iceGatheringState === 'complete' ? null : new Promise((resolve) => {
    pc.onicegatheringstatechange = () => pc.iceGatheringState === 'complete' && resolve();
  });
  await gathered;
  const headers = { 'content-type': 'application/sdp', authorization: 'Bearer ' + key };
  const answer = await fetch(url, { method: 'POST', headers, body: pc.localDescription.sdp });
  const text = await answer.text();
  if (answer.status === 201) await pc.setRemoteDescription({ type: 'answer', sdp: text });
  return { status: answer.status, location: answer.headers.get('location'), etag: answer.headers.get('etag'), text };
}`;

describe('what programs send into rooms', () => {
  let rooms: MediaRoomsHarness;
  let room: string;

  beforeAll(async () => {
    rooms = await MediaRoomsHarness.start('25000-25199');
  }, 60_000);
  afterEach(async () => {
    for (const child of publishers) child.kill('SIGKILL');
    await Promise.all([...publishers].map((child) => once(child, 'exit')));
  });
  afterAll(() => rooms?.close(), 30_000);

  const ingress = async (kind: 'rtmp' | 'whip', identity: string) => {
    const made = await rooms.made('ingresses', { room, kind, identity, name: 'Stage' });
    const [id, url, key] = [String(made['id']), String(made['url']), String(made['stream_key'])];
    return { id, url, key, path: `ingresses/${id}` };
  };
  const becomes = (path: string, status: string) =>
    eventually(async () => {
      const seen = await rooms.seen(path);
      expect(seen).toMatchObject({ status });
      return seen;
    }, SOON);

  it('is seen and heard over RTMP, copied, and comes back after a cut', async () => {
    room = String((await rooms.made('rooms'))['id']);
    const { url, key, path } = await ingress('rtmp', 'stage');
    const viewer = await rooms.joined(room, 'ada', 'viewer');
    const first = publish(`${url}/${key}`, '-tune', 'zerolatency');
    await becomes(path, 'publishing');
    await rooms.watches(viewer, room, 'stage');
    await rooms.receives(viewer, 20);
    expect((await viewer.received()).width).toBe(640);

    const port = Number(new URL(url).port);
    await using second = await RtmpClient.publish(port, key);
    expect(second.told.at(-1)).toMatch(/has a publisher already/);
    await using stranger = await RtmpClient.publish(port, 'wrong');
    expect(stranger.told.at(-1)).toMatch(/There is no stream/);

    first.kill('SIGKILL');
    await becomes(path, 'inactive');
    // With pictures that are sent before those that they are made of.
    publish(`${url}/${key}`, '-bf', '2');
    await becomes(path, 'publishing');
    await rooms.watches(viewer, room, 'stage');
    await rooms.receives(viewer, 10);
  }, 120_000);

  it('comes back by itself when the media server is killed', async () => {
    const { url, key, path } = await ingress('rtmp', 'hardy');
    publish(`${url}/${key}`, '-tune', 'zerolatency');
    await becomes(path, 'publishing');
    const tracks = async () => {
      const { tracks: found = [] } = await rooms.seen(`rooms/${room}/participants/hardy`);
      return (found as { id: string }[]).map(({ id }) => id);
    };
    const before = await eventually(async () => (await tracks()).length === 2 && tracks(), SOON);
    process.kill(await rooms.mediaServer(), 'SIGKILL');
    await eventually(async () => {
      const now = await tracks();
      return now.length === 2 && !before.includes(now[0] ?? '');
    }, SOON);
    const viewer = await rooms.joined(room, 'cem', 'viewer');
    await rooms.watches(viewer, room, 'hardy');
    await rooms.receives(viewer, 10);
    await becomes(path, 'publishing');
  }, 90_000);

  it('is put right when the process that had it is gone', async () => {
    const { id, path } = await ingress('rtmp', 'lost');
    const { installation } = rooms.api;
    const schema = String(installation.environment['PLATFORM_SCHEMA']);
    await installation.query(`update "${schema}".room_ingress set status = 'publishing',
      connection_id = 'igc_gone', seen_at = now() - interval '1 minute' where id = '${id}'`);
    expect(await becomes(path, 'inactive')).toMatchObject({ last_error: 'node_lost' });
    const types = await installation.rows<{ type: string }>(
      `select type from "${schema}".event where subject = '${id}' order by position`,
    );
    expect(types.map(({ type }) => type)).toEqual(['ingress.created', 'ingress.disconnected']);
  }, 60_000);

  it('is put out by another key, and not let in with the old one', async () => {
    const { id, url, key, path } = await ingress('rtmp', 'reset');
    const child = publish(`${url}/${key}`, '-tune', 'zerolatency');
    await becomes(path, 'publishing');
    const reset = await rooms.api.post(`/costream/ingresses/${id}/reset-key`, {});
    expect(reset.data['stream_key']).not.toBe(key);
    if (child.exitCode === null) await once(child, 'exit');
    await becomes(path, 'inactive');
    await using again = await RtmpClient.publish(Number(new URL(url).port), key);
    expect(again.told.at(-1)).toMatch(/There is no stream/);
    expect(JSON.stringify(await rooms.seen(path))).not.toContain(String(reset.data['stream_key']));
  }, 60_000);

  it('is seen over WHIP until it is deleted, and refused without the key', async () => {
    const { id, key, path } = await ingress('whip', 'phone');
    const url = `${rooms.origin}/v1/costream/whip/${id}`;
    const page = await rooms.page();
    const whip = (with_: string): Promise<{ status: number; location: string; etag: string }> =>
      page.evaluate(`(${WHIP})(${JSON.stringify([url, with_])})`);
    expect(await whip('wrong')).toMatchObject({ status: 401 });
    const { status, location, etag } = await whip(key);
    expect({ status, etag }).toEqual({ status: 201, etag: expect.stringMatching(/^"/) });
    await becomes(path, 'publishing');
    const viewer = await rooms.joined(room, 'bob', 'viewer');
    await rooms.watches(viewer, room, 'phone');
    await rooms.receives(viewer);
    expect(await whip(key)).toMatchObject({ status: 409 });

    const session = new URL(location, rooms.origin);
    const headers = { authorization: `Bearer ${key}` };
    const fragment = { ...headers, 'content-type': 'application/trickle-ice-sdpfrag' };
    const trickle = async (more: Record<string, string>) => {
      const answer = await fetch(session, {
        method: 'PATCH',
        headers: { ...fragment, ...more },
        body: 'a=mid:0\r\na=end-of-candidates\r\n',
      });
      return answer.status;
    };
    expect(await trickle({ 'if-match': etag })).toBe(204);
    expect(await trickle({ 'if-match': '"other"' })).toBe(412);
    expect((await fetch(session, { method: 'DELETE', headers })).status).toBe(200);
    await becomes(path, 'inactive');
    expect((await fetch(session, { method: 'DELETE', headers })).status).toBe(404);
  }, 90_000);

  it('422: refuses an offer that is none, 415: and other bodies', async () => {
    const { id, key } = await ingress('whip', 'odd');
    const post = async (type: string, body: string) => {
      const headers = { 'content-type': type, authorization: `Bearer ${key}` };
      const url = `${rooms.origin}/v1/costream/whip/${id}`;
      return (await fetch(url, { method: 'POST', headers, body })).status;
    };
    expect(await post('application/sdp', 'hello')).toBe(422);
    expect(
      await post('application/sdp', `v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\n${'a=x\r\n'.repeat(2000)}`),
    ).toBe(422);
    expect(await post('text/plain', 'v=0')).toBe(415);
  });

  it('ends with its room, and its rows go', async () => {
    const { url, key, path } = await ingress('rtmp', 'last');
    const child = publish(`${url}/${key}`, '-tune', 'zerolatency');
    await becomes(path, 'publishing');
    await rooms.api.post(`/costream/rooms/${room}/end`, {});
    if (child.exitCode === null) await once(child, 'exit');
    await eventually(async () => {
      expect((await rooms.api.get(`/costream/${path}`)).status).toBe(404);
    }, SOON);
  }, 60_000);
});
