import type { Tenant } from '@skydeck/auth-guard';
import {
  RTMP_ENDS,
  RTMP_REFUSALS,
  type RtmpAttempt,
  type RtmpEnd,
  type RtmpRefusal,
} from '@skydeck/rtmp';

/** What its owner chose for a live stream. */
export interface LiveSettings {
  /** Whether what is sent is kept, to become an asset. */
  readonly record: boolean;
  /** Rungs besides the sent picture, at most; null for what the process is set to. */
  readonly maxExtraRungs: number | null;
  /** How long a publisher that is gone may come back into the same session. */
  readonly reconnectWindowMs: number;
}

/** Somebody who wants to publish. The key is a secret: it goes into no log. */
export type LiveAttempt = RtmpAttempt;

/** Why somebody may not publish. */
export const LIVE_REFUSALS = RTMP_REFUSALS;
export type LiveRefusal = RtmpRefusal;

/** Whether somebody may publish, and to which stream. */
export type LiveVerdict =
  | {
      readonly isAdmitted: true;
      readonly streamId: string;
      readonly tenant: Tenant;
      readonly settings: LiveSettings;
    }
  | { readonly isAdmitted: false; readonly why: LiveRefusal };

/** One time that a stream is live, from its first publisher until nobody comes back. */
export interface LiveSession {
  readonly streamId: string;
  readonly tenant: Tenant;
  /** `lss_…`, made by the engine. */
  readonly sessionId: string;
  /** Where the one process that holds it is reached by others, as it is set; null when not set. */
  readonly holderUrl: string | null;
  readonly startedAt: Date;
}

/** Why a publisher is gone or a session is over. */
export const LIVE_ENDS = RTMP_ENDS;
export type LiveEnd = RtmpEnd;

/** What is seen of a session now. */
export interface LiveFacts {
  readonly sessionId: string;
  readonly status: 'connected' | 'active' | 'disconnected';
  readonly startedAt: Date;
  /** Of what was sent in the last seconds. */
  readonly bitrateBps: number;
  readonly framesPerSecond: number;
  /** Null before the picture is known, or when there is none. */
  readonly width: number | null;
  readonly height: number | null;
  /** Messages that were left out because the encoder could not keep up. */
  readonly droppedMessages: number;
  readonly reconnects: number;
  readonly encoderRestarts: number;
  readonly receivedBytes: number;
  /** Whether the sent picture is passed on as it is. */
  readonly isPassedThrough: boolean;
  readonly renditions: readonly string[];
}
