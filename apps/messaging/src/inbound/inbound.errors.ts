import { defineErrors } from '@skydeck/errors';

export const InboundErrors = defineErrors('inbound', {
  not_found: {
    status: 404,
    message: 'This project has received no such message.',
    fix: 'List what came in; test mode and live mode have their own.',
  },
  attachment_not_found: {
    status: 404,
    message: 'No such file came with this message.',
    fix: 'Read the message: `attachments` lists its files; the first has the index 0.',
  },
  attachment_gone: {
    status: 502,
    message: 'The provider does not give this file out.',
    fix: 'Fetch files soon: WhatsApp keeps them for 30 days. Test the provider when it is a new one.',
  },
  attachment_too_large: {
    status: 502,
    message: 'This file is larger than 16 MiB.',
    fix: 'Fetch it from the provider yourself.',
  },
});
