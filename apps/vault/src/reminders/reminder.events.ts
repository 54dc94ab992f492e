import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Reminder = z.object({
  id: z.string().describe('`rem_…`'),
  task_id: z.string().describe('`tsk_…`'),
  due_at: z.iso.datetime().describe('When it was to be sent.'),
});

/** What becomes of reminders. */
export const ReminderEvents = defineEvents('reminder', {
  sent: { schema: Reminder, description: 'A reminder was handed to Messaging, which sends it.' },
  failed: {
    schema: Reminder,
    description: 'Messaging refused a reminder, or was away for a day after it was due.',
  },
});
