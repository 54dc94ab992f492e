import { createRoute } from '@tanstack/react-router';
import { type ServerTab, TAB_NAMES } from '../servers/server-tab.js';
import { projectRoute } from './project-route.js';
import { lazyPage } from './lazy-page.js';

const serversRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/servers',
  component: lazyPage(() => import('../servers/servers-page.js'), 'ServersPage'),
});

const newServerRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/servers/new',
  component: lazyPage(() => import('../servers/new-server-page.js'), 'NewServerPage'),
});

const serverRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/server/$server',
  validateSearch: (search): { tab?: ServerTab } => ({
    tab: TAB_NAMES.find((tab) => tab === search['tab']),
  }),
  component: lazyPage(() => import('../servers/server-page.js'), 'ServerPage'),
});

const sshKeysRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/ssh-keys',
  component: lazyPage(() => import('../ssh-keys/ssh-keys-page.js'), 'SshKeysPage'),
});

const imagesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/images',
  component: lazyPage(() => import('../images/images-page.js'), 'ImagesPage'),
});

/** The pages of servers and what belongs to them. */
export const serverRoutes = [
  serversRoute,
  newServerRoute,
  serverRoute,
  sshKeysRoute,
  imagesRoute,
] as const;
