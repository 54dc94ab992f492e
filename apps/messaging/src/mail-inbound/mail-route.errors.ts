import { defineErrors } from '@skydeck/errors';

export const MailRouteErrors = defineErrors('mail_route', {
  not_found: {
    status: 404,
    message: 'There is no such mail route in this project and mode.',
    fix: 'List the mail routes; test mode and live mode have their own.',
  },
  exists: {
    status: 409,
    message: 'The domain has this route already.',
    fix: 'List the mail routes of the domain.',
  },
});

export const InboundMailErrors = defineErrors('inbound_mail', {
  not_found: {
    status: 404,
    message: 'This inbound message is no mail.',
    fix: 'Only messages of the channel `email` have one.',
  },
});
