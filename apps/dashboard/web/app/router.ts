import { createRouter } from '@tanstack/react-router';
import {
  accountRoute,
  deviceRoute,
  enginesRoute,
  invitationRoute,
  projectsRoute,
  rootRoute,
  securityRoute,
  shellRoute,
  signedInRoute,
  signInRoute,
} from './frame-routes.js';
import { projectRoutes } from './project-routes.js';
import { queryClient } from './query-client.js';

const routeTree = rootRoute.addChildren([
  signInRoute,
  signedInRoute.addChildren([
    deviceRoute,
    invitationRoute,
    shellRoute.addChildren([
      projectsRoute,
      accountRoute,
      securityRoute,
      enginesRoute,
      projectRoutes,
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
