import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type ServerTab, TAB_NAMES } from '../servers/server-tab.js';
import { projectRoute } from './project-route.js';

const serversRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/servers',
  component: lazyRouteComponent(() => import('../servers/servers-page.js'), 'ServersPage'),
});

const newServerRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/servers/new',
  component: lazyRouteComponent(() => import('../servers/new-server-page.js'), 'NewServerPage'),
});

const serverRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/server/$server',
  validateSearch: (search): { tab?: ServerTab } => ({
    tab: TAB_NAMES.find((tab) => tab === search['tab']),
  }),
  component: lazyRouteComponent(() => import('../servers/server-page.js'), 'ServerPage'),
});

const sshKeysRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/ssh-keys',
  component: lazyRouteComponent(() => import('../ssh-keys/ssh-keys-page.js'), 'SshKeysPage'),
});

const imagesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/images',
  component: lazyRouteComponent(() => import('../images/images-page.js'), 'ImagesPage'),
});

/** The pages of servers and what belongs to them. */
export const serverRoutes = [
  serversRoute,
  newServerRoute,
  serverRoute,
  sshKeysRoute,
  imagesRoute,
] as const;
