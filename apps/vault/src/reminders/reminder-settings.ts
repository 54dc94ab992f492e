import { quotaSetting, RowQuota } from '@skydeck/limits';
import { z } from 'zod';

/** What can be set of reminders. */
export const reminderConfig = {
  QUOTA_REMINDERS: quotaSetting(100_000, 'Reminders that one project may have'),
  MESSAGING_INTERNAL_URL: z
    .url()
    .default('http://127.0.0.1:4105')
    .describe('Internal listener of messaging, which sends reminders and invitations.'),
};

/** The settings of reminders as providers are given them. */
export class ReminderSettings {
  constructor(readonly messagingUrl: string) {}
}

const COUNT = 'select count(*) from reminder where project_id = $1';

/** How many reminders a project may have. */
export const reminderQuotas = ({ QUOTA_REMINDERS }: { readonly QUOTA_REMINDERS: number }) => [
  new RowQuota('reminders', QUOTA_REMINDERS, COUNT),
];
