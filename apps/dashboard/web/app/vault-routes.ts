import { createRoute } from '@tanstack/react-router';
import { calendarSearch } from '../vault/calendar/calendar-route.js';
import { contactsSearch } from '../vault/contacts/contacts-route.js';
import { filesSearch } from '../vault/files/files-route.js';
import { notesSearch } from '../vault/notes/notes-route.js';
import { photosSearch } from '../vault/photos/photos-route.js';
import { spaceSearch } from '../vault/space-search.js';
import { tasksSearch } from '../vault/tasks/tasks-route.js';
import { lazyPage } from './lazy-page.js';
import { projectRoute } from './project-route.js';

const filesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/files',
  validateSearch: filesSearch,
  component: lazyPage(() => import('../vault/files/files-page.js'), 'FilesPage'),
});

const notesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/notes',
  validateSearch: notesSearch,
  component: lazyPage(() => import('../vault/notes/notes-page.js'), 'NotesPage'),
});

const photosRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/photos',
  validateSearch: photosSearch,
  component: lazyPage(() => import('../vault/photos/photos-page.js'), 'PhotosPage'),
});

const tasksRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/tasks',
  validateSearch: tasksSearch,
  component: lazyPage(() => import('../vault/tasks/tasks-page.js'), 'TasksPage'),
});

const calendarRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/calendar',
  validateSearch: calendarSearch,
  component: lazyPage(() => import('../vault/calendar/calendar-page.js'), 'CalendarPage'),
});

const bookingRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/booking-pages',
  validateSearch: spaceSearch,
  component: lazyPage(
    () => import('../vault/calendar/booking/booking-page.js'),
    'BookingPagesPage',
  ),
});

const contactsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/contacts',
  validateSearch: contactsSearch,
  component: lazyPage(() => import('../vault/contacts/contacts-page.js'), 'ContactsPage'),
});

const retentionRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/retention',
  validateSearch: spaceSearch,
  component: lazyPage(() => import('../vault/retention/retention-page.js'), 'RetentionPage'),
});

const spacesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/spaces',
  component: lazyPage(() => import('../vault/spaces/spaces-page.js'), 'SpacesPage'),
});

const spaceRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/spaces/$space',
  component: lazyPage(() => import('../vault/spaces/space-page.js'), 'SpacePage'),
});

/** The pages of Vault. */
export const vaultRoutes = [
  filesRoute,
  photosRoute,
  notesRoute,
  tasksRoute,
  calendarRoute,
  bookingRoute,
  contactsRoute,
  retentionRoute,
  spacesRoute,
  spaceRoute,
] as const;
