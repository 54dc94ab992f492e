import { z } from 'zod';
import { realHome } from '../backup/home-of.js';
import { findBreak } from '../operator-audit/operator-entry.js';
import { readOperatorLog } from '../operator-audit/operator-log.js';
import { type Operation, operation } from './operation.js';

/** What `skydeck audit operator` has done. */
export const AUDIT_OPERATIONS: Readonly<Record<string, Operation>> = {
  'audit operator': operation(
    z.object({ most: z.number().int().min(1) }),
    async ({ most }, { home }) => {
      const entries = readOperatorLog(realHome(home));
      return Promise.resolve({
        items: entries.slice(-most).toReversed(),
        broken_at: findBreak(entries),
      });
    },
  ),
};
