import { eventually } from '@skydeck/testing';
import type { ProtocolFrames } from '../../protocols/device-protocol.contract.js';
import type { DeviceProtocol } from '../../protocols/device-protocol.js';
import { bytesOf } from '../../protocols/fixtures/frames.js';
import { MemoryInlet } from '../fixtures/memory-inlet.js';
import { TrackerClient } from '../fixtures/tracker-client.js';
import { TRACKER_LIMITS } from './tracker-limits.js';
import { TrackerServer } from './tracker-server.js';

/** What every protocol must do over connections. */
export function describeTrackerServer(
  protocol: DeviceProtocol,
  { signIn, place, wanted }: ProtocolFrames,
  /** Whether a position is answered, and what is answered to a sign-in. */
  { accept, hasReceipt }: { accept: string; hasReceipt: boolean },
): void {
  describe(`${protocol.name}: connections`, () => {
    const [hello, frame] = [bytesOf(signIn), bytesOf(place)];
    const limits = { ...TRACKER_LIMITS, perAddress: 20 };
    let memory: MemoryInlet;
    let server: TrackerServer;
    let clients: TrackerClient[];

    const start = async (more: Partial<typeof limits> = {}) => {
      memory = new MemoryInlet();
      memory.add(wanted.externalId!);
      server = new TrackerServer(protocol, memory.inlet, { ...limits, ...more });
      await server.listen(0, '127.0.0.1');
      clients = [];
    };
    const client = async () => {
      const made = await TrackerClient.connect(server.port);
      clients.push(made);
      return made;
    };
    const reasons = async () =>
      (await memory.metrics.text())
        .split('\n')
        .filter((line) => line.startsWith('skydeck_device_connections_ended_total{'))
        .map((line) => /reason="(\w+)"/.exec(line)![1]);

    afterEach(async () => {
      for (const one of clients) one.close();
      await server.close();
    });

    it('keeps what its document shows, byte by byte as well, and answers as it says', async () => {
      await start();
      const tracker = await client();
      await tracker.sendSplit(Buffer.concat([hello, frame, frame]));
      await eventually(() => memory.ingest.kept.length === 2);
      expect(memory.ingest.kept[0]!.position).toMatchObject({ lat: wanted.lat, lon: wanted.lon });
      expect(memory.ingest.kept[0]!.device.externalId).toBe(wanted.externalId);
      await eventually(() => tracker.heard.startsWith(accept));
    });

    it('answers a position only when it is committed', async () => {
      await start();
      const { promise, resolve } = Promise.withResolvers<void>();
      memory.ingest.gate = promise;
      const tracker = await client();
      tracker.send(Buffer.concat([hello, frame]));
      await eventually(() => tracker.heard === accept);
      resolve();
      await eventually(() => memory.ingest.kept.length === 1);
      if (hasReceipt) await eventually(() => tracker.heard.length > accept.length);
    });

    it('answers nothing that could not be stored, so that it is sent again', async () => {
      await start();
      memory.ingest.isBroken = true;
      const tracker = await client();
      tracker.send(Buffer.concat([hello, frame]));
      await eventually(() => tracker.isClosed);
      expect(tracker.heard).toBe(accept);
      expect(await reasons()).toEqual(['failed']);
    });

    it('lets nobody in whom it does not know, nor a device that was deleted since', async () => {
      await start();
      const device = memory.book.all.get(wanted.externalId!)!;
      memory.book.all.clear();
      const stranger = await client();
      stranger.send(Buffer.concat([hello, frame]));
      await eventually(() => stranger.isClosed);
      expect(stranger.heard).not.toBe(accept);
      memory.book.all.set(wanted.externalId!, device);
      const tracker = await client();
      tracker.send(hello);
      await eventually(() => tracker.heard === accept);
      memory.book.all.clear();
      tracker.send(frame);
      await eventually(() => tracker.isClosed);
      expect(memory.ingest.kept).toEqual([]);
    });

    it('ends who only makes noise, huge lengths and endless bytes included', async () => {
      await start({ uselessBytes: 4096 });
      const noise = await client();
      noise.send(Buffer.alloc(64 * 1024, 0xaa));
      await eventually(() => noise.isClosed);
      const huge = await client();
      huge.send(hello);
      await eventually(() => huge.heard === accept);
      for (let times = 0; times < 40 && !huge.isClosed; times++) {
        huge.send(Buffer.from('7979ffff'.repeat(64), 'hex'));
        huge.send(Buffer.from(`00000000${'7fffffff'.repeat(63)}`, 'hex'));
      }
      await eventually(() => huge.isClosed);
      expect(memory.ingest.kept).toEqual([]);
    });

    it('ends who says nothing, or not who it is', async () => {
      await start({ signInMs: 20 });
      const silent = await client();
      await eventually(() => silent.isClosed);
      expect(await reasons()).toEqual(['not_signed_in']);
      await server.close();
      await start({ idleMs: 20 });
      const idle = await client();
      idle.send(hello);
      await eventually(() => idle.isClosed);
      expect(await reasons()).toEqual(['idle']);
    });

    it('bears so many connections, of one address too; a tracker has one', async () => {
      await start({ perAddress: 3 });
      const [first, second] = [await client(), await client()];
      first.send(hello);
      await eventually(() => first.heard === accept);
      second.send(hello);
      await eventually(() => first.isClosed);
      const more = await Promise.all(Array.from({ length: 5 }, () => client()));
      await eventually(() => more.filter(({ isClosed }) => isClosed).length === 3);
      expect(second.isClosed).toBe(false);
    });

    it('50 trackers at once: each is kept', async () => {
      await start({ perAddress: 100 });
      const names = Array.from({ length: 50 }, (_, index) => index);
      memory.book.speaking = async () => memory.add(`${memory.book.all.size}`);
      const trackers = await Promise.all(names.map(() => client()));
      for (const tracker of trackers) tracker.send(Buffer.concat([hello, frame]));
      await eventually(() => memory.ingest.kept.length === 50);
    });
  });
}
