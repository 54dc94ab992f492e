import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { clipFolder, ffmpeg, H264, picture, tone } from './fixtures/clips.js';
import { expectSound } from './fixtures/expect-sound.js';
import { transcodeWhole } from './fixtures/transcode-whole.js';
import {
  type ChunkTask,
  PROBE_LIMITS,
  planRenditions,
  TRANSCODE_SETTINGS,
  type Transcoder,
} from './index.js';

const never = () => new AbortController().signal;

/** What every driver must do. Each driver's spec calls this with a way to make that driver. */
export function describeTranscoder(name: string, make: () => Transcoder): void {
  describe(`${name} keeps the contract of transcoders`, () => {
    let transcoder: Transcoder;
    let folder: Awaited<ReturnType<typeof clipFolder>>;
    let file: string;

    beforeAll(async () => {
      transcoder = make();
      await transcoder.open();
      folder = await clipFolder();
      file = path.join(folder.path, 'clip.mp4');
      const sound = ['-c:a', 'aac', '-ac', '2', '-shortest'];
      await ffmpeg(...picture('640x360', 25, 6), ...tone(6), ...H264, '-g', '50', ...sound, file);
    });
    afterAll(() => folder[Symbol.asyncDispose]());

    const chunk = async (): Promise<ChunkTask> => {
      const report = await transcoder.probe(file, PROBE_LIMITS, never());
      const { treatment, video } = planRenditions(report, TRANSCODE_SETTINGS);
      const span = { startMs: 2000, endMs: 6000 };
      const inside = await mkdtemp(path.join(folder.path, 'out-'));
      return {
        file,
        ...span,
        treatment: treatment!,
        renditions: video,
        folder: inside,
        preset: 'fast',
      };
    };

    it('names itself', () => {
      expect(transcoder.name).toMatch(/^[a-z][a-z0-9-]*$/);
    });

    it('tells what a file is', async () => {
      const report = await transcoder.probe(file, PROBE_LIMITS, never());
      expect(report).toMatchObject({ container: 'mp4', durationMs: 6000, subtitles: [] });
      expect(report.video).toMatchObject({
        codec: 'h264',
        width: 640,
        height: 360,
        averageFrameRate: [25, 1],
        hasVariableRate: false,
        keyframes: { count: 3, maxDistanceMs: 2000, areClosed: true },
      });
      expect(report.audio).toEqual([expect.objectContaining({ codec: 'aac', channels: 2 })]);
      expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    });

    it('makes whole streams out of chunks, each frame once', async () => {
      await using out = await clipFolder();
      const whole = await transcodeWhole(transcoder, file, out.path, { chunkMs: 4000 });
      await expectSound(whole);
      for (const { fragments, timescale, codecs } of whole.video) {
        expect(fragments.map(({ samples }) => samples)).toEqual([50, 50, 50]);
        expect(timescale).toBe(90_000);
        expect(codecs).toMatch(/^avc1\.6400[0-9a-f]{2}$/);
      }
    });

    it('tells how far it is, and leaves only what it names', async () => {
      const task = await chunk();
      const told: number[] = [];
      const { files } = await transcoder.runChunk(task, (ms) => told.push(ms), never());
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(told.every((ms) => ms > 0 && ms <= 4000)).toBe(true);
      const named = files.flatMap(({ initFile, file: own }) => [initFile, own]);
      const left = (await readdir(task.folder)).map((entry) => path.join(task.folder, entry));
      expect(left.toSorted()).toEqual(named.toSorted());
      for (const output of files) {
        expect((await readFile(output.file)).length).toBe(output.bytes);
        expect(output.startTicks).toBe(180_000);
      }
    });

    it('gives the same when it is asked again', async () => {
      const task = await chunk();
      const run = async () => {
        const { files } = await transcoder.runChunk(task, () => undefined, never());
        return Promise.all(files.map((output) => readFile(output.file)));
      };
      expect(await run()).toEqual(await run());
    });

    it('stops on the signal and leaves nothing', async () => {
      const task = await chunk();
      const controller = new AbortController();
      const running = transcoder.runChunk(task, () => undefined, controller.signal);
      controller.abort();
      await expect(running).rejects.toMatchObject({ name: 'TranscodeFailed', kind: 'aborted' });
      expect(await readdir(task.folder)).toEqual([]);
    });

    it('packs the picture of a source as it is', async () => {
      await using out = await clipFolder();
      const task = { file, streamIndex: 0, durationMs: 6000, folder: out.path };
      const { files } = await transcoder.runCopy(task, () => undefined, never());
      expect(files).toEqual([expect.objectContaining({ rendition: 'source', startTicks: 0 })]);
      const ticks = files[0]?.fragments.map(({ durationTicks }) => durationTicks);
      expect(ticks).toEqual([180_000, 180_000, 180_000]);
    });

    it('makes the pictures that are wanted', async () => {
      await using out = await clipFolder();
      const size = { width: 640, height: 360, durationMs: 6000 };
      const task = { file, ...size, treatment: null, posterMs: 99_000, folder: out.path };
      const wanted = ['poster', 'storyboard', 'preview'] as const;
      const images = await transcoder.makeImages({ ...task, wanted }, never());
      expect(images.storyboard).toMatchObject({
        tileWidth: 160,
        tileHeight: 90,
        count: 3,
        rows: 1,
      });
      const kinds = [images.poster, images.storyboard?.file, images.preview].map(kindOf);
      expect(await Promise.all(kinds)).toEqual(['jpeg', 'jpeg', 'webp']);
      expect(await transcoder.makeImages({ ...task, wanted: [] }, never())).toEqual({
        poster: null,
        storyboard: null,
        preview: null,
      });
    });
  });
}

async function kindOf(file: string | null | undefined): Promise<string> {
  const bytes = await readFile(file ?? '');
  if (bytes.readUInt16BE(0) === 0xffd8) return 'jpeg';
  return bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : 'unknown';
}
