import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { SpaceId } from '../../documents/document.schema.js';

export const Duplicate = z
  .object({
    id: z.string().describe('SHA-256 that the files share, or `dup_…` of a pair.'),
    kind: z.enum(['exact', 'near']).describe('The same bytes, or nearly the same picture.'),
    files: z.array(z.string()).describe('`fil_…` of the files, the oldest first.'),
    distance: z.number().describe('Bits of 64 in which the pictures differ; 0 for the same bytes.'),
  })
  .meta({ id: 'Duplicate' });
export type Duplicate = z.output<typeof Duplicate>;
export const DuplicateListResponse = pageOf(Duplicate);

/** Which to list. */
export const ListDuplicates = listQuery('duplicates', {
  filters: {
    space_id: SpaceId,
    kind: z
      .enum(['exact', 'near'])
      .describe('Files with the same bytes, or pictures that look alike; `exact` if not given.'),
  },
});
export type ListDuplicates = z.output<typeof ListDuplicates.schema>;
