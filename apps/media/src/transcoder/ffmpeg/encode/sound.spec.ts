import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { clipFolder, ffmpeg, H264, picture } from '../../fixtures/clips.js';
import { transcodeWhole } from '../../fixtures/transcode-whole.js';
import { createTranscoder, PROBE_LIMITS, planRenditions, TRANSCODE_SETTINGS } from '../../index.js';
import { gainFor } from './loudness.js';

const RATE = 48_000;
const never = () => new AbortController().signal;

/** The samples of a file, as its timeline has them. */
function samplesOf(file: string): Int16Array {
  const words = [
    '-v',
    'error',
    '-copyts',
    '-i',
    file,
    '-f',
    's16le',
    '-ac',
    '1',
    '-ar',
    `${RATE}`,
    '-',
  ];
  const bytes = execFileSync('ffmpeg', words, { maxBuffer: 2 ** 26 });
  return new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2));
}

describe('sound', () => {
  const transcoder = createTranscoder('ffmpeg');

  it('stays where it was, to a millisecond, and has no gap between fragments', async () => {
    await using folder = await clipFolder();
    const file = path.join(folder.path, 'clicks.mkv');
    // Silence, and a short tone at 1 s and 3 s.
    const clicks = `aevalsrc='if(between(t,1,1.05)+between(t,3,3.05),sin(6283*t),0)':d=6:s=${RATE}`;
    const encoded = [...H264, '-c:a', 'pcm_s16le'];
    await ffmpeg(...picture('160x90', 25, 6), '-f', 'lavfi', '-i', clicks, ...encoded, file);
    const { audio } = await transcodeWhole(transcoder, file, folder.path);
    const samples = samplesOf(audio[0]?.file ?? '');
    const loud = (from: number) =>
      samples.findIndex((sample, at) => at >= from && Math.abs(sample) > 8000);
    expect(Math.abs(loud(0) / RATE - 1)).toBeLessThan(0.001);
    expect(Math.abs(loud(2 * RATE) / RATE - 3)).toBeLessThan(0.001);
    const silence = samples.slice(1.5 * RATE, 2.9 * RATE);
    expect(silence.every((sample) => Math.abs(sample) < 100)).toBe(true);
  });

  it('is silence where a source has none, up to the end of the picture', async () => {
    await using folder = await clipFolder();
    const file = path.join(folder.path, 'late.mp4');
    const late = ['-itsoffset', '2', '-f', 'lavfi', '-i', 'sine=440:d=1:r=48000'];
    await ffmpeg(...picture('160x90', 25, 5), ...late, ...H264, '-c:a', 'aac', file);
    const { audio } = await transcodeWhole(transcoder, file, folder.path);
    const samples = samplesOf(audio[0]?.file ?? '');
    expect(samples.length / RATE).toBeCloseTo(5, 1);
    const loud = samples.findIndex((sample) => Math.abs(sample) > 1000);
    expect(Math.abs(loud / RATE - 2)).toBeLessThan(0.03);
  });

  it('is brought to one loudness where that is wanted', async () => {
    await using folder = await clipFolder();
    const file = path.join(folder.path, 'quiet.wav');
    await ffmpeg('-f', 'lavfi', '-i', 'sine=1000:d=4:r=48000', '-af', 'volume=-20dB', file);
    const report = await transcoder.probe(file, PROBE_LIMITS, never());
    const { audio, durationMs } = planRenditions(report, TRANSCODE_SETTINGS);
    const task = { file, rendition: audio[0]!, durationMs, folder: folder.path };
    const peak = async (loudness: 'keep' | 'normalize') => {
      const { files } = await transcoder.runAudio({ ...task, loudness }, () => undefined, never());
      const whole = path.join(folder.path, `${loudness}.mp4`);
      execFileSync('sh', [
        '-c',
        'cat "$1" "$2" > "$3"',
        'sh',
        files[0]!.initFile,
        files[0]!.file,
        whole,
      ]);
      return samplesOf(whole).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    };
    const [kept, raised] = [await peak('keep'), await peak('normalize')];
    expect(raised).toBeGreaterThan(kept * 4);
    expect(raised).toBeLessThan(32_767);
  });

  it.each([
    ['quiet sound is raised', -26, -12, 10],
    ['not above its ceiling', -26, -3, 2],
    ['loud sound is lowered', -8, 0, -8],
    ['silence stays', -70, -60, 0],
    ['by so much at most', -50, -45, 20],
    ['what cannot be measured stays', undefined, undefined, 0],
    ['a high peak alone is left', -20, 0, 0],
  ])('%s', (_, loudness, peak, gain) => {
    expect(gainFor(loudness, peak)).toBe(gain);
  });
});
