import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  OUTPUT_PATH,
  runTool,
  sandboxFor,
  type SandboxKind,
  SOURCE_PATH,
  TranscodeFailed,
  words,
} from '@skydeck/ffmpeg-sandbox';
import type { CapturedTrack, PlayableTrack } from './captured-track.js';
import type { TrackCodec } from './read-mjr.js';

const ENDINGS: Record<TrackCodec, string> = {
  opus: 'opus',
  vp8: 'webm',
  vp9: 'webm',
  h264: 'mp4',
};
/** Clocks of senders run apart from ours; sound is brought back when it is so far off. */
const SKEW_MS = 100;
const MEMORY_BYTES = 8 * 1024 ** 3;
const FILE_BYTES = 16 * 1024 ** 3;
const LIMITS = { cpuS: 600, memoryBytes: MEMORY_BYTES, fileBytes: FILE_BYTES };
const DEADLINE_MS = 1_800_000;
const PROBE_MS = 60_000;

/** Where tracks are made playable. */
export interface Unpacking {
  readonly sandbox: SandboxKind;
  /** Folder for the tracks, which tools of the sandbox may write to. */
  readonly folder: string;
  /** Folder for what is needed on the way. */
  readonly scratch: string;
  readonly signal: AbortSignal;
}

/**
 * Makes files that can be played of tracks; nothing is encoded anew. A track that cannot be read is
 * left out. @throws TranscodeFailed when it was ended from outside
 */
export async function unpackTracks(
  tracks: readonly CapturedTrack[],
  to: Unpacking,
): Promise<PlayableTrack[]> {
  const playable: PlayableTrack[] = [];
  for (const [at, track] of tracks.entries()) {
    const name = `${at}.${ENDINGS[track.codec]}`;
    if (await unpack(track, name, to)) playable.push({ ...track, playable: name });
  }
  return playable;
}

async function unpack(track: CapturedTrack, name: string, to: Unpacking): Promise<boolean> {
  const cut = path.join(to.scratch, 'cut.mjr');
  const isWhole = track.wholeBytes === track.sizeBytes;
  const file = isWhole ? track.file : cut;
  try {
    if (!isWhole) await copyWhole(track, cut);
    const skew = track.kind === 'audio' ? ['-S', `${SKEW_MS}`] : [];
    const tool = ['janus-pp-rec', '-d', '1', ...skew, SOURCE_PATH, `${OUTPUT_PATH}/${name}`];
    const view = { file, folder: to.folder, ...LIMITS };
    const kind = await sandboxFor(to.sandbox, file);
    await runTool(kind, tool, { view, signal: to.signal, deadlineMs: DEADLINE_MS });
    await chmod(path.join(to.folder, name), 0o644);
    return await canBePlayed(path.join(to.folder, name), track, to);
  } catch (error) {
    if (!(error instanceof TranscodeFailed) || error.kind === 'aborted') throw error;
    await rm(path.join(to.folder, name), { force: true });
    return false;
  } finally {
    await rm(cut, { force: true });
  }
}

/** Whether there is something to see or hear: of pictures, one that does not need what came before. */
async function canBePlayed(
  file: string,
  { kind }: CapturedTrack,
  { sandbox, signal }: Unpacking,
): Promise<boolean> {
  const args =
    '-v error -protocol_whitelist file -show_entries stream=codec_type,width -of csv=p=0';
  const tool = ['ffprobe', ...words(args), `file:${SOURCE_PATH}`];
  const view = { file, ...LIMITS };
  const { stdout } = await runTool(sandbox, tool, { view, signal, deadlineMs: PROBE_MS });
  const wanted = kind === 'audio' ? /^audio/ : /^video,[1-9]/;
  return stdout.some((line) => wanted.test(line));
}

/** What is whole of a file whose end is missing. */
async function copyWhole({ file, wholeBytes }: CapturedTrack, to: string): Promise<void> {
  const source = createReadStream(file, { end: wholeBytes - 1 });
  await pipeline(source, createWriteStream(to, { mode: 0o644 }));
}
