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

const liveStreamsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/live-streams',
  component: lazyPage(() => import('../live-streams/live-streams-page.js'), 'LiveStreamsPage'),
});

const liveStreamRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/live-streams/$stream',
  component: lazyPage(
    () => import('../live-streams/live-stream/live-stream-page.js'),
    'LiveStreamPage',
  ),
});

const insightRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/videos/insight',
  component: lazyPage(() => import('../videos/insight/insight-page.js'), 'InsightPage'),
});

const playlistsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/videos/playlists',
  component: lazyPage(() => import('../videos/playlists/playlists-page.js'), 'PlaylistsPage'),
});

const playlistRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/videos/playlists/$playlist',
  component: lazyPage(() => import('../videos/playlists/playlist-page.js'), 'PlaylistPage'),
});

/** The pages of Media. */
export const mediaRoutes = [
  videosRoute,
  videoRoute,
  insightRoute,
  playlistsRoute,
  playlistRoute,
  liveStreamsRoute,
  liveStreamRoute,
] as const;
