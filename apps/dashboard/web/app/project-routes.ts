import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from './frame-routes.js';

const projectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$project',
  component: lazyRouteComponent(() => import('../projects/project-frame.js'), 'ProjectFrame'),
});

const overviewRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../overview/overview-page.js'), 'OverviewPage'),
});

const productsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/products',
  component: lazyRouteComponent(() => import('../products/products-page.js'), 'ProductsPage'),
});

const keysRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/keys',
  component: lazyRouteComponent(() => import('../keys/keys-page.js'), 'KeysPage'),
});

const appsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/apps',
  component: lazyRouteComponent(() => import('../apps/apps-page.js'), 'AppsPage'),
});

const newAppRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/apps/new',
  component: lazyRouteComponent(() => import('../apps/new-app-page.js'), 'NewAppPage'),
});

const APP_TABS = ['deployments', 'logs', 'environment', 'settings'] as const;
export type AppTab = (typeof APP_TABS)[number];

const appRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/app/$app',
  validateSearch: (search): { tab?: AppTab } => ({
    tab: APP_TABS.find((tab) => tab === search['tab']),
  }),
  component: lazyRouteComponent(() => import('../apps/app-page.js'), 'AppPage'),
});

const deploymentRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/app/$app/deployments/$deployment',
  component: lazyRouteComponent(
    () => import('../deployments/deployment-page.js'),
    'DeploymentPage',
  ),
});

const outboxRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/outbox',
  component: lazyRouteComponent(() => import('../outbox/outbox-page.js'), 'OutboxPage'),
});

const membersRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/members',
  component: lazyRouteComponent(() => import('../members/members-page.js'), 'MembersPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('../projects/settings-page.js'), 'SettingsPage'),
});

/** The pages of a project. */
export const projectRoutes = projectRoute.addChildren([
  overviewRoute,
  productsRoute,
  keysRoute,
  outboxRoute,
  membersRoute,
  settingsRoute,
  appsRoute,
  newAppRoute,
  appRoute,
  deploymentRoute,
]);
