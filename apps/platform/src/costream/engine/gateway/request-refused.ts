/** A request of a client is answered with a code and a sentence. */
export class RequestRefused extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
    this.name = 'RequestRefused';
  }
}

/** Why requests are refused. */
export type RefusalCode =
  | 'invalid_request'
  | 'invalid_sdp'
  | 'not_joined'
  | 'not_permitted'
  | 'muted_by_moderator'
  | 'too_many_publishers'
  | 'rate_limited'
  | 'no_such_track'
  | 'no_such_participant'
  | 'not_publishing'
  | 'not_subscribed'
  | 'engine_unavailable'
  | 'internal';
