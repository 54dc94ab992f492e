import { quotaSetting, RowQuota } from '@skydeck/limits';
import { z } from 'zod';

/** What can be set of notes. */
export const noteConfig = {
  QUOTA_NOTES: quotaSetting(100_000, 'Notes that one project may have'),
  VAULT_NOTE_TRASH_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .describe('Days after which notes in the trash are deleted for good, 1 to 3,650.'),
};

/** The settings of notes as providers are given them. */
export class NoteSettings {
  constructor(readonly trashDays: number) {}
}

const COUNT = 'select count(*) from note where project_id = $1';

/** How many notes a project may have. */
export const noteQuotas = ({ QUOTA_NOTES }: { readonly QUOTA_NOTES: number }) => [
  new RowQuota('notes', QUOTA_NOTES, COUNT),
];
