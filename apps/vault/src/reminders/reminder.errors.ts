import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a reminder. */
export const ReminderErrors = defineErrors('reminder', {
  not_found: {
    status: 404,
    message: 'There is no such reminder.',
    fix: 'List the reminders of the task with `GET /tasks/{task}/reminders`.',
  },
});
