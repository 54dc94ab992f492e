/** The edge refused a call, or did not answer. */
export class EdgeRefused extends Error {
  override readonly name = 'EdgeRefused';

  constructor(
    /** Code of the edge's answer; `unreachable` when there was none. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What an edge holds. */
export interface EdgeState {
  readonly version: number;
  readonly items: readonly { readonly host: string; readonly version: number }[];
}

/** Apps that requests wait for at the edge. */
export interface EdgeWakes {
  /** To be given as `after` next time. */
  readonly cursor: number;
  readonly items: readonly {
    readonly app_id: string;
    readonly host: string;
    readonly waiting: number;
  }[];
}

/** What the edge counted of one app. */
export interface EdgeAppStats {
  readonly app: string;
  readonly inflight: number;
  /** Connections of other protocols, such as WebSocket, that are open. */
  readonly upgrades: number;
  /** Answers since the edge started. */
  readonly requests: number;
  /** Answers with a status from 400 to 499 since the start. */
  readonly client_errors: number;
  /** Answers with a status of 500 and above since the start. */
  readonly errors: number;
  /** Half of the answers of the last minute took no longer; null when there was none. */
  readonly p50_ms: number | null;
  readonly p95_ms: number | null;
  readonly p99_ms: number | null;
}

/** A certificate that the edge shows visitors. */
export interface EdgeCertificate {
  readonly host: string;
  readonly fingerprint: string;
}

/** Hosts whose handshakes wait for a certificate. */
export interface EdgeCertificateRequests {
  readonly cursor: number;
  readonly items: readonly { readonly host: string }[];
}
