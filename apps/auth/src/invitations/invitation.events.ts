import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { ROLES } from '../projects/projects.schema.js';

const Invitation = z.object({
  id: z.string().describe('`inv_…`'),
  email: z.string().describe('E-mail address of the person who is invited.'),
  role: z.enum(ROLES).describe('What the person may do as a member.'),
});

/** What happens to invitations. */
export const InvitationEvents = defineEvents('invitation', {
  created: { schema: Invitation, description: 'A person was invited to the project.' },
  resent: { schema: Invitation, description: 'An invitation was sent again, with a new link.' },
  revoked: { schema: Invitation, description: 'An invitation was taken back.' },
  accepted: { schema: Invitation, description: 'An invitation was accepted; a member joined.' },
  declined: { schema: Invitation, description: 'An invitation was declined.' },
});
