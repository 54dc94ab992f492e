import { createRoute } from '@tanstack/react-router';
import { DATABASE_TABS, type DatabaseTab } from '../databases/database-tab.js';
import { lazyPage } from './lazy-page.js';
import { projectRoute } from './project-route.js';

const databasesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/databases',
  component: lazyPage(() => import('../databases/databases-page.js'), 'DatabasesPage'),
});

const newDatabaseRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/databases/new',
  component: lazyPage(() => import('../databases/new-database-page.js'), 'NewDatabasePage'),
});

const databaseRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/database/$database',
  validateSearch: (search): { tab?: DatabaseTab } => ({
    tab: DATABASE_TABS.find((tab) => tab === search['tab']),
  }),
  component: lazyPage(() => import('../databases/database-page.js'), 'DatabasePage'),
});

/** The pages of managed databases. */
export const databaseRoutes = [databasesRoute, newDatabaseRoute, databaseRoute] as const;
