import { defineErrors } from '@skydeck/errors';

/** Why a link cannot be made, found or followed. */
export const ShareErrors = defineErrors('share', {
  not_found: {
    status: 404,
    message: 'There is no such link.',
    fix: 'List the links of the project; who was sent one asks for another.',
  },
  ended: {
    status: 410,
    message: 'The link has ended.',
    fix: 'Ask who sent it for another one.',
  },
});
