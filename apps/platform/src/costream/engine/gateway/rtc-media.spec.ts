import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { startBrowser } from '@skydeck/testing/browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { readMjr } from '../../recordings/compose/read-mjr.js';
import { openClient, type PageClient } from '../fixtures/browser-client.js';
import { HOST, SPEAKER, VIEWER } from '../fixtures/memory-keeper.js';
import { type Rig, startRig } from '../fixtures/rig.js';

const SOON = { timeoutMs: 25_000, everyMs: 100 };
const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const QUIET_MS = 600;

/** What a call sends depends on how fast the machine is: the rest of the disk is taken by others. */
async function fill(folder: string): Promise<void> {
  const page = Buffer.alloc(4096, 1);
  await eventually(
    async () => {
      const isRefused = await appendFile(join(folder, 'others'), page).then(
        () => false,
        () => true,
      );
      return isRefused && (await statfs(folder)).bavail === 0;
    },
    { ...SOON, everyMs: 1 },
  );
}

describe('media of rooms', () => {
  let rig: Rig;
  let browser: Browser;
  let context: BrowserContext;
  let roomId: string;
  let ada: PageClient;
  let bob: PageClient;

  const client = async (): Promise<PageClient> => openClient(await context.newPage(), rig.pageUrl);
  const frames = async (): Promise<number> => (await bob.received()).frames;
  const grows = async (): Promise<void> => {
    const before = await frames();
    await eventually(async () => (await frames()) > before + 3, SOON);
  };
  const isStill = async (): Promise<boolean> => {
    const before = await frames();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    return (await frames()) === before;
  };
  const camera = async () => {
    const { tracks } = (await rig.engine.participants(roomId)).find((one) => {
      return one.identity === 'ada';
    }) ?? { tracks: [] };
    const track = tracks.find(({ source }) => source === 'camera');
    if (!track) throw new Error('ada publishes no camera');
    return track;
  };

  beforeAll(async () => {
    rig = await startRig('24000-24199');
    browser = await startBrowser(...FAKE_DEVICES);
  });

  beforeEach(async () => {
    context = await browser.newContext();
    roomId = rig.keeper.room({ maxPublishers: 4 }).id;
    [ada, bob] = await Promise.all([client(), client()]);
    await ada.join(rig.url, rig.keeper.token(roomId, 'ada', SPEAKER));
    await ada.publish(['camera', 'microphone'], { simulcast: true });
    await eventually(async () => (await camera()).muted === 'no', SOON);
    const joined = await bob.join(rig.url, rig.keeper.token(roomId, 'bob', HOST));
    await bob.subscribe((joined.participants[0]?.tracks ?? []).map(({ id }) => id));
    await grows();
  }, 60_000);

  afterEach(async () => {
    await rig.engine.closeRoom(roomId, 'room_ended');
    await context.close();
  });

  afterAll(async () => {
    await browser?.close();
    await rig?.close();
  });

  it('reach others, who choose how big a picture they want, or none', async () => {
    await eventually(async () => (await bob.received()).audioBytes > 1_000, SOON);
    expect(await camera()).toMatchObject({ codec: 'vp8', simulcast: true, kind: 'video' });
    const { id } = await camera();
    const quality = async (wanted: string) =>
      bob.request({ type: 'quality', track_id: id, quality: wanted });
    await quality('low');
    await eventually(async () => (await bob.received()).width <= 160, SOON);
    await quality('off');
    await eventually(isStill, SOON);
    await quality('low');
    await grows();
    await bob.request({ type: 'unsubscribe', track_ids: [id] });
    await eventually(isStill, SOON);
    await bob.subscribe([id]);
    await grows();
  }, 90_000);

  it('are silenced by a moderator, whatever the publisher does about it', async () => {
    const asked = performance.now();
    const mute = { type: 'moderate', action: 'mute', identity: 'ada', source: 'camera' };
    await bob.request({ ...mute, muted: true });
    expect(performance.now() - asked).toBeLessThan(5_000);
    await eventually(isStill, SOON);
    const { id, muted } = await camera();
    expect(muted).toBe('moderator');
    await expect(ada.request({ type: 'mute', track_id: id, muted: false })).rejects.toThrow(
      'muted_by_moderator',
    );
    await ada.publish([]);
    expect(await isStill()).toBe(true);
    await ada.forgetPeers();
    await ada.publish(['camera']);
    const anew = await eventually(async () => {
      const track = await camera();
      return track.id === id ? false : track;
    }, SOON);
    expect(anew.muted).toBe('moderator');
    await bob.subscribe([anew.id]);
    await eventually(isStill, SOON);
    await bob.request({ ...mute, muted: false });
    await grows();
  }, 90_000);

  it('stay silenced when their publisher leaves and comes back', async () => {
    const mute = { type: 'moderate', action: 'mute', identity: 'ada', source: 'camera' };
    await bob.request({ ...mute, muted: true });
    const before = await camera();
    await ada.request({ type: 'leave' });
    const back = await client();
    await back.join(rig.url, rig.keeper.token(roomId, 'ada', SPEAKER));
    await back.publish(['camera', 'microphone']);
    const anew = await eventually(async () => {
      const track = await camera();
      return track.id === before.id ? false : track;
    }, SOON);
    expect(anew.muted).toBe('moderator');
    await eventually(async () => {
      const [told] = await back.notices('track_updated');
      return (told?.['track'] as { id?: string } | undefined)?.id === anew.id;
    }, SOON);
    await bob.subscribe([anew.id]);
    await eventually(isStill, SOON);
    await bob.request({ ...mute, muted: false });
    await grows();
  }, 90_000);

  it('end for whoever may not publish any more, and cannot be sent anew', async () => {
    const permissions = { ...SPEAKER, publish: ['microphone'] as const };
    await rig.engine.setPermissions(roomId, 'ada', permissions);
    await eventually(isStill, SOON);
    await eventually(async () => (await bob.notices('track_unpublished')).length === 1, SOON);
    expect((await ada.notices('permissions'))[0]).toMatchObject({ permissions });
    await ada.forgetPeers();
    await expect(ada.publish(['camera'])).rejects.toThrow('not_permitted');
    await rig.engine.setPermissions(roomId, 'bob', { ...VIEWER, subscribe: false });
    await expect(bob.subscribe(['trk_any'])).rejects.toThrow('not_permitted');
  }, 90_000);

  it('come back after the engine was killed: stays and chat live on', async () => {
    const before = await rig.engine.participants(roomId);
    const killed = rig.server.link?.pid ?? 0;
    const at = performance.now();
    process.kill(killed, 'SIGKILL');
    await eventually(() => rig.server.link !== undefined && rig.server.link.pid !== killed, SOON);
    const backMs = performance.now() - at;
    await eventually(async () => (await bob.notices('media_reset')).length === 1, SOON);
    await bob.request({ type: 'chat', text: 'still here' });
    await Promise.all([ada.forgetPeers(), bob.forgetPeers()]);
    await ada.publish(['camera']);
    const track = await eventually(camera, SOON);
    await bob.subscribe([track.id]);
    await grows();
    const after = await rig.engine.participants(roomId);
    expect(after.map(({ sessionId }) => sessionId)).toEqual(before.map((one) => one.sessionId));
    expect(rig.server.restarts).toBe(1);
    expect(backMs).toBeLessThan(10_000);
  }, 90_000);

  it('go on when there is no room for what is captured, and what was captured can be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'capture-'));
    await runCommand('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]);
    try {
      const captured = async () =>
        Promise.all(
          (await readdir(folder))
            .filter((file) => file.endsWith('.mjr'))
            .map(async (file) => readMjr(join(folder, file), 1_500)),
        );
      await rig.taps.startCapture(roomId, folder);
      await eventually(async () => {
        const tracks = await captured();
        return tracks.length === 2 && tracks.every(({ packets }) => packets > 20);
      }, SOON);
      await fill(folder);
      await grows();
      await grows();
      await rig.taps.stopCapture(roomId);
      const tracks = await captured();
      expect(tracks.map(({ kind }) => kind).toSorted()).toEqual(['audio', 'video']);
      for (const { packets } of tracks) expect(packets).toBeGreaterThan(20);
      await grows();
    } finally {
      await runCommand('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    }
  }, 90_000);

  it('are captured to files and copied to ports, and key pictures come when asked for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'capture-'));
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    try {
      const track = await camera();
      await rig.taps.startCapture(roomId, folder);
      let packets = 0;
      socket.on('message', () => (packets += 1));
      const { port } = socket.address();
      const { forwardId, forwarded } = await rig.taps.forward(roomId, track.id, { port });
      expect(forwarded).toMatchObject({ identity: 'ada', port, payloadType: 96 });
      await eventually(
        async () => {
          await rig.taps.requestKeyframe(roomId, track.id);
          return packets > 20;
        },
        { ...SOON, everyMs: 1_000 },
      );
      await rig.taps.stopForward(roomId, forwardId);
      await eventually(async () => {
        const files = await readdir(folder);
        const sizes = await Promise.all(files.map(async (file) => stat(join(folder, file))));
        return files.length === 2 && sizes.every(({ size }) => size > 2_000);
      }, SOON);
      await rig.taps.stopCapture(roomId);
      const picture = (await readdir(folder)).find((file) => file.includes('-video-')) ?? '';
      const [header = ''] = (await readFile(join(folder, picture), 'latin1')).split('MEET');
      expect(header).toContain(`"d": "${track.id}"`);
      const [{ sessionId } = { sessionId: '' }] = await rig.engine.participants(roomId);
      for (const file of await readdir(folder)) {
        expect(file).toMatch(
          new RegExp(`^videoroom-${roomId}-user-${sessionId}-\\d+-(audio|video)-\\d\\.mjr$`),
        );
      }
    } finally {
      socket.close();
      await rm(folder, { recursive: true, force: true });
    }
  }, 90_000);
});
