import type { Permissions, TrackSource } from './participant.js';

/** How big a picture is wanted of a track that is sent in several sizes. */
export type VideoQuality = 'high' | 'medium' | 'low' | 'off';

/** One line of an offer of the publisher, by its `mid`. */
export interface PublishedLine {
  readonly mid: string;
  readonly source: TrackSource;
  readonly width?: number;
  readonly height?: number;
  readonly muted?: boolean;
}

/** What a moderator asks for. */
export type ModeratorAction =
  | {
      readonly action: 'mute';
      readonly identity: string;
      readonly track_id?: string;
      readonly source?: TrackSource;
      readonly muted: boolean;
    }
  | { readonly action: 'mute_all'; readonly source: TrackSource }
  | { readonly action: 'remove'; readonly identity: string; readonly ban?: boolean }
  | { readonly action: 'permissions'; readonly identity: string; readonly permissions: Permissions }
  | { readonly action: 'lower_hand'; readonly identity: string }
  | { readonly action: 'admit' | 'deny'; readonly identity: string };

/**
 * What a client sends, as one JSON text each. Every request has an `id` that counts up from 1 and is
 * answered once, by a `Reply` with the same number. `join` is the first; nothing else is taken before.
 */
export type ClientRequest =
  | {
      readonly id: number;
      readonly type: 'join';
      readonly token: string;
      readonly resume?: string;
      readonly client?: string;
    }
  | {
      readonly id: number;
      readonly type: 'publish';
      /** An offer; lines with simulcast list their sizes from the smallest to the largest. */
      readonly sdp: string;
      readonly tracks: readonly PublishedLine[];
    }
  | { readonly id: number; readonly type: 'subscribe'; readonly track_ids: readonly string[] }
  | { readonly id: number; readonly type: 'unsubscribe'; readonly track_ids: readonly string[] }
  | { readonly id: number; readonly type: 'answer'; readonly sdp: string }
  | {
      readonly id: number;
      readonly type: 'candidate';
      readonly peer: 'publisher' | 'subscriber';
      readonly candidate: CandidateInit | null;
    }
  | {
      readonly id: number;
      readonly type: 'restart_ice';
      readonly peer: 'publisher' | 'subscriber';
      readonly sdp?: string;
    }
  | {
      readonly id: number;
      readonly type: 'quality';
      readonly track_id: string;
      readonly quality: VideoQuality;
    }
  | {
      readonly id: number;
      readonly type: 'mute';
      readonly track_id: string;
      readonly muted: boolean;
    }
  | {
      readonly id: number;
      readonly type: 'data';
      readonly topic: string;
      readonly payload: string;
      readonly to?: readonly string[];
    }
  | {
      readonly id: number;
      readonly type: 'chat';
      readonly text: string;
      readonly to?: readonly string[];
    }
  | { readonly id: number; readonly type: 'hand'; readonly raised: boolean }
  | {
      readonly id: number;
      readonly type: 'profile';
      readonly name?: string;
      readonly metadata?: Readonly<Record<string, unknown>> | null;
    }
  | ({ readonly id: number; readonly type: 'moderate' } & ModeratorAction)
  | { readonly id: number; readonly type: 'report'; readonly stats: readonly TrackReport[] }
  | { readonly id: number; readonly type: 'leave' };

/** What a client measured of one track since its last report. */
export interface TrackReport {
  readonly track_id: string;
  readonly direction: 'in' | 'out';
  /** Bits a second. */
  readonly bitrate_bps: number;
  /** 0 to 1. */
  readonly packet_loss: number;
  readonly jitter_ms: number;
  readonly rtt_ms: number;
  readonly frames_per_second: number;
  readonly width: number;
  readonly height: number;
}

/** A candidate of ICE, in the form of `RTCIceCandidateInit`. */
export interface CandidateInit {
  readonly candidate: string;
  readonly sdpMid?: string | null;
  readonly sdpMLineIndex?: number | null;
}
