import type { ChatMessage } from './answers.js';

/** Result of `publish`. */
export interface PublishResult {
  /** The answer to the offer. */
  readonly sdp: string;
  /** What each line of the offer is from now on; lines that publish nothing are not named. */
  readonly lines: readonly { readonly mid: string; readonly track_id: string }[];
}

/** Result of `restart_ice`: the answer, for the publisher; the subscriber gets a notice `offer`. */
export interface RestartIceResult {
  readonly sdp?: string;
}

/** Result of `chat`; everybody it is for, its sender too, gets the notice `chat` as well. */
export type ChatResult = ChatMessage;
