import { defineErrors } from '@skydeck/errors';

export const RecipientErrors = defineErrors('recipient', {
  not_found: {
    status: 404,
    message: 'This project has no such recipient.',
    fix: 'Check the id or external id; test mode and live mode have their own.',
  },
  external_id_taken: {
    status: 409,
    message: 'Another recipient has this external id.',
    fix: 'Change that recipient, or choose another external id.',
  },
  no_address: {
    status: 409,
    message: 'This recipient is not reached on the channel that the message wants.',
    fix: 'Add an address to the recipient, or choose another channel.',
  },
});
