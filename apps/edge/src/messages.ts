import type { Certificate, CertificateList } from './certificates/certificate.schema.js';
import type { Route, Snapshot } from './routes/route.schema.js';
import type { FloorEntry } from './routes/version-floor.js';
import type { AppCounts } from './stats/app-counts.js';
import type { RoomName, WaitedFor } from './waiting/waiting-room.js';
import type { ChallengeEntry } from './challenges/challenge-book.js';

/** What a worker knows and its successor must not lose. */
export interface HandedState {
  readonly routes: Snapshot;
  readonly floors: readonly FloorEntry[];
  readonly certificates: CertificateList;
  readonly challenges: readonly ChallengeEntry[];
  readonly rooms: Record<RoomName, { number: number; waited: readonly WaitedFor[] }>;
  readonly counts: readonly AppCounts[];
}

/** The workers as their keeper sees them. */
export interface Family {
  /** Number of the worker that accepts. */
  readonly worker: number;
  /** Numbers of those that only finish what they have. */
  readonly draining: readonly number[];
  /** Workers that were replaced because somebody asked for it. */
  readonly restarts: number;
  /** Workers that ended unasked. */
  readonly crashes: number;
  /** Workers that could not be started. */
  readonly failures: number;
  /** Keepers that ended unasked; the worker that accepts started another one. */
  readonly losses: number;
}

/** Something that was changed by the control API. */
export type Change =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly kind: 'route'; readonly route: Route }
  | { readonly kind: 'no-route'; readonly host: string }
  | { readonly kind: 'certificate'; readonly certificate: Certificate }
  | { readonly kind: 'no-certificate'; readonly host: string };

/** What the worker that accepts and those that drain tell each other. */
export type PeerMessage =
  | { readonly kind: 'change'; readonly change: Change }
  | {
      readonly kind: 'drain';
      readonly id: number;
      readonly targets: readonly string[];
      readonly timeoutMs: number;
    }
  | { readonly kind: 'drained'; readonly id: number; readonly inflight: number }
  | { readonly kind: 'waited'; readonly room: RoomName; readonly waited: WaitedFor }
  | { readonly kind: 'counted'; readonly counts: readonly AppCounts[] };

/** What the keeper tells a worker. */
export type KeeperMessage =
  | { readonly kind: 'serve'; readonly state: HandedState | undefined; readonly family: Family }
  | { readonly kind: 'hand-over' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'drain' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'family'; readonly family: Family }
  | { readonly kind: 'relayed'; readonly from: number; readonly message: PeerMessage };

/** What a worker tells its keeper. */
export type WorkerMessage =
  /** It has read its code and settings; `home` is the folder of the installation. */
  | { readonly kind: 'prepared'; readonly home: string }
  | { readonly kind: 'serving' }
  /** It accepts, and has started this keeper in the place of one that ended. */
  | { readonly kind: 'adopt'; readonly home: string; readonly family: Family }
  | { readonly kind: 'handed'; readonly state: HandedState }
  | { readonly kind: 'relay'; readonly message: PeerMessage };
