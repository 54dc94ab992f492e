import type { Server } from '../api/shapes.js';

/** What every section of a server is given. */
export interface ServerTabProps {
  readonly project: string;
  readonly server: Server;
}

/** The sections of a server in their order, by what they are about. */
export const TAB_GROUPS = [
  { label: 'Server', tabs: ['overview', 'console', 'metrics', 'activity'] },
  { label: 'Resources', tabs: ['network', 'volumes', 'snapshots'] },
  { label: 'Configuration', tabs: ['settings'] },
] as const;
export type ServerTab = (typeof TAB_GROUPS)[number]['tabs'][number];

/** All sections of a server. */
export const TAB_NAMES: readonly ServerTab[] = TAB_GROUPS.flatMap(({ tabs }) => tabs);
