/** What one connection may send, and how much of it. */
export const LIMITS = {
  frameBytes: 64 * 1024,
  sdpBytes: 64 * 1024,
  sdpLines: 1_000,
  mediaLines: 32,
  candidateCharacters: 1_024,
  dataBytes: 15 * 1024,
  metadataBytes: 4 * 1024,
  chatCharacters: 4_000,
  /** Tracks named in one request. */
  tracks: 200,
  /** Requests a second, and how many at once. */
  requests: { perSecond: 50, burst: 200 },
  chat: { perSecond: 5, burst: 20 },
  data: { perSecond: 30, burst: 60 },
  /** Of one address. */
  joins: { perSecond: 10, burst: 50 },
  /** So many refusals in a row end the connection. */
  refusals: 500,
  /** Requests that wait for the one before. */
  queued: 256,
  joinWithinMs: 5_000,
  resumeWithinMs: 30_000,
  pingEveryMs: 10_000,
  /** What waits to be sent: notices that may be missed are left out above the first, above the second it ends. */
  bufferedBytes: 512 * 1024,
  mostBufferedBytes: 4 * 1024 * 1024,
} as const;
