import { Deleted, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { isUserId } from './actor.js';
import { SPACE_ROLES, type SpaceEntity } from './space.entity.js';
import type { SpaceMemberEntity } from './space-member.entity.js';

const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
    .describe('What people call it, 1 to 200 characters.'),
  quota_bytes: z
    .int()
    .min(0)
    .nullable()
    .describe('Most bytes of files in it, 0 or more; null for as many as the project may have.'),
};

/** The customer's own id of a user. */
export const UserId = z
  .string()
  .refine(isUserId, 'Must be 1 to 128 letters, digits or any of `_.@:+|-`.')
  .describe('Your own id of the user.');

export const CreateSpace = z
  .strictObject({
    name: fields.name,
    quota_bytes: fields.quota_bytes.default(null),
    owner: UserId.optional().describe('Your own id of the user who owns it.'),
  })
  .meta({ id: 'CreateSpace' });
export type CreateSpace = z.output<typeof CreateSpace>;

export const UpdateSpace = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateSpace' });
export type UpdateSpace = z.output<typeof UpdateSpace>;

/** A space as callers see it. */
export const Space = z
  .object({
    id: z.string().describe('`spc_…`'),
    name: z.string().describe('What people call it.'),
    is_main: z.boolean().describe('Whether it is used when no space is named.'),
    quota_bytes: fields.quota_bytes,
    used_bytes: z.int().describe('Bytes of all versions of its files, those in the trash as well.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'Space' });
export const SpaceResponse = envelopeOf(Space);
export const SpaceListResponse = pageOf(Space);
export const SpaceDeletedResponse = envelopeOf(Deleted);

export const ListSpaces = listQuery('spaces');
export type ListSpaces = z.output<typeof ListSpaces.schema>;

export const SetSpaceMember = z
  .strictObject({
    role: z
      .enum(SPACE_ROLES)
      .describe('Viewers read, editors write as well, owners manage the space.'),
  })
  .meta({ id: 'SetSpaceMember' });
export type SetSpaceMember = z.output<typeof SetSpaceMember>;

/** A member as callers see it. */
export const SpaceMember = z
  .object({
    user_id: z.string().describe('Your own id of the user.'),
    role: z.enum(SPACE_ROLES).describe('What the user may do.'),
    created_at: z.iso.datetime().describe('Since when.'),
  })
  .meta({ id: 'SpaceMember' });
export const SpaceMemberResponse = envelopeOf(SpaceMember);
export const SpaceMemberListResponse = pageOf(SpaceMember);
export const ListSpaceMembers = listQuery('space_members', { sort: ['user_id'], usual: 'user_id' });
export type ListSpaceMembers = z.output<typeof ListSpaceMembers.schema>;

export const toSpace = (row: SpaceEntity): z.output<typeof Space> => ({
  id: row.id,
  name: row.name,
  is_main: row.isMain,
  quota_bytes: row.quotaBytes,
  used_bytes: row.usedBytes,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

export const toSpaceMember = (row: SpaceMemberEntity): z.output<typeof SpaceMember> => ({
  user_id: row.userId,
  role: row.role,
  created_at: row.createdAt.toISOString(),
});
