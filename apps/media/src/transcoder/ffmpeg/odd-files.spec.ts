import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { words } from '@skydeck/ffmpeg-sandbox';
import { clipFolder, ffmpeg, H264, picture } from '../fixtures/clips.js';
import { expectSound } from '../fixtures/expect-sound.js';
import { transcodeWhole, type Whole } from '../fixtures/transcode-whole.js';
import { createTranscoder } from '../index.js';

const frames = ({ video: [top] }: Whole) => top?.fragments.map(({ samples }) => samples);

describe('files that are odd, and are made the best of', () => {
  const transcoder = createTranscoder('ffmpeg');

  const wholeOf = async (make: (folder: string) => Promise<string>): Promise<Whole> => {
    await using folder = await clipFolder();
    const whole = await transcodeWhole(transcoder, await make(folder.path), folder.path);
    await expectSound(whole);
    return whole;
  };

  it('has as many pictures as ever where the middle is damaged', async () => {
    const whole = await wholeOf(async (folder) => {
      const file = path.join(folder, 'damaged.mp4');
      await ffmpeg(...picture('320x180', 25, 6), ...H264, '-g', '25', file);
      const bytes = await readFile(file);
      const middle = Math.floor(bytes.length / 2);
      bytes.fill(0x55, middle - 40_000, middle + 40_000);
      await writeFile(file, bytes);
      return file;
    });
    expect(frames(whole)).toEqual([50, 50, 50]);
  });

  it('finds the length that a recorder in a browser does not write', async () => {
    const whole = await wholeOf(async (folder) => {
      const file = path.join(folder, 'recorded.webm');
      const vp8 = words('-c:v libvpx -deadline realtime -cpu-used 8 -live 1 -f webm');
      await ffmpeg(...picture('160x90', 25, 5), ...vp8, file);
      const bytes = await readFile(file);
      const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
      // Duration becomes an element that says nothing (EBML Void).
      if (at !== -1) bytes.set([0xec, 0x89], at);
      await writeFile(file, bytes);
      return file;
    });
    expect(whole.report.durationMs).toBeGreaterThan(4900);
    expect(whole.report.durationMs).toBeLessThan(5200);
  });

  it('goes on when pictures change their size', async () => {
    const whole = await wholeOf(async (folder) => {
      const parts = [path.join(folder, '1.ts'), path.join(folder, '2.ts')] as const;
      await ffmpeg(...picture('320x180', 25, 3), ...H264, parts[0]);
      await ffmpeg(...picture('640x360', 25, 3), ...H264, '-output_ts_offset', '3', parts[1]);
      const file = path.join(folder, 'changing.ts');
      await writeFile(file, Buffer.concat(await Promise.all(parts.map((part) => readFile(part)))));
      return file;
    });
    expect(frames(whole)?.slice(0, 3)).toEqual([50, 50, 50]);
    expect(whole.plan.video.map(({ name }) => name)).toEqual(['180p']);
  });
});
