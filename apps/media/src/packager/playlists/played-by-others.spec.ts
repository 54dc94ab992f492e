import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFile, MP4BoxBuffer } from 'mp4box';
import {
  clipFolder,
  ffmpeg,
  ffprobe,
  H264,
  picture,
  tone,
} from '../../transcoder/fixtures/clips.js';
import { transcodeWhole, type WholeRendition } from '../../transcoder/fixtures/transcode-whole.js';
import { createTranscoder } from '../../transcoder/index.js';
import { bandwidthOf, masterPlaylist, mediaPlaylist } from '../index.js';

/** Writes the playlist of a rendition beside its file, whose head is its init segment. */
async function publish({ name, file, fragments, timescale }: WholeRendition): Promise<void> {
  const bytes = await readFile(file);
  const headBytes = bytes.length - fragments.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  await writeFile(path.join(path.dirname(file), `${name}.init.mp4`), bytes.subarray(0, headBytes));
  const segments = fragments.map(({ offsetBytes, sizeBytes, durationTicks }) => ({
    uri: `${name}.m4s`,
    range: { offsetBytes, sizeBytes },
    durationTicks,
  }));
  await writeFile(path.join(path.dirname(file), `${name}.m4s`), bytes.subarray(headBytes));
  const text = mediaPlaylist({
    timescale,
    initUri: `${name}.init.mp4`,
    segments,
    isComplete: true,
  });
  await writeFile(path.join(path.dirname(file), `${name}.m3u8`), text);
}

describe('what is published', () => {
  it('is read by FFmpeg from its playlists, and by mp4box from its boxes', async () => {
    await using folder = await clipFolder();
    const source = path.join(folder.path, 'clip.mp4');
    const sound = ['-c:a', 'aac', '-shortest'];
    await ffmpeg(...picture('640x360', 25, 6), ...tone(6), ...H264, ...sound, source);
    const made = await transcodeWhole(createTranscoder('ffmpeg'), source, folder.path);
    const { video, audio, plan } = made;
    for (const rendition of [...video, ...audio]) await publish(rendition);
    const master = masterPlaylist({
      video: video.map(({ name, codecs, fragments, timescale }, at) => ({
        uri: `${name}.m3u8`,
        codecs,
        width: plan.video[at]?.width ?? 0,
        height: plan.video[at]?.height ?? 0,
        framesPerSecond: 25,
        ...bandwidthOf(fragments, timescale),
      })),
      audio: audio.map(({ name, codecs, fragments, timescale }) => ({
        uri: `${name}.m3u8`,
        codecs,
        label: 'Track 1',
        language: null,
        channels: 1,
        isDefault: true,
        ...bandwidthOf(fragments, timescale),
      })),
      subtitles: [],
    });
    const playlist = path.join(folder.path, 'master.m3u8');
    await writeFile(playlist, master);
    const all = ['-allowed_extensions', 'ALL', '-count_frames'];
    const shown = ['-show_entries', 'stream=codec_name,nb_read_frames'];
    const streams = (await ffprobe(...all, ...shown, playlist)).map((row) => row.slice(0, 2));
    expect(streams.filter(([codec]) => codec === 'h264').map(([, count]) => count)).toEqual(
      expect.arrayContaining(['150', '150']),
    );
    expect(streams.some(([codec]) => codec === 'aac')).toBe(true);
    for (const rendition of [...video, ...audio]) await expectSameAsMp4box(rendition);
  });
});

/** Another reader of boxes comes to the same codecs and the same fragments. */
async function expectSameAsMp4box({ file, codecs, timescale, fragments }: WholeRendition) {
  const bytes = await readFile(file);
  const buffer = MP4BoxBuffer.fromArrayBuffer(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    0,
  );
  const reader = createFile();
  reader.appendBuffer(buffer, true);
  reader.flush();
  const [track] = reader.getInfo().tracks;
  expect(track).toMatchObject({ codec: codecs, timescale });
  const samples = reader.getTrackSamplesInfo(track?.id ?? 0);
  expect(samples).toHaveLength(fragments.reduce((sum, fragment) => sum + fragment.samples, 0));
  const last = fragments.at(-1);
  const end = (last?.startTicks ?? 0) + (last?.durationTicks ?? 0);
  const lastSample = samples.at(-1);
  expect((lastSample?.dts ?? 0) + (lastSample?.duration ?? 0)).toBe(end);
}
