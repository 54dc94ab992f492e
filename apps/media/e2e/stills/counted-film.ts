import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Pictures in a second. */
export const RATE = 25;
const STEPS = 25;

/**
 * A film whose every picture says its own number: the left half counts twenty-five steps of grey, the
 * right half how often it did.
 */
export async function countedFilm(seconds: number, size = '320x180'): Promise<Buffer> {
  const [width = 320] = size.split('x').map(Number);
  const grey = `if(lt(X,${width / 2}),20+8*mod(N,${STEPS}),20+20*floor(N/${STEPS}))`;
  const picture = `nullsrc=s=${size}:r=${RATE}:d=${seconds},geq=lum='${grey}':cb=128:cr=128`;
  const sound = `sine=frequency=440:sample_rate=48000:duration=${seconds}`;
  return inFolder(async (folder) => {
    const file = join(folder, 'film.mp4');
    const encoding = '-c:v libx264 -preset ultrafast -crf 12 -pix_fmt yuv420p -g 60 -bf 2 -c:a aac';
    const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound];
    await run('ffmpeg', ['-v', 'error', '-y', ...inputs, ...encoding.split(' '), file]);
    return readFile(file);
  });
}

/** Which picture of a counted film each of these is. */
export async function numbersOf(media: Buffer, name: string): Promise<number[]> {
  const pixels = await pixelsOf(
    media,
    name,
    'scale=4:2:flags=area:out_range=tv,format=yuv444p',
    24,
  );
  return pixels.map((one) => numberOf(one));
}

function numberOf(pixels: Buffer): number {
  const step = Math.round(Math.max(0, (pixels[0] ?? 0) - 20) / 8);
  return step + STEPS * Math.round(Math.max(0, (pixels[3] ?? 0) - 20) / 20);
}

/** Pictures of a file as bytes, after a filter. */
export async function pixelsOf(
  media: Buffer,
  name: string,
  filter: string,
  bytes: number,
): Promise<Buffer[]> {
  return inFolder(async (folder) => {
    const file = join(folder, name);
    await writeFile(file, media);
    const out = join(folder, 'pixels.raw');
    const how = ['-fps_mode', 'passthrough', '-f', 'rawvideo', out];
    await run('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-vf', filter, ...how]);
    const all = await readFile(out);
    return Array.from({ length: all.length / bytes }, (_, at) =>
      all.subarray(at * bytes, (at + 1) * bytes),
    );
  });
}

/** What ffprobe says of the entries of a file. */
export async function probe(media: Buffer, name: string, ...args: string[]): Promise<string[]> {
  return inFolder(async (folder) => {
    const file = join(folder, name);
    await writeFile(file, media);
    const { stdout } = await run('ffprobe', ['-v', 'error', '-of', 'csv=p=0', ...args, file]);
    return stdout.trim().split('\n');
  });
}

/** A picture that FFmpeg draws. */
export async function drawn(source: string, name: string, ...how: string[]): Promise<Buffer> {
  return inFolder(async (folder) => {
    const file = join(folder, name);
    const input = ['-f', 'lavfi', '-i', source];
    await run('ffmpeg', ['-v', 'error', '-y', ...input, '-frames:v', '1', ...how, file]);
    return readFile(file);
  });
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-counted-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
