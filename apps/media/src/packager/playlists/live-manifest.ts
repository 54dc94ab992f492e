/** A piece of a segment, which players may have before the segment is whole. */
export interface LivePartEntry {
  readonly uri: string;
  readonly durationTicks: number;
  /** Whether a player can begin with it. */
  readonly isIndependent: boolean;
}

/** A segment of a live stream. */
export interface LiveSegmentEntry {
  /** Null while it is not whole. */
  readonly uri: string | null;
  readonly durationTicks: number;
  readonly startsAt: Date;
  readonly initUri: string;
  /** How often the timeline broke before it. */
  readonly breaks: number;
  /** None when only the whole is named. */
  readonly parts: readonly LivePartEntry[];
}

/** What the playlist of one rendition of a live stream is written from. */
export interface LiveManifest {
  readonly timescale: number;
  readonly targetS: number;
  readonly partTargetS: number;
  /** Number of the first segment, counted from the beginning. */
  readonly mediaSequence: number;
  /** Breaks before the first segment. */
  readonly discontinuitySequence: number;
  readonly segments: readonly LiveSegmentEntry[];
  /** The part that comes next; null when none will. */
  readonly hintUri: string | null;
  readonly isEnded: boolean;
  /** How far the other renditions are. */
  readonly reports: readonly LiveReport[];
}

/** How far a rendition is. */
export interface LiveReport {
  readonly uri: string;
  readonly lastSegment: number;
  readonly lastPart: number;
}
