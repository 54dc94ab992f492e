/** The media server refused a request. */
export class JanusRefused extends Error {
  constructor(
    /** Its own number of the reason, such as 428 (no such feed). */
    readonly code: number,
    reason: string,
  ) {
    super(`${code} ${reason}`);
    this.name = 'JanusRefused';
  }
}

/** The media server is gone, or did not answer in time. */
export class JanusLost extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'JanusLost';
  }
}

/** Reasons of refusals that we act on. @see janus_videoroom.c, `JANUS_VIDEOROOM_ERROR_*` */
export const JANUS_CODES = {
  no_such_room: 426,
  room_exists: 427,
  no_such_feed: 428,
  already_joined: 425,
  id_exists: 436,
  invalid_sdp: 437,
} as const;

/** Whether the media server refused with one of these codes. */
export function isRefused(error: unknown, ...codes: readonly number[]): error is JanusRefused {
  return error instanceof JanusRefused && codes.includes(error.code);
}
