import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { type InvitationMailEntity, ITIP_METHODS } from './invitation-mail.entity.js';

const Mail = z.object({
  event_id: z.string().describe('`cev_…`'),
  calendar_id: z.string().describe('`cal_…`'),
  method: z.enum(ITIP_METHODS).describe('What the mail says, as RFC 5546 names it.'),
});

/** What becomes of mails about events. Addresses stay where they are: events go to webhooks. */
export const InvitationMailEvents = defineEvents('calendar_invitation', {
  sent: { schema: Mail, description: 'A mail about an event was handed over to be sent.' },
  failed: { schema: Mail, description: 'A mail about an event could not be sent.' },
});

/** What events show of a mail. */
export const mailState = ({ eventId, calendarId, method }: InvitationMailEntity) => ({
  event_id: eventId,
  calendar_id: calendarId,
  method,
});
