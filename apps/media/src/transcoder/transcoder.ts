import type { AudioTask, ChunkOutput, ChunkTask, CopyTask } from './chunk-task.js';
import type { AnimationTask, StillTask, TakenPicture } from './still-task.js';
import type { ClipTask, MuxTask } from './file-task.js';
import type { ImageOutput, ImageTask } from './image-task.js';
import type { ProbeLimits } from './probe-limits.js';
import type { ProbeReport } from './probe-report.js';
import type { TextOutput, TextTask } from './text-task.js';

/** Told how many milliseconds of a task's part of the timeline are done. */
export type OnProgress = (doneMs: number) => void;

/**
 * Looks into files of strangers and makes streams of them. It keeps nothing: every method may be
 * repeated and writes into the folder of its task only.
 *
 * All throw `MediaRejected` when the file is the reason, `TranscoderUnavailable` when the machine
 * lacks a program, and else `TranscodeFailed`, whose kind is `aborted` after the signal.
 */
export abstract class Transcoder {
  /** Name of the driver, such as `ffmpeg`. */
  abstract readonly name: string;

  /** Checks that the driver works here. @throws TranscoderUnavailable that names the cure */
  abstract open(): Promise<void>;

  /** Reads what a file is, first and last pictures included. */
  abstract probe(file: string, limits: ProbeLimits, signal: AbortSignal): Promise<ProbeReport>;

  /** Encodes all rungs of one chunk from one decoding. */
  abstract runChunk(
    task: ChunkTask,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<ChunkOutput>;

  /** Encodes one sound of the whole file. */
  abstract runAudio(
    task: AudioTask,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<ChunkOutput>;

  /** Packs the picture as it is, as the rendition `source`, so that a file plays before it is encoded. */
  abstract runCopy(
    task: CopyTask,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<ChunkOutput>;

  /** Reads texts of a file as WebVTT. */
  abstract extractTexts(task: TextTask, signal: AbortSignal): Promise<TextOutput>;

  /** Makes poster, storyboard and preview. */
  abstract makeImages(task: ImageTask, signal: AbortSignal): Promise<ImageOutput>;

  /** Packs a picture and a sound that are made already into one file; returns its path. */
  abstract muxFile(task: MuxTask, signal: AbortSignal): Promise<string>;

  /** Cuts a part out of a file, to the frame; returns the path of a file that is like it. */
  abstract cutClip(task: ClipTask, onProgress: OnProgress, signal: AbortSignal): Promise<string>;

  /** Makes one picture of a moment; returns its path. */
  abstract makeStill(task: StillTask, signal: AbortSignal): Promise<string>;

  /** Makes some seconds that move, as WebP; returns the path. */
  abstract makeAnimation(task: AnimationTask, signal: AbortSignal): Promise<string>;

  /** Makes a PNG of a picture of a stranger; returns its path. @throws MediaRejected */
  abstract takePicture(file: string, folder: string, signal: AbortSignal): Promise<TakenPicture>;
}
