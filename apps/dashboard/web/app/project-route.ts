import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from './frame-routes.js';

/** The frame of the pages of a project. */
export const projectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$project',
  component: lazyRouteComponent(() => import('../projects/project-frame.js'), 'ProjectFrame'),
});
