import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a task. */
export const TaskErrors = defineErrors('task', {
  not_found: {
    status: 404,
    message: 'There is no such task.',
    fix: 'List the tasks of the list; test mode and live mode have their own.',
  },
  list_not_found: {
    status: 404,
    message: 'There is no such list of tasks.',
    fix: 'List them with `GET /lists`; each space has its own.',
  },
  cycle: {
    status: 409,
    message: 'A task cannot lie within itself.',
    fix: 'Choose a parent that is neither the task nor one of its subtasks.',
  },
  too_deep: {
    status: 409,
    message: 'Subtasks lie too deep.',
    fix: 'Put tasks into each other at most 10 deep.',
  },
});
