/** Numerator and denominator, both whole and positive. */
export type Fraction = readonly [numerator: number, denominator: number];

/** Degrees that a picture is to be turned by, clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

/** Colours as the stream declares them; null where it is silent. */
export interface VideoColor {
  readonly primaries: string | null;
  readonly transfer: string | null;
  readonly matrix: string | null;
  readonly range: 'tv' | 'pc' | null;
  /** PQ or HLG. */
  readonly isHdr: boolean;
}

/** Where a picture can be entered, seen over the whole file. */
export interface KeyframeSpacing {
  readonly count: number;
  /** Longest time from one to the next, or to the end. */
  readonly maxDistanceMs: number;
  /** Whether no picture after one, in order of display, needs one before it. */
  readonly areClosed: boolean;
}

/** The picture of a file. */
export interface VideoTrack {
  /** Number of the stream in the file. */
  readonly index: number;
  readonly codec: string;
  readonly profile: string | null;
  readonly level: number | null;
  readonly pixelFormat: string;
  readonly bitDepth: number;
  /** As stored. */
  readonly codedWidth: number;
  readonly codedHeight: number;
  /** As shown: pixels made square, then turned. */
  readonly width: number;
  readonly height: number;
  readonly sampleAspect: Fraction;
  readonly rotation: Rotation;
  /** Frames over time. */
  readonly averageFrameRate: Fraction;
  /** The finest rate on which all frames lie, as far as it is known. */
  readonly realFrameRate: Fraction;
  readonly hasVariableRate: boolean;
  readonly isInterlaced: boolean;
  readonly color: VideoColor;
  readonly bitrateBps: number | null;
  /** On the timeline of the file, which begins at 0. */
  readonly startMs: number;
  readonly endMs: number;
  /** Null when the file was too large to look through. */
  readonly keyframes: KeyframeSpacing | null;
}

/** A sound of a file. */
export interface AudioTrack {
  readonly index: number;
  readonly codec: string;
  readonly profile: string | null;
  readonly channels: number;
  readonly channelLayout: string | null;
  readonly sampleRateHz: number;
  readonly bitrateBps: number | null;
  /** As the file has it, such as `eng`; null when it says nothing or `und`. */
  readonly language: string | null;
  readonly title: string | null;
  readonly isDefault: boolean;
  readonly startMs: number;
  readonly endMs: number;
}

/** A text of a file. */
export interface SubtitleTrack {
  readonly index: number;
  readonly codec: string;
  readonly language: string | null;
  readonly title: string | null;
  readonly isDefault: boolean;
  /** Whether it is text; pictures of text cannot become captions. */
  readonly isText: boolean;
}

/** What a file is. Plain JSON, so that it can be stored and planned from again. */
export interface ProbeReport {
  /** `mp4`, `matroska`, `mpegts` … */
  readonly container: string;
  readonly bytes: number;
  readonly bitrateBps: number;
  readonly durationMs: number;
  readonly video: VideoTrack | null;
  readonly audio: readonly AudioTrack[];
  readonly subtitles: readonly SubtitleTrack[];
}
