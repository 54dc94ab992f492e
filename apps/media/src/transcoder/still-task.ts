/** Kinds of pictures that can be asked for. */
export const STILL_FORMATS = ['jpg', 'png', 'webp'] as const;
export type StillFormat = (typeof STILL_FORMATS)[number];

/** What is done when a box has another shape than the picture. */
export const STILL_FITS = ['contain', 'cover', 'pad'] as const;
export type StillFit = (typeof STILL_FITS)[number];

/** Makes one picture. */
export interface StillTask {
  /** Absolute path of an MP4 of ours, or of a part of one. */
  readonly file: string;
  /** From the beginning of that file; the first frame from then on is taken. */
  readonly atMs: number;
  /** The picture is scaled to this. */
  readonly width: number;
  readonly height: number;
  /** And then put into the middle of this, or cut to it. */
  readonly box: { readonly width: number; readonly height: number };
  readonly format: StillFormat;
  readonly folder: string;
  /** Whether the file is a PNG of ours. */
  readonly isPicture?: boolean;
}

/** Makes some seconds that move. */
export interface AnimationTask {
  readonly file: string;
  readonly fromMs: number;
  readonly durationMs: number;
  readonly width: number;
  readonly height: number;
  readonly folder: string;
}

/** A picture of a stranger, as a PNG that a program of ours wrote. */
export interface TakenPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}
