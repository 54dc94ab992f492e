import type { VideoTreatment } from './transcode-plan.js';

/** Makes the pictures of a file. */
export interface ImageTask {
  /** Absolute path: the source, or better an MP4 of a low rung, which costs a fraction. */
  readonly file: string;
  readonly durationMs: number;
  /** Size of the picture as shown. */
  readonly width: number;
  readonly height: number;
  /** That of the source; null when the file is one of ours. */
  readonly treatment: VideoTreatment | null;
  /** Moment of the poster; a tenth of the length when null. */
  readonly posterMs: number | null;
  /** Which pictures are wanted. */
  readonly wanted: readonly ('poster' | 'storyboard' | 'preview')[];
  readonly folder: string;
}

/** A sheet of small pictures, each so many milliseconds after the former. */
export interface Storyboard {
  readonly file: string;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
  readonly intervalMs: number;
}

/** Absolute paths of what was asked for. */
export interface ImageOutput {
  readonly poster: string | null;
  readonly storyboard: Storyboard | null;
  /** Three seconds that move, as WebP. */
  readonly preview: string | null;
}
