import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clipFolder, ffprobe } from '../../transcoder/fixtures/clips.js';
import { EngineUnderTest } from './fixtures/engine-under-test.js';
import { objectBytes } from './fixtures/object-bytes.js';
import { publish } from './fixtures/publish.js';
import type { RecordedRendition } from './live-recording.js';

describe('a live stream', () => {
  it('is played in parts while it comes, and is a recording afterwards', async () => {
    await using live = await EngineUnderTest.start();
    const publisher = publish(live.port, 'key-of-one', { size: '854x480', seconds: 6 });
    await live.told('active source 360p audio-0');
    expect(live.engine.facts('one')).toMatchObject({
      status: 'active',
      width: 854,
      height: 480,
      isPassedThrough: true,
      renditions: ['source', '360p', 'audio-0'],
    });
    const early = await live.playlist('one', '360p', 1, 1);
    expect(early).toMatch(/#EXT-X-PART:.*\n#EXT-X-PRELOAD-HINT:TYPE=PART,URI="360p\/p\d+\.m4s"/);
    // The part that is announced is waited for.
    const [, hinted = ''] = /HINT:TYPE=PART,URI="360p\/(p\d+\.m4s)"/.exec(early) ?? [];
    const part = await live.engine.file('one', '360p', hinted);
    expect(part?.bytes.toString('latin1', 4, 8)).toBe('moof');
    expect(await publisher.ended).toMatchObject({ code: 0 });
    await live.told('disconnected publisher_gone');
    await live.engine.stop('one', 'stopped');
    expect(live.gatekeeper.told).toEqual([
      'connected',
      'active source 360p audio-0',
      'disconnected publisher_gone',
      'ended stopped',
    ]);
    expect(await live.playlist('one', '360p')).toMatch(/#EXT-X-ENDLIST\n$/);

    const { recording } = live.gatekeeper;
    expect(recording).toMatchObject({ lostSegments: 0, parts: [{}] });
    const [whole] = recording?.parts ?? [];
    expect(whole?.durationMs).toBeGreaterThan(5_800);
    const [source, small, sound] = whole?.renditions ?? [];
    expect(await framesOf(live, source)).toBe(180);
    expect(await framesOf(live, small)).toBe(180);
    expect(await framesOf(live, sound)).toBeGreaterThan(275);
    expect(source?.segments.map(({ durationTicks }) => durationTicks)).toEqual(
      small?.segments.map(({ durationTicks }) => durationTicks),
    );
    expect(await live.engine.recover('one', recording?.sessionId ?? '')).toEqual(recording);
    expect(await live.engine.recover('one', 'lss_none')).toBeNull();
  }, 40_000);
});

/** Frames that FFmpeg decodes of what was kept, which must be without a fault. */
async function framesOf(
  live: EngineUnderTest,
  rendition: RecordedRendition | undefined,
): Promise<number> {
  await using folder = await clipFolder();
  const file = path.join(folder.path, 'kept.mp4');
  const keys = [
    rendition?.initKey ?? '',
    ...(rendition?.segments ?? []).map((one) => one.objectKey),
  ];
  const bytes = await Promise.all(keys.map((key) => objectBytes(live.store, key)));
  await writeFile(file, Buffer.concat(bytes));
  const [row] = await ffprobe('-count_frames', '-show_entries', 'stream=nb_read_frames', file);
  return Number(row?.[0]);
}
