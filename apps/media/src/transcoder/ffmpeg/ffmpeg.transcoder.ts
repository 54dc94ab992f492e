import { findSandbox, sandboxFor, type SandboxKind } from '@skydeck/ffmpeg-sandbox';
import type { AudioTask, ChunkOutput, ChunkTask, CopyTask } from '../chunk-task.js';
import type { ClipTask, MuxTask } from '../file-task.js';
import type { ImageOutput, ImageTask } from '../image-task.js';
import type { ProbeLimits } from '../probe-limits.js';
import type { ProbeReport } from '../probe-report.js';
import type { TextOutput, TextTask } from '../text-task.js';
import type { AnimationTask, StillTask, TakenPicture } from '../still-task.js';
import { type OnProgress, Transcoder } from '../transcoder.js';
import { runAudio } from './encode/run-audio.js';
import { runChunk } from './encode/run-chunk.js';
import { runClip } from './encode/run-clip.js';
import { runCopy } from './encode/run-copy.js';
import { runMux } from './encode/run-mux.js';
import { makeAnimation, makeStill } from './images/make-still.js';
import { makeImages } from './images/make-images.js';
import { takePicture } from './images/take-picture.js';
import { probeFile } from './probe/probe-file.js';
import { extractTexts } from './texts/extract-texts.js';

/** How the driver may work. */
export interface FfmpegOptions {
  /** Whether tools may run without a sandbox, where a container of their own is the wall. */
  readonly mayBeOpen?: boolean;
}

/** FFmpeg of this machine, each call shut in by itself. */
export class FfmpegTranscoder extends Transcoder {
  readonly name = 'ffmpeg';
  #sandbox: Promise<SandboxKind> | undefined;

  constructor(private readonly options: FfmpegOptions = {}) {
    super();
  }

  async open(): Promise<void> {
    await this.#kind();
  }

  async probe(file: string, limits: ProbeLimits, signal: AbortSignal): Promise<ProbeReport> {
    return probeFile(await this.#kindFor(file), file, limits, signal);
  }

  async runChunk(
    task: ChunkTask,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<ChunkOutput> {
    return runChunk(await this.#kindFor(task.file), task, onProgress, signal);
  }

  async runAudio(
    task: AudioTask,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<ChunkOutput> {
    return runAudio(await this.#kindFor(task.file), task, onProgress, signal);
  }

  async runCopy(task: CopyTask, onProgress: OnProgress, signal: AbortSignal): Promise<ChunkOutput> {
    return runCopy(await this.#kindFor(task.file), task, onProgress, signal);
  }

  async extractTexts(task: TextTask, signal: AbortSignal): Promise<TextOutput> {
    return extractTexts(await this.#kindFor(task.file), task, signal);
  }

  async makeImages(task: ImageTask, signal: AbortSignal): Promise<ImageOutput> {
    return makeImages(await this.#kindFor(task.file), task, signal);
  }

  async muxFile(task: MuxTask, signal: AbortSignal): Promise<string> {
    return runMux(await this.#kindFor(task.file), task, signal);
  }

  async cutClip(task: ClipTask, onProgress: OnProgress, signal: AbortSignal): Promise<string> {
    return runClip(await this.#kindFor(task.file), task, onProgress, signal);
  }

  async makeStill(task: StillTask, signal: AbortSignal): Promise<string> {
    return makeStill(await this.#kindFor(task.file), task, signal);
  }

  async makeAnimation(task: AnimationTask, signal: AbortSignal): Promise<string> {
    return makeAnimation(await this.#kindFor(task.file), task, signal);
  }

  async takePicture(file: string, folder: string, signal: AbortSignal): Promise<TakenPicture> {
    return takePicture(await this.#kindFor(file), file, folder, signal);
  }

  async #kindFor(file: string): Promise<SandboxKind> {
    return sandboxFor(await this.#kind(), file);
  }

  /** Looked for once; again after a failure, as somebody may have cured it. */
  #kind(): Promise<SandboxKind> {
    this.#sandbox ??= findSandbox(this.options.mayBeOpen ?? false).catch((error: unknown) => {
      this.#sandbox = undefined;
      throw error;
    });
    return this.#sandbox;
  }
}
