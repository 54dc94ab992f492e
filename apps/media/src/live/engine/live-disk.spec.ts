import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '@skydeck/exec';
import { RtmpClient, flvClip } from '@skydeck/rtmp/testing';
import { EngineUnderTest } from './fixtures/engine-under-test.js';
import { objectBytes } from './fixtures/object-bytes.js';

let folder: string;

// A disk of 2 MiB. Mounting it takes root; without, this fails.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-full-live-'));
  await runCommand('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
});

afterAll(async () => {
  await runCommand('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
});

it('a full disk: the stream is played to its end, and what fitted is a recording', async () => {
  await using live = await EngineUnderTest.start({ extraRungs: 0, root: folder });
  await using client = await RtmpClient.publish(live.port, 'key-of-one');
  client.send(await flvClip({ seconds: 9, size: '640x360', bitrate: '6M' }));
  await live.told('active');
  client.socket.end();
  await live.told('disconnected');
  await live.engine.stop('one', 'stopped');
  const played = await live.playlist('one', 'source');
  expect(played.match(/^#EXTINF/gm)).toHaveLength(5);
  expect(played).toMatch(/ENDLIST\n$/);
  const { recording } = live.gatekeeper;
  expect(recording?.lostSegments).toBeGreaterThan(0);
  // What is named is there, whole.
  for (const { renditions } of recording?.parts ?? []) {
    for (const { initKey, initBytes, segments } of renditions) {
      expect(await objectBytes(live.store, initKey)).toHaveLength(initBytes);
      for (const { objectKey, sizeBytes } of segments) {
        expect(await objectBytes(live.store, objectKey)).toHaveLength(sizeBytes);
      }
    }
  }
}, 60_000);
