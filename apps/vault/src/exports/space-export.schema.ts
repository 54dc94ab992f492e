import { Deleted, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { EXPORT_STATUSES, type SpaceExportEntity } from './space-export.entity.js';

const counted = (what: string) => z.int().describe(`How many ${what}.`);

/** An export as callers see it. */
export const SpaceExport = z
  .object({
    id: z.string().describe('`exp_…`'),
    space_id: z.string().describe('`spc_…` that it is of.'),
    status: z.enum(EXPORT_STATUSES).describe('Whether it waits, is made, or how it ended.'),
    size_bytes: z.int().nullable().describe('Bytes of the archive; null until it is ready.'),
    sha256: z.string().nullable().describe('SHA-256 of the archive, 64 hexadecimal digits.'),
    counts: z
      .object({
        files: counted('files, photographs among them'),
        folders: counted('folders'),
        notes: counted('notes'),
        tasks: counted('tasks'),
        events: counted('events of calendars'),
        contacts: counted('contacts'),
      })
      .nullable()
      .describe('What is in it; null until it is ready.'),
    problem: z.string().nullable().describe('Why it failed; null when it did not.'),
    has_link: z.boolean().describe('Whether whoever has its link can download it.'),
    created_at: z.iso.datetime().describe('When it was asked for.'),
    finished_at: z.iso.datetime().nullable().describe('When it was ready, or failed.'),
    expires_at: z.iso.datetime().describe('When it deletes itself.'),
  })
  .meta({ id: 'SpaceExport' });

export const SpaceExportResponse = envelopeOf(SpaceExport);
export const SpaceExportListResponse = pageOf(SpaceExport);
export const SpaceExportDeletedResponse = envelopeOf(Deleted);

export const SpaceExportLinkResponse = envelopeOf(
  z
    .object({
      url: z.url().describe('Where whoever has it downloads the archive. It is shown once.'),
      expires_at: z.iso.datetime().describe('When it leads nowhere any more.'),
    })
    .meta({ id: 'SpaceExportLink' }),
);

export const ListSpaceExports = listQuery('space_exports');
export type ListSpaceExports = z.output<typeof ListSpaceExports.schema>;

export const toSpaceExport = (row: SpaceExportEntity): z.output<typeof SpaceExport> => ({
  id: row.id,
  space_id: row.spaceId,
  status: row.status,
  size_bytes: row.sizeBytes,
  sha256: row.sha256,
  counts: row.counts && { ...row.counts, contacts: row.counts.contacts ?? 0 },
  problem: row.problem,
  has_link: row.linkHash !== null,
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
  expires_at: row.expiresAt.toISOString(),
});
