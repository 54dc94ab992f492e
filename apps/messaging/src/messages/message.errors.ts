import { defineErrors } from '@skydeck/errors';

export const MessageErrors = defineErrors('message', {
  not_found: {
    status: 404,
    message: 'This project has no such message.',
    fix: 'Check the identifier, and that the key belongs to the project that sent the message.',
  },
  not_cancelable: {
    status: 409,
    message: 'This message is being sent, or has ended.',
    fix: 'Read the message: its `status` says how far it is.',
  },
});
