import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../api/session.js';
import { NotFoundPage } from './not-found-page.js';
import { FailedPage } from './failed-page.js';
import { queryClient } from './query-client.js';

interface Context {
  readonly queryClient: QueryClient;
}

const rootRoute = createRootRouteWithContext<Context>()({
  notFoundComponent: NotFoundPage,
  errorComponent: FailedPage,
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search): { next?: string } => ({ next: textOf(search['next']) }),
  component: lazyRouteComponent(() => import('../sign-in/sign-in-page.js'), 'SignInPage'),
});

/** Everything that only somebody who is signed in may see. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (!session.account) throw redirect({ to: '/sign-in', search: { next: location.href } });
  },
});

const deviceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/device',
  validateSearch: (search): { user_code?: string } => ({
    user_code: textOf(search['user_code']),
  }),
  component: lazyRouteComponent(() => import('../device/device-page.js'), 'DevicePage'),
});

const shellRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'shell',
  component: lazyRouteComponent(() => import('../shell/shell.js'), 'Shell'),
});

const projectsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../projects/projects-page.js'), 'ProjectsPage'),
});

const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('../account/account-page.js'), 'AccountPage'),
});

const enginesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/engines',
  component: lazyRouteComponent(() => import('../engines/engines-page.js'), 'EnginesPage'),
});

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

const routeTree = rootRoute.addChildren([
  signInRoute,
  signedInRoute.addChildren([
    deviceRoute,
    shellRoute.addChildren([
      projectsRoute,
      accountRoute,
      enginesRoute,
      projectRoute.addChildren([
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
      ]),
    ]),
  ]),
]);

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
