/** When somebody is to be reminded of an event (RFC 5545, 3.6.6). */
export interface PlannedAlarm {
  readonly action: 'display' | 'email';
  /** Seconds after the start, or the end; null for a time of its own. */
  readonly offset: number | null;
  readonly isOfEnd: boolean;
  /** Its own time, in seconds since 1970. */
  readonly at: number | null;
  /** How often it comes again. */
  readonly repeat: number;
  readonly everyS: number;
  /** Whom it names. */
  readonly to: readonly string[];
  /** Until when somebody has seen it (RFC 9074), in seconds since 1970. */
  readonly seen: number | null;
}

/** How often one comes again at most. */
export const MOST_REPEATS = 10;
/** How many of one event are heeded. */
export const MOST_ALARMS = 10;
/** How far from the event one may be. */
export const MOST_OFFSET_S = 366 * 86_400;
/** Whom one may name. */
export const MOST_RECIPIENTS = 5;
