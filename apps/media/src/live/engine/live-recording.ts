/** A segment of a recording: one object, which begins with a keyframe. */
export interface RecordedSegment {
  readonly objectKey: string;
  readonly sizeBytes: number;
  readonly durationTicks: number;
}

/** One rendition of a part of a recording, as `rendition` and `segment` want it. */
export interface RecordedRendition {
  /** Such as `source`, `360p` or `audio-0`. */
  readonly name: string;
  readonly kind: 'video' | 'audio';
  readonly width: number | null;
  readonly height: number | null;
  readonly frameRate: number | null;
  readonly channels: number | null;
  readonly codecs: string;
  readonly timescale: number;
  readonly initKey: string;
  readonly initSha256: string;
  readonly initBytes: number;
  /** Of its init segment and all of its segments. */
  readonly bytes: number;
  readonly peakBps: number;
  readonly averageBps: number;
  readonly segments: readonly RecordedSegment[];
}

/**
 * A part of a recording that plays without a break: each rendition has one init segment and one
 * timeline. A publisher that comes back with another picture begins another part.
 */
export interface RecordedPart {
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly renditions: readonly RecordedRendition[];
}

/** What was kept of a session: everything is in the object store, nothing needs encoding. */
export interface LiveRecording {
  readonly streamId: string;
  readonly sessionId: string;
  /** All objects of it begin so. */
  readonly prefix: string;
  readonly parts: readonly RecordedPart[];
  /** Segments that could not be stored. */
  readonly lostSegments: number;
}
