import type { Database } from '../api/shapes.js';

/** What every tab of a database is given. */
export interface DatabaseTabProps {
  readonly project: string;
  readonly database: Database;
}

/** The tabs of a database in their order. */
export const DATABASE_TABS = ['overview', 'access', 'backups', 'metrics', 'settings'] as const;
export type DatabaseTab = (typeof DATABASE_TABS)[number];
