import { createRoute, notFound } from '@tanstack/react-router';
import { APP_TABS, type AppTab } from '../apps/app-tab.js';
import { CONSENT_TABS, type ConsentTab } from '../consent/consent-words.js';
import { type Source, SOURCES } from '../sources/sources.js';
import { monthIn } from '../usage/months.js';
import { projectRoute } from './project-route.js';
import { databaseRoutes } from './database-routes.js';
import { authRoutes } from './auth-routes.js';
import { messageRoutes } from './message-routes.js';
import { mapRoutes } from './map-routes.js';
import { vaultRoutes } from './vault-routes.js';
import { mediaRoutes } from './media-routes.js';
import { payRoutes } from './pay-routes.js';
import { roomRoutes } from './room-routes.js';
import { serverRoutes } from './server-routes.js';
import { lazyPage } from './lazy-page.js';

const overviewRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/',
  component: lazyPage(() => import('../overview/overview-page.js'), 'OverviewPage'),
});

const productsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/products',
  component: lazyPage(() => import('../products/products-page.js'), 'ProductsPage'),
});

const keysRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/keys',
  component: lazyPage(() => import('../keys/keys-page.js'), 'KeysPage'),
});

const appsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/apps',
  component: lazyPage(() => import('../apps/apps-page.js'), 'AppsPage'),
});

const newAppRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/apps/new',
  component: lazyPage(() => import('../apps/new-app-page.js'), 'NewAppPage'),
});

const appRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/app/$app',
  validateSearch: (search): { tab?: AppTab } => ({
    tab: APP_TABS.find((tab) => tab === search['tab']),
  }),
  component: lazyPage(() => import('../apps/app-page.js'), 'AppPage'),
});

const deploymentRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/app/$app/deployments/$deployment',
  component: lazyPage(() => import('../deployments/deployment-page.js'), 'DeploymentPage'),
});

const outboxRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/outbox',
  component: lazyPage(() => import('../outbox/outbox-page.js'), 'OutboxPage'),
});

const messageProvidersRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/message-providers',
  component: lazyPage(() => import('../message-providers/providers-page.js'), 'ProvidersPage'),
});

const consentRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/consent',
  validateSearch: (search): { tab?: ConsentTab } => ({
    tab: CONSENT_TABS.find((tab) => tab === search['tab']),
  }),
  component: lazyPage(() => import('../consent/consent-page.js'), 'ConsentPage'),
});

const webhooksRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/webhooks',
  validateSearch: (search): { source?: Source } => ({
    source: SOURCES.find((source) => source === search['source']),
  }),
  component: lazyPage(() => import('../webhooks/webhooks-page.js'), 'WebhooksPage'),
});

const webhookRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/webhooks/$source/$webhook',
  beforeLoad: ({ params }) => {
    if (!SOURCES.some((source) => source === params.source)) throw notFound();
  },
  component: lazyPage(() => import('../webhooks/webhook-page.js'), 'WebhookPage'),
});

const VIEWS = ['events', 'audit'] as const;
export type ActivityView = (typeof VIEWS)[number];

const activityRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/activity',
  validateSearch: (search): { source?: Source; view?: ActivityView } => ({
    source: SOURCES.find((source) => source === search['source']),
    view: VIEWS.find((view) => view === search['view']),
  }),
  component: lazyPage(() => import('../activity/activity-page.js'), 'ActivityPage'),
});

const usageRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/usage',
  validateSearch: (search): { month?: string; meter?: string } => ({
    month: monthIn(search['month']),
    meter: typeof search['meter'] === 'string' ? search['meter'] : undefined,
  }),
  component: lazyPage(() => import('../usage/usage-page.js'), 'UsagePage'),
});

const membersRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/members',
  component: lazyPage(() => import('../members/members-page.js'), 'MembersPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/settings',
  component: lazyPage(() => import('../projects/settings-page.js'), 'SettingsPage'),
});

/** The pages of a project. */
export const projectRoutes = projectRoute.addChildren([
  overviewRoute,
  productsRoute,
  keysRoute,
  outboxRoute,
  messageProvidersRoute,
  consentRoute,
  webhooksRoute,
  webhookRoute,
  activityRoute,
  usageRoute,
  membersRoute,
  settingsRoute,
  appsRoute,
  newAppRoute,
  appRoute,
  deploymentRoute,
  ...serverRoutes,
  ...databaseRoutes,
  ...roomRoutes,
  ...authRoutes,
  ...messageRoutes,
  ...payRoutes,
  ...mediaRoutes,
  ...mapRoutes,
  ...vaultRoutes,
]);
