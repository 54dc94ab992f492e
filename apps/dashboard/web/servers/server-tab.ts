import type { Server } from '../api/shapes.js';

/** What every tab of a server is given. */
export interface ServerTabProps {
  readonly project: string;
  readonly server: Server;
}

/** The tabs of a server in their order. */
export const TAB_NAMES = [
  'overview',
  'console',
  'metrics',
  'snapshots',
  'network',
  'volumes',
  'activity',
  'settings',
] as const;
export type ServerTab = (typeof TAB_NAMES)[number];
