import { Deleted, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { SpaceId, Tag } from '../documents/document.schema.js';
import type { RetentionRuleEntity } from './retention-rule.entity.js';

/** A hundred years. */
const MOST_DAYS = 36_500;
const days = (text: string) => z.int().min(1).max(MOST_DAYS).nullable().describe(text);

const fields = {
  keep_days: days(
    'Days after its last change before which nobody may delete a file, 1 to 36,500; null for none.',
  ),
  delete_after_days: days(
    'Days after its last change at which a file goes to the trash, 1 to 36,500, no fewer than `keep_days`; null for never.',
  ),
};
const Folder = z.string().max(40).describe('`fol_…`: of all files in it, however deep.');

interface Days {
  readonly keep_days?: number | null | undefined;
  readonly delete_after_days?: number | null | undefined;
}
const isOrdered = ({ keep_days: keep, delete_after_days: after }: Days) =>
  keep == null || after == null || after >= keep;
const NOT_ORDERED = {
  error: 'Must be no fewer days than `keep_days`.',
  path: ['delete_after_days'],
};

export const CreateRetentionRule = z
  .strictObject({
    space_id: SpaceId.optional(),
    folder_id: Folder.optional(),
    tag: Tag.optional().describe('Of all documents that have this tag, 1 to 60 characters.'),
    keep_days: fields.keep_days.default(null),
    delete_after_days: fields.delete_after_days.default(null),
  })
  .refine(({ folder_id: folder, tag }) => (folder === undefined) !== (tag === undefined), {
    error: 'Give either `folder_id` or `tag`.',
    path: ['folder_id'],
  })
  .refine(({ keep_days: keep, delete_after_days: after }) => keep !== null || after !== null, {
    error: 'Give `keep_days`, `delete_after_days` or both.',
    path: ['keep_days'],
  })
  .refine(isOrdered, NOT_ORDERED)
  .meta({ id: 'CreateRetentionRule' });
export type CreateRetentionRule = z.output<typeof CreateRetentionRule>;

export const UpdateRetentionRule = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .refine(isOrdered, NOT_ORDERED)
  .meta({ id: 'UpdateRetentionRule' });
export type UpdateRetentionRule = z.output<typeof UpdateRetentionRule>;

/** A rule as callers see it. */
export const RetentionRule = z
  .object({
    id: z.string().describe('`rtr_…`'),
    space_id: z.string().describe('`spc_…` that it is of.'),
    folder_id: Folder.nullable(),
    tag: z.string().nullable().describe('The tag of whose documents it is; null for a folder.'),
    ...fields,
    version: z.int().describe('Counts its changes; see `If-Match`.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'RetentionRule' });

export const RetentionRuleResponse = envelopeOf(RetentionRule);
export const RetentionRuleListResponse = pageOf(RetentionRule);
export const RetentionRuleDeletedResponse = envelopeOf(Deleted);

export const ListRetentionRules = listQuery('retention_rules', {
  filters: { space_id: SpaceId },
});
export type ListRetentionRules = z.output<typeof ListRetentionRules.schema>;

export const toRetentionRule = (row: RetentionRuleEntity): z.output<typeof RetentionRule> => ({
  id: row.id,
  space_id: row.spaceId,
  folder_id: row.folderId,
  tag: row.tag,
  keep_days: row.keepDays,
  delete_after_days: row.deleteAfterDays,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
