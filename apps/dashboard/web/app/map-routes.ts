import { createRoute } from '@tanstack/react-router';
import { MAP_TABS, type MapTab } from '../maps/map-tab.js';
import { TRACKING_TABS, type TrackingTab } from '../maps/tracking/tracking-tab.js';
import { lazyPage } from './lazy-page.js';
import { projectRoute } from './project-route.js';

const mapsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/maps',
  validateSearch: (search): { tab?: MapTab } => ({
    tab: MAP_TABS.find((tab) => tab === search['tab']),
  }),
  component: lazyPage(() => import('../maps/maps-page.js'), 'MapsPage'),
});

const trackingRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/tracking',
  validateSearch: (search): { tab?: TrackingTab } => ({
    tab: TRACKING_TABS.find((tab) => tab === search['tab']),
  }),
  component: lazyPage(() => import('../maps/tracking/tracking-page.js'), 'TrackingPage'),
});

/** The pages of Location. */
export const mapRoutes = [mapsRoute, trackingRoute] as const;
