/** Where the SDK gets time from; tests bring their own. */
export interface RoomClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once, after so many milliseconds. @returns how to call it off */
  after(delayMs: number, call: () => void): () => void;
}

/** The clock of the browser. */
export const browserClock: RoomClock = {
  now: () => Date.now(),
  after: (delayMs, call) => {
    const timer = setTimeout(call, delayMs);
    return () => clearTimeout(timer);
  },
};
