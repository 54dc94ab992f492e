import type { IncomingMessage } from 'node:http';
import type { ApiError } from '@skydeck/errors';

/** Where a WebSocket leads. */
export interface TunnelTarget {
  /** Its address at the service, or why there is none for whoever asks. */
  readonly to: URL | ApiError;
  /** Cookies that the browser is given with the answer: its session may have been renewed. */
  readonly cookies: readonly string[];
}

/** One kind of WebSocket that is passed on. */
export interface TunnelDoor {
  /** Name of the service behind it, for the sentence when that is away. */
  readonly service: string;
  /** The addresses that it opens for, with their query. */
  readonly address: RegExp;
  /** How long one connection may last; without it, as long as both sides want. */
  readonly longestMs?: number;
  readonly targetOf: (request: IncomingMessage) => TunnelTarget | Promise<TunnelTarget>;
}
