import { runTool, type SandboxKind, SOURCE_PATH, words } from '@skydeck/ffmpeg-sandbox';
import path from 'node:path';
import { extentOf, type PlayableTrack } from './captured-track.js';
import type { Turn } from './scene-of.js';

/** Loudness is measured for so long at once. */
const STEP_MS = 500;
const SAMPLES = (48_000 * STEP_MS) / 1000;
/** What is quieter is no speech, in dB below the loudest that there is. */
const SPEECH_DB = -45;
/** Whoever speaks is seen for so long at least. */
const SHORTEST_TURN_MS = 2_000;
const LIMITS = { cpuS: 1_200, memoryBytes: 2 * 1024 ** 3, fileBytes: 0 };
const DEADLINE_MS = 1_200_000;

interface Measuring {
  readonly sandbox: SandboxKind;
  /** Folder of the tracks. */
  readonly tracks: string;
  readonly signal: AbortSignal;
}

/** Who speaks when, by who is loudest. */
export async function turnsOf(tracks: readonly PlayableTrack[], to: Measuring): Promise<Turn[]> {
  const { fromMs } = extentOf(tracks);
  const loudest = new Map<number, { level: number; identity: string }>();
  for (const track of tracks.filter(({ source }) => source === 'microphone')) {
    const first = (track.spans[0].fromMs - fromMs) / STEP_MS;
    for (const [at, level] of (await levelsOf(track.playable, to)).entries()) {
      const step = Math.round(first + at);
      const known = loudest.get(step);
      if (level < SPEECH_DB || (known && known.level >= level)) continue;
      loudest.set(step, { level, identity: track.identity });
    }
  }
  return turnsIn([...loudest].toSorted(([one], [other]) => one - other));
}

function turnsIn(steps: readonly (readonly [number, { identity: string }])[]): Turn[] {
  const turns: Turn[] = [];
  for (const [step, { identity }] of steps) {
    const last = turns.at(-1);
    const fromMs = last ? step * STEP_MS : 0;
    if (last?.identity === identity) continue;
    if (!last || fromMs - last.fromMs >= SHORTEST_TURN_MS) turns.push({ fromMs, identity });
  }
  return turns;
}

/** How loud each step of a track is, in dB. */
async function levelsOf(name: string, { sandbox, tracks, signal }: Measuring): Promise<number[]> {
  const levels: number[] = [];
  const key = 'lavfi.astats.Overall.RMS_level';
  const filters = [
    `aresample=48000:async=1:first_pts=0,asetnsamples=${SAMPLES}`,
    `astats=metadata=1:reset=1:measure_perchannel=none:measure_overall=RMS_level`,
    `ametadata=print:key=${key}:file=-`,
  ];
  const tool = [
    'ffmpeg',
    ...words(`-nostdin -hide_banner -v error -protocol_whitelist file,pipe`),
    ...words(`-i file:${SOURCE_PATH} -map 0:a:0 -af`),
    filters.join(','),
    ...words('-f null -'),
  ];
  const view = { file: path.join(tracks, name), ...LIMITS };
  const onLine = (line: string) => {
    const [given, value] = line.split('=');
    if (given === key) levels.push(value === '-inf' ? -Infinity : Number(value));
  };
  await runTool(sandbox, tool, { view, signal, deadlineMs: DEADLINE_MS, onLine });
  return levels;
}
