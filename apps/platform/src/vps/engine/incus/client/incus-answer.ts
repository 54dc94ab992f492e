/** What a daemon sends for every request that is not a file. */
export interface IncusAnswer<T = unknown> {
  readonly type: 'sync' | 'async' | 'error';
  readonly metadata: T;
  readonly operation?: string;
  readonly error?: string;
  readonly error_code?: number;
}

/** Work that goes on in the daemon. */
export interface IncusOperation {
  readonly id: string;
  readonly status_code: number;
  readonly err: string;
  readonly metadata: Readonly<Record<string, unknown>> | null;
}

/** What a daemon tells of itself. */
export interface IncusServer {
  readonly api_extensions: readonly string[];
  readonly auth: string;
  readonly environment: {
    readonly server: string;
    readonly server_version: string;
    readonly server_clustered: boolean;
    readonly driver: string;
    readonly storage: string;
    readonly kernel_features?: Readonly<Record<string, string>>;
  };
}

/** An instance as a daemon lists it. */
export interface IncusInstance {
  readonly name: string;
  readonly status: string;
  readonly location: string;
  readonly config: Readonly<Record<string, string>>;
  readonly devices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly state?: IncusState | null;
}

export interface IncusState {
  readonly status: string;
  readonly processes: number;
  readonly cpu: { readonly usage: number };
  readonly memory: { readonly usage: number };
  readonly disk: Readonly<Record<string, { readonly usage: number }>> | null;
  readonly network: Readonly<
    Record<
      string,
      {
        readonly addresses: readonly { readonly family: string; readonly address: string }[];
        readonly counters: { readonly bytes_received: number; readonly bytes_sent: number };
      }
    >
  > | null;
}
