import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createTranscoder,
  planRenditions,
  PROBE_LIMITS,
  TRANSCODE_SETTINGS,
} from '../apps/media/dist/transcoder/index.js';
import { bareLadder } from './media/bare-ladder.mjs';

const WORKERS = 2;
const GOAL_RATIO = 1.1;

/**
 * Processor time of the pipeline in chunks against one FFmpeg that makes the same ladder in one pass.
 * `npm run bench -- media 16 3`: a clip of sixteen seconds, three rounds.
 */
export async function run([seconds = '16', rounds = '2'] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-bench-media-'));
  await chmod(folder, 0o755);
  try {
    await measure(folder, Number(seconds), Number(rounds));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(folder, seconds, rounds) {
  const file = await clip(folder, seconds);
  const transcoder = createTranscoder('ffmpeg');
  await transcoder.open();
  const signal = new AbortController().signal;
  const probed = await cpuOf(() => transcoder.probe(file, PROBE_LIMITS, signal));
  const plan = planRenditions(probed.result, { ...TRANSCODE_SETTINGS, workers: WORKERS });
  const rungs = plan.video.map(({ name }) => name).join(', ');
  console.log(`clip                        ${seconds} s of 1080p30, ${rungs}`);
  const bare = [];
  const chunked = [];
  // Interleaved: a machine that gets busier meets both alike.
  for (let round = 0; round < rounds; round++) {
    bare.push((await cpuOf(() => bareLadder(file, plan, folder))).cpuS);
    chunked.push((await cpuOf(() => inChunks(transcoder, file, plan, folder, signal))).cpuS);
  }
  const ratios = chunked.map((cpuS, round) => cpuS / bare[round]);
  const shown = (values) => values.map((value) => value.toFixed(2)).join(', ');
  console.log(`one process, one pass       ${shown(bare)} CPU s`);
  console.log(`chunks, ${WORKERS} workers           ${shown(chunked)} CPU s`);
  console.log(`ratio                       ${shown(ratios)} (goal ≤ ${GOAL_RATIO})`);
  const task = {
    file,
    folder,
    streamIndex: plan.treatment.streamIndex,
    durationMs: plan.durationMs,
  };
  const copied = await cpuOf(() => transcoder.runCopy(task, () => undefined, signal));
  const first = await cpuOf(() => chunk(transcoder, file, plan, 0, folder, signal));
  const sound = { file, folder, durationMs: plan.durationMs, rendition: plan.audio[0] };
  const audio = await cpuOf(() =>
    transcoder.runAudio({ ...sound, loudness: 'keep' }, () => undefined, signal),
  );
  const line = (name, { cpuS, wallS }) =>
    console.log(`${name.padEnd(27)} ${cpuS.toFixed(2)} CPU s, ${wallS.toFixed(2)} s`);
  line('probe', probed);
  line('source packed as it is', copied);
  line('first chunk, all rungs', first);
  line('sound', audio);
}

/** All chunks of the plan, by so many workers. */
async function inChunks(transcoder, file, plan, folder, signal) {
  const waiting = plan.chunks.map((_, position) => position);
  const work = async () => {
    for (;;) {
      const position = waiting.shift();
      if (position === undefined) return;
      await chunk(transcoder, file, plan, position, folder, signal);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}

async function chunk(transcoder, file, plan, position, folder, signal) {
  const inside = path.join(folder, `c${position}`);
  await mkdir(inside, { recursive: true });
  const { treatment, video: renditions } = plan;
  const task = { file, ...plan.chunks[position], treatment, renditions, folder: inside };
  await transcoder.runChunk({ ...task, preset: 'fast' }, () => undefined, signal);
}

/** What happens in a scene, with grain: plain colours would cost nothing. */
async function clip(folder, seconds) {
  const file = path.join(folder, 'clip.mp4');
  const picture = `testsrc2=s=1920x1080:r=30:d=${seconds},noise=alls=4:allf=t`;
  const sound = ['-f', 'lavfi', '-i', `sine=440:d=${seconds}:r=48000`, '-c:a', 'aac'];
  const encoder = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '26', '-g', '60'];
  const child = spawn(
    'ffmpeg',
    ['-nostdin', '-v', 'error', '-f', 'lavfi', '-i', picture, ...sound, ...encoder].concat([
      '-pix_fmt',
      'yuv420p',
      '-maxrate',
      '15M',
      '-bufsize',
      '30M',
      file,
    ]),
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  await once(child, 'exit');
  return file;
}

/** Processor time of this process and of all it waited for. */
async function cpuOf(work) {
  const before = cpuS();
  const startMs = performance.now();
  const result = await work();
  return { result, cpuS: cpuS() - before, wallS: (performance.now() - startMs) / 1000 };
}

function cpuS() {
  const text = readFileSync('/proc/self/stat', 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // utime, stime, cutime, cstime of proc(5), in ticks of a hundredth of a second.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}
