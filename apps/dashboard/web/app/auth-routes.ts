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

/** The pages of those who sign in to what a project offers. */
export const authRoutes = [authRoute, userRoute] as const;
