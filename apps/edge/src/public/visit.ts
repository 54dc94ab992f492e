import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Replica } from '../proxy/replica.js';
import type { LiveRoute } from '../routes/live-route.js';

/** One request of a visitor on its way through the edge. */
export interface Visit {
  readonly id: string;
  readonly startedMs: number;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Address of the visitor. */
  readonly client: string;
  /** Whether the visitor came by TLS. */
  readonly secure: boolean;
  /** The `Host` header, or the authority of an absolute target. */
  readonly authority: string;
  /** The name under which the route is found. */
  readonly host: string;
  /** Path and query. */
  readonly target: string;
  live: LiveRoute | undefined;
  replica: Replica | undefined;
  attempts: number;
  /** Whether the connection now speaks another protocol. */
  upgraded: boolean;
  /** Bytes of the body that were sent to the visitor. */
  bytes: number;
}

/** The path without the query. */
export function pathOf(visit: Visit): string {
  const query = visit.target.indexOf('?');
  return query === -1 ? visit.target : visit.target.slice(0, query);
}
