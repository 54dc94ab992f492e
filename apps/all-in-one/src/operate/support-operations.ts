import { z } from 'zod';
import { writeBundle } from '../support/support-bundle.js';
import { type Operation, operation } from './operation.js';

/** What `skydeck support-bundle` has done. */
export const SUPPORT_OPERATIONS: Readonly<Record<string, Operation>> = {
  'support-bundle': operation(
    z.object({ file: z.string(), found: z.record(z.string(), z.unknown()) }),
    async ({ file, found }, { home, environment }) => {
      const { files } = await writeBundle({ home, environment, file, found });
      return { file, files };
    },
  ),
};
