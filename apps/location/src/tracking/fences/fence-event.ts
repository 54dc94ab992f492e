/** What happened at a fence. */
export interface FenceEvent {
  /** Once for each time in a fence and kind: what is stored under it is stored once. */
  readonly key: string;
  readonly kind: 'enter' | 'exit' | 'dwell';
  readonly fenceId: string;
  readonly deviceId: string;
  /**
   * When it happened, in milliseconds since 1970: the time of the position that showed an entry or an
   * exit; of dwelling, when the time in the fence was over.
   */
  readonly atMs: number;
  /** Where the device was, as far as was known at that time. */
  readonly lat: number;
  readonly lon: number;
  /** Since when the device was in it; of an entry, the same as `atMs`. */
  readonly sinceMs: number;
  /** Of an exit: whether it `left`, or the fence is not watched now (`unwatched`). */
  readonly cause?: 'left' | 'unwatched';
}

/** Where a device is, as far as fences go; plain data that may be stored. */
export interface DeviceFences {
  readonly deviceId: string;
  /** Of the latest position that counted. */
  readonly atMs: number;
  readonly lat: number;
  readonly lon: number;
  readonly inside: readonly {
    readonly fenceId: string;
    readonly sinceMs: number;
    readonly hasDwelt: boolean;
  }[];
}
