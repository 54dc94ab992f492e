import type { ProcessIdentity } from '@skydeck/exec';

/** What a network is found again by. */
export type JoinNote =
  | { readonly kind: 'bridge'; readonly index: number; readonly address: string }
  | {
      readonly kind: 'slirp';
      /** Who holds the namespaces open, and who joins them to the world. */
      readonly processes: readonly ProcessIdentity[];
      readonly socket: string;
      readonly port?: number;
    };

/** A network of its own that processes can be started in. */
export interface JoinedNetwork {
  /** For a later process of the platform. */
  readonly note: JoinNote;
  /** Address that the host reaches its processes at. */
  address: string;
  /** Port on the host that leads to the one asked for at {@link SandboxNetwork.attach}, when they differ. */
  port?: number;
  /** The prefix of an argument list that starts the command after it inside. */
  enter(argv: readonly string[]): string[];
  /** Takes the network down. Its processes must have ended. */
  release(): Promise<void>;
}

/** Gives each build and replica a network that reaches the internet but neither the host nor its neighbours. */
export interface SandboxNetwork {
  /** Makes what all sandboxes share. May be repeated. */
  prepare(): Promise<void>;
  /** The host as the inside reaches it where its rules allow that, and the networks that ask from. */
  host(): Promise<{ readonly host: string; readonly appNetworks: readonly string[] }>;
  /** A new network; `port` is the one that the host wants to reach inside, `project` whose it is. */
  attach(port?: number, project?: string): Promise<JoinedNetwork>;
  /** A network that an earlier run has made; undefined when it is there no more, or not as it was. */
  rejoin(note: JoinNote, project?: string): Promise<JoinedNetwork | undefined>;
  /** Name servers that the inside can ask. */
  nameservers(): Promise<string[]>;
  /** Removes every network that an earlier run of this installation left, but those noted. */
  sweep(keep?: readonly JoinNote[]): Promise<void>;
  /** Removes everything, the shared part too. */
  close(): Promise<void>;
}
