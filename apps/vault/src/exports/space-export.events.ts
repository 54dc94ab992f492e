import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { SpaceExportEntity } from './space-export.entity.js';

const of = {
  id: z.string().describe('`exp_…`'),
  space_id: z.string().describe('`spc_…`'),
};
const Export = z.object(of);

/** What becomes of exports of spaces. */
export const SpaceExportEvents = defineEvents('space_export', {
  created: { schema: Export, description: 'Somebody asked for all that is in a space.' },
  ready: {
    schema: z.object({ ...of, size_bytes: z.int().describe('Bytes of the archive.') }),
    description: 'The archive of a space can be downloaded.',
  },
  failed: {
    schema: z.object({ ...of, problem: z.string().describe('Why.') }),
    description: 'The archive of a space could not be made.',
  },
  deleted: {
    schema: Export,
    description: 'The archive of a space was deleted, by somebody or by time.',
  },
});

/** What events show of an export. */
export const exportState = ({ id, spaceId }: SpaceExportEntity) => ({ id, space_id: spaceId });
