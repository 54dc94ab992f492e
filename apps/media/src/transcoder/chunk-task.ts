import type { AudioRendition, VideoRendition, VideoTreatment } from './transcode-plan.js';
import type { Preset, TranscodeSettings } from './transcode-settings.js';

/** A picture of ours that is laid over every picture of a film. */
export interface Overlay {
  /** Absolute path of a PNG. */
  readonly file: string;
  /** Where it lies in the highest rung, in its pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly opacity: number;
}

/** Makes every rung of one chunk. */
export interface ChunkTask {
  /** Absolute path of the source. */
  readonly file: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly treatment: VideoTreatment;
  readonly renditions: readonly VideoRendition[];
  /** An existing folder of the caller that is written to; the caller removes it. */
  readonly folder: string;
  readonly preset: Preset;
  readonly overlay?: Overlay | undefined;
  /** WebVTT of ours that is drawn into every picture. */
  readonly captions?: string | undefined;
}

/** Makes one sound of the whole file. */
export interface AudioTask {
  readonly file: string;
  readonly rendition: AudioRendition;
  /** Shorter sound is followed by silence up to here. */
  readonly durationMs: number;
  readonly loudness: TranscodeSettings['loudness'];
  readonly folder: string;
}

/** Packs the source's own picture, without encoding it. */
export interface CopyTask {
  readonly file: string;
  readonly streamIndex: number;
  readonly durationMs: number;
  readonly folder: string;
}

/** A piece that a player fetches by range: begins with a keyframe. */
export interface Fragment {
  readonly offsetBytes: number;
  readonly sizeBytes: number;
  /** In units of the output's timescale. */
  readonly durationTicks: number;
  /** Bytes up to the end of its first picture, which is a whole one. */
  readonly keyframeBytes?: number;
}

/** What was written of one rendition. */
export interface OutputFile {
  readonly rendition: string;
  /** Absolute path of the init segment. Its bytes are the same for every chunk of a rendition. */
  readonly initFile: string;
  /** Absolute path of the fragments, one after the other, without ftyp and moov. */
  readonly file: string;
  readonly bytes: number;
  /** Where the first fragment begins on the timeline of the file, in ticks. */
  readonly startTicks: number;
  readonly fragments: readonly Fragment[];
  /** As RFC 6381 has it, such as `avc1.64001f`. */
  readonly codecs: string;
  readonly timescale: number;
}

/** What a task wrote: a file for each rendition. */
export interface ChunkOutput {
  readonly files: readonly OutputFile[];
}
