import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { RetentionRuleEntity } from './retention-rule.entity.js';

const Rule = z.object({
  id: z.string().describe('`rtr_…`'),
  space_id: z.string().describe('`spc_…`'),
  folder_id: z.string().nullable().describe('`fol_…` of whose files it is; null for a tag.'),
  tag: z.string().nullable().describe('The tag of whose documents it is; null for a folder.'),
  keep_days: z.int().nullable().describe('Days that files are kept; null for none.'),
  delete_after_days: z
    .int()
    .nullable()
    .describe('Days after which they are deleted; null for never.'),
});

/** What happens to rules. */
export const RetentionRuleEvents = defineEvents('retention_rule', {
  created: { schema: Rule, description: 'A rule was made of how long files are kept.' },
  updated: { schema: Rule, description: 'A rule was changed.' },
  deleted: { schema: Rule, description: 'A rule was deleted: it keeps and deletes nothing more.' },
});

/** What events and the audit log show of a rule. */
export const ruleState = (row: RetentionRuleEntity) => ({
  id: row.id,
  space_id: row.spaceId,
  folder_id: row.folderId,
  tag: row.tag,
  keep_days: row.keepDays,
  delete_after_days: row.deleteAfterDays,
});
