import type { RtmpAttempt, RtmpEnd, RtmpRefusal } from '../rtmp-end.js';

/** Sound or picture as it was sent: the body of a tag of FLV. */
export interface MediaMessage {
  readonly kind: 'audio' | 'video';
  readonly timestampMs: number;
  readonly payload: Buffer;
}

/** A publisher, as a session sees it. */
export interface Publisher {
  /** Ends the connection; says why, once. */
  close(why: RtmpEnd): void;
}

/** Where what a publisher sends goes. */
export interface PublisherSink {
  media(message: MediaMessage): void;
  /** The last call. */
  gone(why: RtmpEnd): void;
}

/** Asked before anything of a publisher is taken. */
export interface RtmpGate {
  admit(attempt: RtmpAttempt, publisher: Publisher): Promise<PublisherSink | RtmpRefusal>;
}

/** What peers may cost. */
export interface RtmpLimits {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Until somebody publishes. */
  readonly openingMs: number;
  /** Without a byte. */
  readonly silenceMs: number;
  readonly commandBytes: number;
  readonly messageBytes: number;
}

export const RTMP_LIMITS: RtmpLimits = {
  connections: 200,
  connectionsPerAddress: 50,
  openingMs: 10_000,
  silenceMs: 15_000,
  commandBytes: 64 * 1024,
  messageBytes: 4 * 1024 * 1024,
};
