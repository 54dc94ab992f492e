import type { VideoTreatment } from './transcode-plan.js';

/** Packs what is made already into one file that plays while it is fetched, without encoding. */
export interface MuxTask {
  /** Absolute path of a fragmented MP4 of ours: the picture, or the sound where there is none. */
  readonly file: string;
  readonly kind: 'video' | 'audio';
  /** Absolute path of one with the sound that goes with the picture. */
  readonly sound: string | null;
  /** Three letters (ISO 639-2), as the file of the sound has it. */
  readonly language: string | null;
  readonly durationMs: number;
  readonly folder: string;
}

/** A sound that goes with a clip. */
export interface ClippedSound {
  readonly streamIndex: number;
  readonly language: string | null;
  readonly title: string | null;
}

/** Cuts a part out of a source. */
export interface ClipTask {
  readonly file: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Size of the picture as shown. */
  readonly width: number;
  readonly height: number;
  /** Null without a picture. */
  readonly treatment: VideoTreatment | null;
  readonly sounds: readonly ClippedSound[];
  readonly folder: string;
}
