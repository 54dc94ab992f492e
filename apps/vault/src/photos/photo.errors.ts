import { defineErrors } from '@skydeck/errors';

/** Why a photograph cannot be shown. */
export const PhotoErrors = defineErrors('photo', {
  not_found: {
    status: 404,
    message: 'There is no such photograph.',
    fix: 'List them with `GET /photos`; one that was just added is there once it was read.',
  },
});
