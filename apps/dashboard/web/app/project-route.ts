import { createRoute } from '@tanstack/react-router';
import { shellRoute } from './frame-routes.js';
import { lazyPage } from './lazy-page.js';

/** The frame of the pages of a project. */
export const projectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$project',
  component: lazyPage(() => import('../projects/project-frame.js'), 'ProjectFrame'),
});
