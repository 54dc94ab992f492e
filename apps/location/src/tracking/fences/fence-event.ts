/** What happened at a fence. */
export interface FenceEvent {
  /** The same whenever the same positions are replayed: what is stored under it is stored once. */
  readonly key: string;
  readonly kind: 'enter' | 'exit' | 'dwell';
  readonly fenceId: string;
  readonly deviceId: string;
  /** Of the position that showed it, in milliseconds since 1970. */
  readonly atMs: number;
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
  readonly inside: readonly {
    readonly fenceId: string;
    readonly sinceMs: number;
    readonly hasDwelt: boolean;
  }[];
}
