import path from 'node:path';
import { runCommand } from '@skydeck/exec';
import { clipFolder, ffmpeg, H264, picture } from '../../fixtures/clips.js';
import { transcodeWhole } from '../../fixtures/transcode-whole.js';
import { createTranscoder, FURTHER_CODECS } from '../../index.js';

const transcoder = createTranscoder('ffmpeg');
let folder: Awaited<ReturnType<typeof clipFolder>>;

beforeAll(async () => {
  await transcoder.open();
  folder = await clipFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Codec, mark and number of pictures that FFmpeg really decodes. */
async function decoded(file: string): Promise<string> {
  const shown = ['stream=codec_name,codec_tag_string,nb_read_frames', '-of', 'csv=p=0', file];
  const counting = ['-v', 'error', '-count_frames', '-show_entries'];
  const { stdout } = await runCommand('ffprobe', [...counting, ...shown]);
  return stdout.join('').trim();
}

const CASES = [
  // The last fragment is a little longer than two seconds.
  ['25', '4.2', [50, 55]],
  // Fragments have not all as many pictures.
  ['30000/1001', '4', [60, 60]],
] as const;

describe('codecs beside H.264', () => {
  it.each(CASES)(
    'are made in chunks with one header, every picture once: %s a second',
    async (rate, seconds, samples) => {
      await using out = await clipFolder();
      const file = path.join(folder.path, `${seconds}.mp4`);
      await ffmpeg(...picture('160x90', rate, Number(seconds)), ...H264, '-g', '48', file);
      const whole = await transcodeWhole(transcoder, file, out.path, { codecs: FURTHER_CODECS });
      const count = samples.reduce((sum, one) => sum + one, 0);
      expect(whole.further.map(({ name }) => name)).toEqual(['90p-hevc', '90p-vp9', '90p-av1']);
      const marks = ['hevc,hvc1', 'vp9,vp09', 'av1,av01'];
      for (const [at, { inits, fragments, file: made, timescale }] of whole.further.entries()) {
        expect([inits.size, timescale]).toEqual([1, 90_000]);
        expect(fragments[0]?.startTicks).toBe(0);
        expect(fragments.reduce((sum, one) => sum + one.samples, 0)).toBe(count);
        expect(await decoded(made)).toBe(`${marks[at]},${count}`);
      }
      const codecs = whole.further.map((one) => one.codecs);
      expect(codecs).toEqual([
        expect.stringMatching(/^hvc1\.1\.6\.L\d{2}\.[\dA-F.]+$/),
        expect.stringMatching(/^vp09\.00\.\d\d\.08$/),
        expect.stringMatching(/^av01\.0\.\d\dM\.08$/),
      ]);
    },
    60_000,
  );
});
