import { defineErrors } from '@skydeck/errors';

export const InboundErrors = defineErrors('inbound', {
  not_found: {
    status: 404,
    message: 'This project has received no such message.',
    fix: 'List what came in; test mode and live mode have their own.',
  },
});
