import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../api/session.js';
import { FailedPage } from './failed-page.js';
import { NotFoundPage } from './not-found-page.js';
import { lazyPage } from './lazy-page.js';

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
  component: lazyPage(() => import('../sign-in/sign-in-page.js'), 'SignInPage'),
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
  component: lazyPage(() => import('../device/device-page.js'), 'DevicePage'),
});

export const invitationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/invitations/$invitation',
  component: lazyPage(() => import('../invitations/invitation-page.js'), 'InvitationPage'),
});

export const shellRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'shell',
  component: lazyPage(() => import('../shell/shell.js'), 'Shell'),
});

export const projectsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  component: lazyPage(() => import('../projects/projects-page.js'), 'ProjectsPage'),
});

export const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  component: lazyPage(() => import('../account/account-page.js'), 'AccountPage'),
});

export const securityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account/security',
  component: lazyPage(() => import('../account/security/security-page.js'), 'SecurityPage'),
});

export const enginesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/engines',
  component: lazyPage(() => import('../engines/engines-page.js'), 'EnginesPage'),
});
