import type { IncusTarget } from './client/incus-target.js';

/** How servers are run by Incus or LXD. */
export interface IncusSettings {
  /** Six hexadecimal digits of the installation; servers of others in the same daemon are let be. */
  readonly instance: string;
  /** Folder for a daemon of our own. */
  readonly dir: string;
  /** A daemon to use rather than our own. */
  readonly target?: IncusTarget;
  /** Whether a daemon that runs on this machine is used before one of our own is started. */
  readonly usesFoundDaemon?: boolean;
  /** Daemon program to start instead of the one that is found. */
  readonly program?: string;
  /** Storage pool of the daemon; ours is made when the daemon is. */
  readonly pool?: string;
  /** Project of the daemon; its default one when absent. */
  readonly project?: string;
  /** Size of our own pool. */
  readonly poolSizeGb?: number;
}

/** Prefix of everything we tag. */
export const TAG = 'user.skydeck';
export const POOL = 'skydeck';
