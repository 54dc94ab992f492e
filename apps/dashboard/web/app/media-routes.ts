import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.js';
import { projectRoute } from './project-route.js';

const videosRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/videos',
  component: lazyPage(() => import('../videos/videos-page.js'), 'VideosPage'),
});

const videoRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/videos/$video',
  component: lazyPage(() => import('../videos/video/video-page.js'), 'VideoPage'),
});

/** The pages of Media. */
export const mediaRoutes = [videosRoute, videoRoute] as const;
