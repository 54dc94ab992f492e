import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CalendarEvent } from '../events/calendar-event.schema.js';
import { ITIP_METHODS } from './invitation-mail.entity.js';

const MOST_ICS_CHARS = 1_000_000;

export const ReceiveInvitation = z
  .strictObject({
    ics: z
      .string()
      .min(1)
      .max(MOST_ICS_CHARS)
      .describe('The calendar file of the mail, with its METHOD.'),
  })
  .meta({ id: 'ReceiveInvitation' });
export type ReceiveInvitation = z.output<typeof ReceiveInvitation>;

export const ReceivedInvitationResponse = envelopeOf(
  z
    .object({
      method: z.enum(ITIP_METHODS).describe('What the mail says.'),
      result: z
        .enum(['applied', 'ignored'])
        .describe('Ignored: of an event or guest that is not known, or overtaken by a later mail.'),
      event: CalendarEvent.nullable().describe('The event as it is now; null when there is none.'),
    })
    .meta({ id: 'ReceivedInvitation' }),
);

export const RespondToInvitation = z
  .strictObject({
    email: z.email().max(254).describe('Whose answer it is; one of the attendees.'),
    status: z.enum(['accepted', 'declined', 'tentative']).describe('What is answered.'),
    send_reply: z.boolean().default(true).describe('Whether who invites is told by mail.'),
  })
  .meta({ id: 'RespondToInvitation' });
export type RespondToInvitation = z.output<typeof RespondToInvitation>;
