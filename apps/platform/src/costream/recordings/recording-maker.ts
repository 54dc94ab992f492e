import { createReadStream } from 'node:fs';
import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { findSandbox, inWorkFolder, type SandboxKind } from '@skydeck/ffmpeg-sandbox';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable, Logger } from '@nestjs/common';
import { type CapturedTrack, extentOf, type PlayableTrack } from './compose/captured-track.js';
import { compose } from './compose/composite.js';
import { MjrRefused, readMjr } from './compose/read-mjr.js';
import { sceneOf } from './compose/scene-of.js';
import { turnsOf } from './compose/turns.js';
import { unpackTracks } from './compose/unpack-tracks.js';
import type { RecordedFile, RoomRecordingEntity } from './recording.entity.js';
import type { MadeRecording } from './recording-changes.js';
import { contentTypeOf, fileKey } from './recording-files.js';
import { RecordingSpool } from './recording-spool.js';
import { TrackOwners } from './track-owners.js';

/** Nothing comes for so long: a camera that is off, or somebody who is muted. */
const GAP_MS = 1_500;
/** Most tracks that are made into one film; further ones are left out. */
const MOST_TRACKS = 200;

/** What reads the files of the engine, and the Debian package that has it. */
const UNPACKERS = { 'janus-pp-rec': 'janus-tools' };

/** How a recording is made. */
export interface Making {
  readonly signal: AbortSignal;
  /** Told how far it is, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Makes what is played of what the engine wrote down. */
@Injectable()
export class RecordingMaker {
  readonly #logger = new Logger('RoomRecordings');
  #sandbox: Promise<SandboxKind> | undefined;

  constructor(
    private readonly spool: RecordingSpool,
    private readonly owners: TrackOwners,
    private readonly store: ObjectStore,
  ) {}

  /**
   * Everything is in the object store when this returns; null when nothing was recorded.
   * @throws TranscodeFailed, TranscoderUnavailable, ObjectStoreError
   */
  async make(row: RoomRecordingEntity, making: Making): Promise<MadeRecording | null> {
    const captured = await this.#captured(row);
    if (captured.length === 0) return null;
    const sandbox = await this.#kind();
    const scratch = await this.spool.workshop(row.id);
    return inWorkFolder(sandbox, scratch, async (folder) => {
      await chmod(folder, 0o755);
      const to = { sandbox, folder, scratch, signal: making.signal };
      const tracks = await unpackTracks(captured, to);
      if (tracks.length === 0) throw new Error('No track of the recording can be read.');
      if (row.layout === 'tracks') return this.#keepTracks(row, tracks, folder, making.signal);
      return inWorkFolder(sandbox, scratch, async (output) => {
        const measuring = { sandbox, tracks: folder, signal: making.signal };
        const turns = row.layout === 'speaker' ? await turnsOf(tracks, measuring) : null;
        const scene = sceneOf(tracks, turns);
        await compose(tracks, scene, {
          ...measuring,
          output,
          scratch,
          onProgress: making.onProgress,
        });
        const names = await readdir(output);
        const files = names.map((name) => ({ name, contentType: contentTypeOf(name) }));
        const { durationMs } = scene;
        return { durationMs, files: await this.#store(row, output, files, making.signal) };
      });
    });
  }

  async #captured(row: RoomRecordingEntity): Promise<CapturedTrack[]> {
    const captured: CapturedTrack[] = [];
    for (const { file } of (await this.spool.tracks(row.id)) ?? []) {
      try {
        const track = await readMjr(file, GAP_MS);
        captured.push({ ...track, ...(await this.owners.of(row, track, file)), file });
      } catch (error) {
        if (!(error instanceof MjrRefused)) throw error;
        const about = { recording: row.id, file: path.basename(file), reason: error.message };
        this.#logger.warn({ msg: 'A track was left out of a recording.', ...about });
      }
    }
    return plausible(captured).slice(0, MOST_TRACKS);
  }

  async #keepTracks(
    row: RoomRecordingEntity,
    tracks: readonly PlayableTrack[],
    folder: string,
    signal: AbortSignal,
  ): Promise<MadeRecording> {
    const { fromMs, toMs } = extentOf(tracks);
    const files = tracks.map((track) => {
      const { playable, identity, name, source, kind, codec } = track;
      const extent = extentOf([track]);
      const times = {
        offsetMs: extent.fromMs - fromMs,
        durationMs: extent.toMs - extent.fromMs,
      };
      const about = { id: path.parse(playable).name, identity, name, source, kind, codec };
      return {
        name: playable,
        contentType: contentTypeOf(playable),
        track: { ...about, ...times },
      };
    });
    return { durationMs: toMs - fromMs, files: await this.#store(row, folder, files, signal) };
  }

  /** Streams files into the object store. */
  async #store(
    row: RoomRecordingEntity,
    folder: string,
    files: readonly Omit<RecordedFile, 'sizeBytes'>[],
    signal: AbortSignal,
  ): Promise<RecordedFile[]> {
    const stored: RecordedFile[] = [];
    for (const file of files) {
      signal.throwIfAborted();
      const source = path.join(folder, file.name);
      const { size } = await stat(source);
      const options = { contentType: file.contentType, size };
      await this.store.put(fileKey(row.id, file.name), createReadStream(source), options);
      stored.push({ ...file, sizeBytes: size });
    }
    return stored;
  }

  /** Looked for once; again after a failure, as somebody may have cured it. */
  #kind(): Promise<SandboxKind> {
    this.#sandbox ??= findSandbox(false, UNPACKERS).catch((error: unknown) => {
      this.#sandbox = undefined;
      throw error;
    });
    return this.#sandbox;
  }
}

/** No recording is longer than this: a file that says so was not written by the engine. */
const LONGEST_MS = 25 * 3_600_000;

/** Without files whose times are far from those of the others. */
function plausible(tracks: readonly CapturedTrack[]): CapturedTrack[] {
  const starts = tracks.map(({ spans }) => spans[0].fromMs).toSorted((one, other) => one - other);
  const middle = starts[Math.floor(starts.length / 2)] ?? 0;
  return tracks.filter((track) => {
    const { fromMs, toMs } = extentOf([track]);
    return Math.abs(fromMs - middle) < LONGEST_MS && toMs - fromMs < LONGEST_MS;
  });
}
