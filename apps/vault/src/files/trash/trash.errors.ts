import { defineErrors } from '@skydeck/errors';

/** Why something cannot be taken out of the trash. */
export const TrashErrors = defineErrors('trash', {
  not_found: {
    status: 404,
    message: 'There is no such thing in the trash.',
    fix: 'List what is there with `GET /trash`; what was in a folder comes back with the folder.',
  },
});
