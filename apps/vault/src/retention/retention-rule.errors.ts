import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a rule. */
export const RetentionRuleErrors = defineErrors('retention_rule', {
  not_found: {
    status: 404,
    message: 'There is no such rule.',
    fix: 'List them with `GET /retention-rules`; each space has its own.',
  },
  exists: {
    status: 409,
    message: 'The folder or tag has a rule.',
    fix: 'Change that one: `GET /retention-rules` lists them.',
  },
});
