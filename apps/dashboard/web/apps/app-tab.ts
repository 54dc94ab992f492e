import type { App } from '../api/shapes.js';

/** What every tab of an app is given. */
export interface AppTabProps {
  readonly project: string;
  readonly app: App;
}

/** The tabs of an app in their order. */
export const APP_TABS = [
  'overview',
  'deployments',
  'releases',
  'logs',
  'metrics',
  'environment',
  'domains',
  'edge',
  'scaling',
  'jobs',
  'terminal',
  'source',
  'previews',
  'settings',
] as const;
export type AppTab = (typeof APP_TABS)[number];
