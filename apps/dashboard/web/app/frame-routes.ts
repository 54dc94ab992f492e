import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../api/session.js';
import { FailedPage } from './failed-page.js';
import { NotFoundPage } from './not-found-page.js';

interface Context {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<Context>()({
  notFoundComponent: NotFoundPage,
  errorComponent: FailedPage,
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search): { next?: string } => ({ next: textOf(search['next']) }),
  component: lazyRouteComponent(() => import('../sign-in/sign-in-page.js'), 'SignInPage'),
});

/** Everything that only somebody who is signed in may see. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (!session.account) throw redirect({ to: '/sign-in', search: { next: location.href } });
  },
});

export const deviceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/device',
  validateSearch: (search): { user_code?: string } => ({
    user_code: textOf(search['user_code']),
  }),
  component: lazyRouteComponent(() => import('../device/device-page.js'), 'DevicePage'),
});

export const invitationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/invitations/$invitation',
  component: lazyRouteComponent(
    () => import('../invitations/invitation-page.js'),
    'InvitationPage',
  ),
});

export const shellRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'shell',
  component: lazyRouteComponent(() => import('../shell/shell.js'), 'Shell'),
});

export const projectsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../projects/projects-page.js'), 'ProjectsPage'),
});

export const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('../account/account-page.js'), 'AccountPage'),
});

export const enginesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/engines',
  component: lazyRouteComponent(() => import('../engines/engines-page.js'), 'EnginesPage'),
});
