import type { App } from '../api/shapes.js';

/** What every section of an app is given. */
export interface AppTabProps {
  readonly project: string;
  readonly app: App;
}

/** The sections of an app in their order, by what they are about. */
export const TAB_GROUPS = [
  { label: 'App', tabs: ['overview', 'deployments', 'releases', 'logs', 'metrics'] },
  { label: 'Runtime', tabs: ['scaling', 'jobs', 'terminal'] },
  { label: 'Network', tabs: ['domains', 'edge'] },
  { label: 'Configuration', tabs: ['environment', 'source', 'previews', 'settings'] },
] as const;
export type AppTab = (typeof TAB_GROUPS)[number]['tabs'][number];

/** All sections of an app. */
export const APP_TABS: readonly AppTab[] = TAB_GROUPS.flatMap(({ tabs }) => tabs);
