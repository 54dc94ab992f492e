import type { LiveRecording } from './live-recording.js';
import type { LiveAttempt, LiveEnd, LiveFacts, LiveSession, LiveVerdict } from './live-session.js';

/**
 * Says who may publish, and is told what becomes of it. Calls of one session come one after the
 * other: `connected`, `active`, `disconnected`, `connected` again …, `ended`, which is the last.
 * What it throws is logged and hurts no publisher; but who cannot be admitted is refused.
 */
export abstract class LiveGatekeeper {
  /**
   * Whether somebody may publish: asked before any byte of media is taken. Asked again when a
   * publisher comes back; the engine then goes on with the session that it still holds.
   */
  abstract admit(attempt: LiveAttempt): Promise<LiveVerdict>;

  /** A publisher is there; there may be nothing to play yet. */
  abstract connected(session: LiveSession): Promise<void>;

  /** It can be played (again). */
  abstract active(session: LiveSession, facts: LiveFacts): Promise<void>;

  /** The publisher is gone; the session waits for it. */
  abstract disconnected(session: LiveSession, why: LiveEnd): Promise<void>;

  /**
   * The session is over. Null when nothing was kept. Tried some times while it throws; who was not
   * told at last finds what was kept with `LiveEngine.recover`.
   */
  abstract ended(
    session: LiveSession,
    why: LiveEnd,
    recording: LiveRecording | null,
  ): Promise<void>;

  /**
   * Told every ten seconds while the process holds a session, so that a row whose process is gone is
   * noticed. Answers whether it may go on: that is how an order from elsewhere reaches it.
   */
  abstract alive(session: LiveSession, facts: LiveFacts): Promise<'go_on' | 'stop' | 'disable'>;
}
