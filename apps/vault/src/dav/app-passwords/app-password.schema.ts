import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { type AppPasswordEntity, DAV_PRODUCTS, DAV_RIGHTS } from './app-password.entity.js';

const name = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
  .describe('What it is for, such as `Phone of Ana`; 1 to 120 characters.');
const rights = z.enum(DAV_RIGHTS).describe('Whether it may change anything, or only read.');
const products = z
  .array(z.enum(DAV_PRODUCTS))
  .min(1)
  .refine((all) => new Set(all).size === all.length, 'Must be different ones.')
  .describe(
    'What it opens: files over WebDAV, calendars and lists of tasks over CalDAV, contacts over CardDAV.',
  );
const user = z
  .string()
  .regex(/^[\w.@:+|-]{1,128}$/, 'Must be 1 to 128 letters, digits or any of `_.@:+|-`.');

export const CreateAppPassword = z
  .strictObject({
    name,
    space_id: z.string().optional().describe('`spc_…` that it opens; the main one by default.'),
    user_id: user
      .nullish()
      .describe('Your own id of the user as whom it acts, who must be a member of the space.'),
    rights: rights.default('write'),
    products: products.default([...DAV_PRODUCTS]),
  })
  .meta({ id: 'CreateAppPassword' });
export type CreateAppPassword = z.output<typeof CreateAppPassword>;

/** An app password as callers see it. */
export const AppPassword = z
  .object({
    id: z.string().describe('`apw_…`'),
    name,
    space_id: z.string().describe('`spc_…` that it opens.'),
    user_id: z.string().nullable().describe('The user as whom it acts; null for the project.'),
    rights,
    products,
    ending: z.string().describe('The last four characters of the password.'),
    last_used_at: z.iso
      .datetime()
      .nullable()
      .describe('When it was used last, to about a minute; null when never.'),
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'AppPassword' });
export type AppPassword = z.output<typeof AppPassword>;

export const NewAppPassword = AppPassword.extend({
  password: z.string().describe('What the app is given. It is not shown again.'),
  user_name: z.string().describe('What the app is given as the name of the user.'),
  files_url: z.string().describe('Address of the files, for apps that speak WebDAV.'),
  calendars_url: z
    .string()
    .describe('Address of calendars and lists of tasks, for apps that speak CalDAV.'),
  contacts_url: z.string().describe('Address of address books, for apps that speak CardDAV.'),
}).meta({ id: 'NewAppPassword' });

export const AppPasswordResponse = envelopeOf(AppPassword);
export const NewAppPasswordResponse = envelopeOf(NewAppPassword);
export const AppPasswordListResponse = pageOf(AppPassword);

/** Which app passwords to list. */
export const ListAppPasswords = listQuery('app-passwords', {
  filters: {
    space_id: z.string().min(1).max(64).describe('Only those of this space, `spc_…`.'),
    user_id: user.describe('Only those of this user.'),
  },
});
export type ListAppPasswords = z.output<typeof ListAppPasswords.schema>;

/** An app password as callers see it. */
export const toAppPassword = (row: AppPasswordEntity): AppPassword => ({
  id: row.id,
  name: row.name,
  space_id: row.spaceId,
  user_id: row.userId,
  rights: row.rights,
  products: row.products,
  ending: row.ending,
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});
