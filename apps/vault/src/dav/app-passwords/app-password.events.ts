import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { type AppPasswordEntity, DAV_PRODUCTS, DAV_RIGHTS } from './app-password.entity.js';

const AppPassword = z.object({
  id: z.string().describe('`apw_…`'),
  name: z.string().describe('What it is for.'),
  space_id: z.string().describe('`spc_…` that it opens.'),
  user_id: z.string().nullable().describe('The user as whom it acts; null for the project.'),
  rights: z.enum(DAV_RIGHTS).describe('Whether it may change anything.'),
  products: z.array(z.enum(DAV_PRODUCTS)).describe('What it opens.'),
});

/** What happens to app passwords. */
export const AppPasswordEvents = defineEvents('app_password', {
  created: { schema: AppPassword, description: 'A password for an app was made.' },
  deleted: { schema: AppPassword, description: 'A password was deleted; it opens nothing more.' },
});

/** What events show of an app password. */
export const appPasswordState = (row: AppPasswordEntity) => ({
  id: row.id,
  name: row.name,
  space_id: row.spaceId,
  user_id: row.userId,
  rights: row.rights,
  products: row.products,
});
