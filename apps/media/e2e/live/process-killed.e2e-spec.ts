import { connect } from 'node:net';
import { eventually, freePort, TestClock } from '@skydeck/testing';
import { stillRunning, WorkerProcess } from '../assets/worker-process.js';
import { LiveHarness } from './live-harness.js';

/** Beyond the lease, and the time that went by until it was killed. */
const LEASE_MS = 90_000;

let live: LiveHarness;
let victim: WorkerProcess;
const clock = new TestClock();

beforeAll(async () => {
  const port = String(await freePort());
  const url = `rtmp://127.0.0.1:${port}/live`;
  live = await LiveHarness.start(
    { MEDIA_LIVE: 'no', MEDIA_RTMP_PORT: port, MEDIA_RTMP_URL: url },
    { clock },
  );
  const { environment } = live.media.uploads;
  victim = WorkerProcess.start({ ...environment, MEDIA_LIVE: 'yes' });
  await eventually(() => answers(Number(port)), { timeoutMs: 20_000 });
}, 40_000);

afterAll(async () => {
  await victim.kill();
  await live.close();
});

/** Whether something listens. */
const answers = async (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

it('a process that is killed in a broadcast: what it stored is an asset all the same', async () => {
  const stream = await live.make();
  const publisher = live.publish(stream.publishUrl, 60);
  await live.until(stream.id, 'active');
  const stored = await eventually(
    async () => {
      const found = (await live.media.keys()).filter((key) => /\/source\/c\d+-/.test(key));
      return found.length > 1 ? found : false;
    },
    { timeoutMs: 20_000 },
  );
  const children = victim.descendants();
  expect(children.length).toBeGreaterThan(0);
  await victim.kill();
  await publisher.ended;
  await eventually(() => expect(stillRunning(children)).toEqual([]));
  clock.advance(LEASE_MS);
  await live.until(stream.id, 'idle');
  const [id = ''] = await live.recorded(stream.id);
  expect(await live.media.ended(id)).toMatchObject({ status: 'ready', playable: true });
  const segments = await live.media.segments(id);
  expect(segments.map(({ object_key: key }) => key)).toEqual(expect.arrayContaining(stored));
  const [session] = await live.sessions(stream.id);
  expect(session).toMatchObject({ end_reason: 'disconnected', asset_ids: [id] });
}, 90_000);
