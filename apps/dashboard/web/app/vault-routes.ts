import { createRoute } from '@tanstack/react-router';
import { notesSearch } from '../vault/notes/notes-route.js';
import { tasksSearch } from '../vault/tasks/tasks-route.js';
import { lazyPage } from './lazy-page.js';
import { projectRoute } from './project-route.js';

const notesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/notes',
  validateSearch: notesSearch,
  component: lazyPage(() => import('../vault/notes/notes-page.js'), 'NotesPage'),
});

const tasksRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vault/tasks',
  validateSearch: tasksSearch,
  component: lazyPage(() => import('../vault/tasks/tasks-page.js'), 'TasksPage'),
});

/** The pages of Vault. */
export const vaultRoutes = [notesRoute, tasksRoute] as const;
