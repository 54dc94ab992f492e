import { defineErrors } from '@skydeck/errors';

/** What routes of edge rules refuse. */
export const EdgeRulesErrors = defineErrors('edge_rules', {
  password_missing: {
    status: 422,
    message: 'A new user of basic authentication has no password.',
    fix: 'Send `password` for each name that is not there yet.',
  },
});
