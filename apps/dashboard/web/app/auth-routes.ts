import { createRoute } from '@tanstack/react-router';
import { AUTH_TABS, type AuthTab } from '../authentication/auth-tab.js';
import { projectRoute } from './project-route.js';
import { lazyPage } from './lazy-page.js';

const authRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/auth',
  validateSearch: (search): { tab?: AuthTab } => ({
    tab: AUTH_TABS.find((tab) => tab === search['tab']),
  }),
  component: lazyPage(
    () => import('../authentication/authentication-page.js'),
    'AuthenticationPage',
  ),
});

const userRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/auth/users/$user',
  component: lazyPage(() => import('../users/user-page.js'), 'UserPage'),
});

const DESKS = ['reviews', 'sessions'] as const;
export type KycDesk = (typeof DESKS)[number];

const kycRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/kyc',
  validateSearch: (search): { desk?: KycDesk } => ({
    desk: DESKS.find((desk) => desk === search['desk']),
  }),
  component: lazyPage(() => import('../kyc/kyc-page.js'), 'KycPage'),
});

const kycReviewRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/kyc/reviews/$review',
  component: lazyPage(() => import('../kyc/reviews/review-page.js'), 'ReviewPage'),
});

const kycSessionRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/kyc/sessions/$session',
  component: lazyPage(() => import('../kyc/sessions/session-page.js'), 'SessionPage'),
});

/** The pages of those who sign in to what a project offers. */
export const authRoutes = [
  authRoute,
  userRoute,
  kycRoute,
  kycReviewRoute,
  kycSessionRoute,
] as const;
