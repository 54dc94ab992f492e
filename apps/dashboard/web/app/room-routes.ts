import { createRoute } from '@tanstack/react-router';
import { ROOM_TABS, type RoomTab } from '../rooms/room/room-tab.js';
import { lazyPage } from './lazy-page.js';
import { projectRoute } from './project-route.js';

const roomsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/rooms',
  component: lazyPage(() => import('../rooms/rooms-page.js'), 'RoomsPage'),
});

const roomRecordingsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/rooms/recordings',
  component: lazyPage(() => import('../rooms/recordings/recordings-page.js'), 'RecordingsPage'),
});

const roomRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/rooms/$room',
  validateSearch: (search): { tab?: RoomTab } => ({
    tab: ROOM_TABS.find((tab) => tab === search['tab']),
  }),
  component: lazyPage(() => import('../rooms/room/room-page.js'), 'RoomPage'),
});

/** The pages of live rooms. */
export const roomRoutes = [roomsRoute, roomRecordingsRoute, roomRoute] as const;
