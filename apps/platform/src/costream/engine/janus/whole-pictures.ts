import type { LiveRoom } from '../gateway/live-room.js';

/**
 * After how long it is asked. A browser ignores who asks within 300 ms of another, as of somebody
 * who has just joined, and the media server asks once and does not look whether anything came.
 */
const ASK_AFTER_MS = [600, 1_500, 4_000];

/**
 * Asks for pictures that are whole: of a video nothing is written down until one comes, which
 * may else be minutes after the recording began.
 */
export class WholePictures {
  readonly #timers = new Map<LiveRoom, readonly NodeJS.Timeout[]>();

  /** Asks who publishes pictures in a room, some times within seconds. */
  ask(room: LiveRoom): void {
    this.end(room);
    const timers = ASK_AFTER_MS.map((afterMs) => setTimeout(() => askAll(room), afterMs).unref());
    this.#timers.set(room, timers);
  }

  /** Asks no more. */
  end(room: LiveRoom): void {
    for (const timer of this.#timers.get(room) ?? []) clearTimeout(timer);
    this.#timers.delete(room);
  }
}

function askAll({ members }: LiveRoom): void {
  for (const { publisher } of members.values()) {
    for (const track of publisher.tracks.values()) {
      // Who leaves in this moment is not there to be asked.
      if (track.kind === 'video') void publisher.keyframe(track).catch(() => undefined);
    }
  }
}
