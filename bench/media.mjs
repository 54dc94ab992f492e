import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAudio } from '../apps/media/dist/transcoder/ffmpeg/encode/run-audio.js';
import { runChunk } from '../apps/media/dist/transcoder/ffmpeg/encode/run-chunk.js';
import { runCopy } from '../apps/media/dist/transcoder/ffmpeg/encode/run-copy.js';
import { probeFile } from '../apps/media/dist/transcoder/ffmpeg/probe/probe-file.js';
import {
  planRenditions,
  PROBE_LIMITS,
  TRANSCODE_SETTINGS,
} from '../apps/media/dist/transcoder/index.js';
import { bareLadder } from './media/bare-ladder.mjs';

const WORKERS = 2;
const GOAL_RATIO = 1.1;
/** Where there are cores for both. */
const GOAL_FASTER = 1.7;
const GOAL_PLAYABLE_S = 2;
const GOAL_FIRST = 0.25;
/** Bubblewrap does not wait for what it runs, so the kernel counts that nowhere; it costs 20 ms a call. */
const SANDBOX = 'outside';
const ignore = () => undefined;

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
  const signal = new AbortController().signal;
  const probed = await cpuOf(() => probeFile(SANDBOX, file, PROBE_LIMITS, signal));
  const plan = planRenditions(probed.result, { ...TRANSCODE_SETTINGS, workers: WORKERS });
  const rungs = plan.video.map(({ name }) => name).join(', ');
  console.log(`clip                        ${seconds} s of 1080p30, ${rungs}`);
  const bare = [];
  const chunked = [];
  const alone = [];
  // Interleaved: a machine that gets busier meets both alike.
  for (let round = 0; round < rounds; round++) {
    bare.push((await cpuOf(() => bareLadder(file, plan, folder))).cpuS);
    chunked.push(await cpuOf(() => inChunks(file, plan, folder, signal, WORKERS)));
    alone.push(await cpuOf(() => inChunks(file, plan, folder, signal, 1)));
  }
  const ratios = chunked.map(({ cpuS }, round) => cpuS / bare[round]);
  const faster = chunked.map(({ wallS }, round) => alone[round].wallS / wallS);
  console.log(`one process, one pass       ${shown(bare)} CPU s`);
  console.log(
    `chunks, ${WORKERS} workers           ${shown(chunked.map(({ cpuS }) => cpuS))} CPU s`,
  );
  console.log(`ratio                       ${shown(ratios)} (goal ≤ ${GOAL_RATIO})`);
  console.log(`two workers against one     × ${shown(faster)} (goal ≥ ${GOAL_FASTER})`);
  const task = {
    file,
    folder,
    streamIndex: plan.treatment.streamIndex,
    durationMs: plan.durationMs,
  };
  const copied = await cpuOf(() => runCopy(SANDBOX, task, ignore, signal));
  const first = await cpuOf(() => chunk(file, plan, 0, folder, signal));
  const sound = { file, folder, durationMs: plan.durationMs, rendition: plan.audio[0] };
  const audio = await cpuOf(() =>
    runAudio(SANDBOX, { ...sound, loudness: 'keep' }, ignore, signal),
  );
  line('probe', probed);
  line('source packed as it is', copied);
  line('first chunk, all rungs', first);
  line('sound', audio);
  // What has to be there before players are told of an asset.
  const playableS = probed.cpuS + copied.cpuS + audio.cpuS;
  console.log(
    `playable, source in H.264   ${playableS.toFixed(2)} CPU s (goal ≤ ${GOAL_PLAYABLE_S})`,
  );
  const share = first.cpuS / Math.min(...chunked.map(({ cpuS }) => cpuS));
  console.log(
    `first chunk of all          ${(share * 100).toFixed(0)} % of ${plan.chunks.length} chunks (goal ≤ ${GOAL_FIRST * 100} %)`,
  );
}

const shown = (values) => values.map((value) => value.toFixed(2)).join(', ');
const line = (name, { cpuS, wallS }) =>
  console.log(`${name.padEnd(27)} ${cpuS.toFixed(2)} CPU s, ${wallS.toFixed(2)} s`);

/** All chunks of the plan, by so many workers. */
async function inChunks(file, plan, folder, signal, workers) {
  const waiting = plan.chunks.map((_, position) => position);
  const work = async () => {
    for (;;) {
      const position = waiting.shift();
      if (position === undefined) return;
      await chunk(file, plan, position, folder, signal);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

async function chunk(file, plan, position, folder, signal) {
  const inside = path.join(folder, `c${position}`);
  await mkdir(inside, { recursive: true });
  const { treatment, video: renditions } = plan;
  const task = { file, ...plan.chunks[position], treatment, renditions, folder: inside };
  await runChunk(SANDBOX, { ...task, preset: 'fast' }, ignore, signal);
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
  const before = usedCpuS();
  const startMs = performance.now();
  const result = await work();
  return { result, cpuS: usedCpuS() - before, wallS: (performance.now() - startMs) / 1000 };
}

function usedCpuS() {
  const text = readFileSync('/proc/self/stat', 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // utime, stime, cutime, cstime of proc(5), in ticks of a hundredth of a second.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}
